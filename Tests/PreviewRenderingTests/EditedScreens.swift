extension EditedScreen {
  /// Two sections of rows with headers and lines between them.
  static let rows = EditedScreen(
    name: "rows",
    template: """
      canvas: { width: <width> }
      view:
        collection:
          layout: { list: { appearance: insetGrouped, listSectionSpacing: <sectionSpacing> } }
          contentInset: <contentInset>
          refreshing: <refreshing>
          headerHeight: <headerHeight>
          sections:
            - { header: { text: <header>, font: { size: <headerSize> } }, items: [Alma, <second>, Carl] }
            - { header: { text: Others }, items: [Dora, Emma] }
          cell:
            hstack:
              spacing: <spacing>
              children:
                - { circle: {}, fill: gray, opacity: <opacity>, frame: { width: <length>, height: 20 } }
                - { text: "${item}", font: { size: <size> } }
                - { text: now, font: { size: 11 }, padding: { leading: <leading> } }

      """,
    places: [
      Place("width", ["360", "375", "390"], "width <from> → <to> pt"),
      Place("sectionSpacing", ["10", "16"], "list section spacing <from> → <to> pt"),
      Place("contentInset", ["0", "7", "12"], "content inset <from> → <to> pt"),
      Place("refreshing", ["false", "true"], "refreshing <from> → <to>"),
      Place("headerHeight", ["30", "40"], "header height <from> → <to> pt"),
      Place(
        "header", ["People", "Friends"], "the header of section 0 '<to>': text '<from>' → '<to>'"),
      Place(
        "headerSize", ["12", "14"], "the header of section 0 '<header>': font size <from> → <to> pt"
      ),
      Place("second", ["Ben", "Benno"], "item 0.1 '<to>': text '<from>' → '<to>'"),
      Place("spacing", ["6", "10"], "all items: spacing of the hstack <from> → <to> pt"),
      Place("opacity", ["0.4", "0.7"], "all items: opacity of the circle <from> → <to>"),
      Place("length", ["20", "26"], "all items: width of the circle <from> → <to> pt"),
      Place(
        "size", ["15", "17", "19"], "all items: font size of text 1 ('Alma', …) <from> → <to> pt"),
      Place(
        "leading", ["4", "9"],
        "all items: padding of text 'now' [0, <from>, 0, 0] → [0, <to>, 0, 0] pt"
      ),
    ])

  /// A section that scrolls sideways, one that is filled column by column, and lines of items of one size.
  static let shelves = EditedScreen(
    name: "shelves",
    template: """
      canvas: { width: <width> }
      view:
        collection:
          layout: { grid: { columns: 1, spacing: 0 } }
          sections:
            - items: [1, 2, 3, 4, 5, 6, 7, 8]
              layout:
                compositional:
                  group:
                    horizontal:
                      width: { absolute: <group> }
                      height: { absolute: 80 }
                      subitems: [ { width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } } ]
                  interGroupSpacing: <between>
                  contentInsets: <contentInsets>
                  orthogonalScrollingBehavior: continuous
              contentOffset: <offset>
            - items: [A, B, C, D, E]
              insets: <insets>
              columns: <columns>
              layout: { waterfall: { rowSpacing: <rowSpacing>, columnSpacing: <columnSpacing> } }
              itemHeight: "${item == 'C' ? <height> : 60}"
            - items: [P, Q, R]
              layout: { flow: { itemSize: [<side>, 40], minimumLineSpacing: 6, minimumInteritemSpacing: <line> } }
          cell:
            text: "${item}"
            rotationEffect: <rotation>
            padding: <padding>
            frame: { maxWidth: infinity, maxHeight: infinity }
            background: teal
            cornerRadius: <radius>

      """,
    places: [
      Place("width", ["375", "390"], "width <from> → <to> pt"),
      Place(
        "group", ["100", "120"],
        // Cut ten characters after what differs.
        "group of section 0 horizontal <from> × 80 of … → horizontal <to> × 80 of …"),
      Place("between", ["6", "10"], "inter group spacing of section 0 <from> → <to> pt"),
      Place("contentInsets", ["0", "5"], "content insets of section 0 <from> → <to> pt"),
      Place("offset", ["10", "20", "35"], "content offset of section 0 <from> → <to> pt"),
      Place("insets", ["3", "8"], "insets of section 1 <from> → <to> pt"),
      Place("columns", ["2", "3"], "columns of section 1 <from> → <to>"),
      Place("rowSpacing", ["4", "7"], "row spacing of section 1 <from> → <to> pt"),
      Place("columnSpacing", ["5", "9"], "column spacing of section 1 <from> → <to> pt"),
      Place("height", ["70", "82"], "item 1.2 'C': item height <from> → <to> pt"),
      Place("side", ["50", "60"], "item size of section 2 <from>×40 → <to>×40 pt"),
      Place("line", ["8", "11"], "minimum interitem spacing of section 2 <from> → <to> pt"),
      Place("rotation", ["10", "25"], "all items: rotation <from>° → <to>°"),
      Place("padding", ["2", "4"], "all items: padding <from> → <to> pt"),
      Place("radius", ["4", "7"], "all items: corner radius <from> → <to> pt"),
    ])

  /// Texts, symbols and shapes in stacks and in a grid, with effects.
  static let views = EditedScreen(
    name: "views",
    template: """
      canvas: { width: <width>, padding: <canvasPadding> }
      view:
        vstack:
          spacing: <spacing>
          alignment: <alignment>
          children:
            - { text: <title>, font: { size: <size> } }
            - { symbol: <symbol> }
            - { color: red, frame: { width: <length>, height: 30 }, rotationEffect: <rotation> }
            - { linearGradient: { colors: [red, blue], startPoint: top, endPoint: <end> }, frame: { height: 40 } }
            - { text: Scaled, scaleEffect: <scale>, opacity: <opacity> }
            - { text: Shadow, shadow: { radius: <shadow> } }
            - hstack:
                - { text: Cancel, padding: <padding>, background: gray, cornerRadius: <radius> }
                - { spacer: { minLength: <minLength> } }
                - { text: <save>, foregroundColor: blue }
            - grid:
                horizontalSpacing: <horizontal>
                verticalSpacing: <vertical>
                children:
                  - gridRow: [ { text: A }, { text: Bee } ]
                  - gridRow: [ { text: Cee }, { text: D } ]

      """,
    places: [
      Place("width", ["375", "390"], "width <from> → <to> pt"),
      Place("canvasPadding", ["0", "9"], "padding <from> → <to> pt"),
      Place("spacing", ["8", "11", "15"], "spacing of the vstack <from> → <to> pt"),
      Place("alignment", ["leading", "trailing"], "alignment of the vstack <from> → <to>"),
      Place("title", ["Home", "Home  page", "Home page"], "text '<from>' → '<to>'"),
      Place("size", ["20", "22"], "font size of text '<title>' <from> → <to> pt"),
      Place("symbol", ["star", "heart"], "symbol '<from>' → '<to>'"),
      Place("length", ["30", "44"], "width of color 1 <from> → <to> pt"),
      Place("rotation", ["10", "25"], "rotation of color 1 <from>° → <to>°"),
      Place("end", ["bottom", "trailing"], "end point of the linear gradient <from> → <to>"),
      Place("scale", ["0.8", "1.2"], "scale of text 'Scaled' <from> → <to>"),
      Place("opacity", ["0.5", "0.75"], "opacity of text 'Scaled' <from> → <to>"),
      Place("shadow", ["2", "3"], "shadow radius of text 'Shadow' <from> → <to> pt"),
      Place("padding", ["6", "9"], "padding of text 'Cancel' <from> → <to> pt"),
      Place("radius", ["4", "7"], "corner radius of text 'Cancel' <from> → <to> pt"),
      Place("minLength", ["8", "20"], "minimum length of the spacer <from> → <to> pt"),
      Place("save", ["Save", "Store"], "text '<from>' → '<to>'"),
      Place("horizontal", ["6", "13"], "horizontal spacing of the grid <from> → <to> pt"),
      Place("vertical", ["3", "10"], "vertical spacing of the grid <from> → <to> pt"),
    ])
}
