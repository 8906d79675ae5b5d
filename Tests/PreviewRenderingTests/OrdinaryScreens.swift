extension OrdinaryScreen {
  /// A person with a picture, numbers and a button.
  static let profile = OrdinaryScreen(
    name: "profile",
    config: """
      canvas: { width: 390 }
      view:
        vstack:
          spacing: 12
          children:
            - { circle: , fill: indigo, frame: { width: 96, height: 90 } }
            - { text: Mira Okafor, font: title2 }
            - { text: Botanist in Porto, font: subheadline, foregroundColor: secondary }
            - hstack:
                spacing: 24
                children:
                  - { text: 128 posts }
                  - { text: 3400 followers }
            - { button: { title: Follow, style: borderedProminent } }
            - { divider: }
            - { text: Ferns and mosses since 2011., lineLimit: 2 }
        padding: 20

      """,
    edits: [
      Edit("spacing: 12", "spacing: 16", "spacing of the vstack 12 → 16 pt"),
      Edit("spacing: 24", "spacing: 18", "spacing of the hstack 24 → 18 pt"),
      Edit("fill: indigo", "fill: teal", "fill of the circle indigo → teal"),
      Edit("width: 96", "width: 80", "width of the circle 96 → 80 pt"),
      Edit("height: 90 }", "height: 90 }, padding: 4", "padding 4 pt added to the circle"),
      Edit("circle:", "rectangle:", "the circle became a rectangle"),
      Edit("title2", "title", "font of text 'Mira Okafor' title2 → title"),
      Edit("Okafor", "Okoro", "text 'Mira Okafor' → 'Mira Okoro'"),
      Edit("title2 }", "title2, bold: true }", "bold added to text 'Mira Okafor'"),
      Edit(
        "foregroundColor: secondary", "foregroundColor: brown",
        "foreground color of text 'Botanist in Porto' secondary → brown"),
      Edit(
        ", foregroundColor: secondary", "",
        "foreground color secondary removed from text 'Botanist in Porto'"),
      Edit("128 posts", "129 posts", "text '128 posts' → '129 posts'"),
      Edit(
        "- { text: 128 posts }\n            - { text: 3400 followers }",
        "- { text: 3400 followers }\n            - { text: 128 posts }",
        "text '128 posts' and text '3400 followers' changed places"),
      Edit("title: Follow,", "title: Message,", "text 'Follow' → 'Message'"),
      Edit(
        "borderedProminent", "bordered", "style of button 'Follow' borderedProminent → bordered"),
      Edit("      - { divider: }\n", "", "the divider removed"),
      Edit("divider:", "spacer:", "the divider became a spacer"),
      Edit(
        "lineLimit: 2", "lineLimit: 1", "line limit of text 'Ferns and mosses since 2011.' 2 → 1"),
      Edit("padding: 20", "padding: [20, 16]", "padding of the vstack 20 → [20, 16] pt"),
      Edit("width: 390", "width: 402", "width 390 → 402 pt"),
    ])

  /// A list of notes on a phone, with a bar and a field to search in.
  static let notes = OrdinaryScreen(
    name: "notes",
    config: """
      canvas: { width: 375, height: 667 }
      view:
        vstack:
          spacing: 0
          children:
            - { navigationBar: { title: Notes, displayMode: large } }
            - { searchField: Search notes, padding: [6, 16] }
            - collection:
                layout: { list: { appearance: plain } }
                items:
                  - { title: Paint shop, when: Monday }
                  - { title: Seeds, when: Tuesday }
                  - { title: Ladder, when: Friday }
                cell:
                  vstack:
                    alignment: leading
                    spacing: 3
                    children:
                      - { text: "${item.title}", font: headline }
                      - { text: "${item.when}", font: footnote, foregroundColor: secondary }

      """,
    edits: [
      Edit("title: Notes", "title: Memos", "navigation bar 'Notes' → 'Memos'"),
      Edit(
        "displayMode: large", "displayMode: inline",
        "display mode of navigation bar 'Notes' large → inline"),
      Edit("Search notes", "Find", "prompt of the search field 'Search notes' → 'Find'"),
      Edit(
        "padding: [6, 16]", "padding: [10, 16]",
        "padding of the search field [6, 16] → [10, 16] pt"),
      Edit(
        "      - { searchField: Search notes, padding: [6, 16] }\n", "",
        "the search field removed"),
      Edit("appearance: plain", "appearance: insetGrouped", "list appearance plain → insetGrouped"),
      Edit("title: Seeds", "title: Bulbs", "item 1 'Bulbs': text 'Seeds' → 'Bulbs'"),
      Edit("when: Friday", "when: Saturday", "item 2 'Ladder': text 'Friday' → 'Saturday'"),
      Edit(
        "            - { title: Ladder, when: Friday }\n", "", "item 2 'Ladder' removed"),
      Edit(
        "            - { title: Seeds, when: Tuesday }\n",
        "            - { title: Seeds, when: Tuesday }\n            - { title: Rope, when: Sunday }\n",
        "item 2 'Rope' inserted"),
      Edit(
        "- { title: Seeds, when: Tuesday }\n            - { title: Ladder, when: Friday }",
        "- { title: Ladder, when: Friday }\n            - { title: Seeds, when: Tuesday }",
        "items 1 and 2 swapped: 'Seeds', 'Ladder'"),
      Edit(
        "alignment: leading", "alignment: trailing",
        "all items: alignment of the vstack leading → trailing"),
      Edit("spacing: 3", "spacing: 5", "all items: spacing of the vstack 3 → 5 pt"),
      Edit(
        "font: headline", "font: body",
        "all items: font of text 1 ('Paint shop', …) headline → body"),
      Edit(
        "font: footnote", "font: caption",
        "all items: font of text 2 ('Monday', …) footnote → caption"),
      Edit(
        "secondary }", "blue }",
        "all items: foreground color of text 2 ('Monday', …) secondary → blue"),
      Edit(
        "foregroundColor: secondary }", "foregroundColor: secondary, italic: true }",
        "all items: italic added to text 2 ('Monday', …)"),
      Edit(
        "                - { text: \"${item.when}\", font: footnote, foregroundColor: secondary }\n",
        "",
        "all items: text 2 ('Monday', …) removed"),
      Edit("width: 375", "width: 375, appearance: dark", "appearance light → dark"),
      Edit("height: 667", "height: 700", "height 667 → 700 pt"),
    ])

  /// A form of controls, with a sum and a button below.
  static let checkout = OrdinaryScreen(
    name: "checkout",
    config: """
      canvas: { width: 390 }
      view:
        vstack:
          alignment: leading
          spacing: 14
          children:
            - { text: Delivery, font: title3 }
            - { textField: { prompt: Street, style: roundedBorder } }
            - { textField: { prompt: City, text: Ghent, style: roundedBorder } }
            - { stepper: { label: Boxes, value: 2, in: [1, 9] } }
            - { toggle: { label: Gift wrap, isOn: true } }
            - { slider: { value: 30, in: [0, 100] } }
            - { picker: { items: [Standard, Express], selected: 0, style: segmented } }
            - { progress: { label: Step 2 of 3, value: 0.6 } }
            - hstack: [ { text: Total }, spacer, { text: 41 €, bold: true } ]
            - { button: { title: Order, style: borderedProminent, size: large } }
        padding: 16

      """,
    edits: [
      Edit("alignment: leading", "alignment: center", "alignment of the vstack leading → center"),
      Edit("text: Delivery", "text: Shipping", "text 'Delivery' → 'Shipping'"),
      Edit("prompt: Street", "prompt: Road", "text field 'Street' → 'Road'"),
      Edit(
        "prompt: Street, style: roundedBorder", "prompt: Street, style: plain",
        "style roundedBorder removed from text field 'Street'"),
      Edit("text: Ghent", "text: Bruges", "text of text field 'City' 'Ghent' → 'Bruges'"),
      Edit("label: Boxes", "label: Parcels", "stepper 'Boxes' → 'Parcels'"),
      Edit("in: [1, 9]", "in: [1, 6]", "range of stepper 'Boxes' [1, 9] → [1, 6]"),
      Edit("value: 2,", "value: 9,", "value of stepper 'Boxes' 2 → 9"),
      Edit("isOn: true", "isOn: false", "value of toggle 'Gift wrap' on → off"),
      Edit("isOn: true", "isOn: true, tint: purple", "tint purple added to toggle 'Gift wrap'"),
      Edit("value: 30", "value: 75", "value of the slider 30 → 75"),
      Edit("in: [0, 100]", "in: [0, 60]", "range of the slider [0, 100] → [0, 60]"),
      Edit("selected: 0", "selected: 1", "value of the picker Standard → Express"),
      Edit(
        "[Standard, Express]", "[Standard, Express, Courier]",
        "options of the picker Standard, Express → Standard, Express, Courier"),
      Edit("value: 0.6", "value: 0.9", "value of progress 'Step 2 of 3' 0.6 → 0.9"),
      Edit("Step 2 of 3", "Step 3 of 3", "progress 'Step 2 of 3' → 'Step 3 of 3'"),
      Edit("41 €", "44 €", "text '41 €' → '44 €'"),
      Edit("41 €, bold: true", "41 €", "bold removed from text '41 €'"),
      Edit("size: large", "size: small", "size of button 'Order' large → small"),
      Edit("  padding: 16", "  padding: 24", "padding of the vstack 16 → 24 pt"),
    ])

  /// Goods in two columns, each with a picture, a name and a price.
  static let shop = OrdinaryScreen(
    name: "shop",
    config: """
      canvas: { width: 402 }
      view:
        collection:
          layout: { grid: { columns: 2, rowSpacing: 14, columnSpacing: 10 } }
          insets: 12
          header: { text: Kitchen, font: title }
          items:
            - { name: Kettle, price: 39, tone: orange }
            - { name: Whisk, price: 6, tone: mint }
            - { name: Pan, price: 24, tone: cyan }
            - { name: Scale, price: 18, tone: pink }
          cell:
            vstack:
              alignment: leading
              spacing: 4
              children:
                - { roundedRectangle: 8, fill: "${item.tone}", frame: { height: 90 } }
                - { text: "${item.name}", font: headline }
                - { text: "from ${item.price} €", foregroundColor: secondary }
            padding: 8
            background: secondarySystemBackground
            cornerRadius: 12

      """,
    edits: [
      Edit("columns: 2", "columns: 3", "columns 2 → 3"),
      Edit("rowSpacing: 14", "rowSpacing: 20", "row spacing 14 → 20 pt"),
      Edit("columnSpacing: 10", "columnSpacing: 16", "column spacing 10 → 16 pt"),
      Edit("insets: 12", "insets: 16", "insets 12 → 16 pt"),
      Edit("text: Kitchen", "text: Bath", "the header 'Bath': text 'Kitchen' → 'Bath'"),
      Edit("font: title ", "font: title2 ", "the header 'Kitchen': font title → title2"),
      Edit("    header: { text: Kitchen, font: title }\n", "", "the header 'Kitchen' removed"),
      Edit("name: Whisk", "name: Ladle", "item 1 'Ladle': text 'Whisk' → 'Ladle'"),
      Edit("price: 24", "price: 26", "item 2 'Pan': text 'from 24 €' → 'from 26 €'"),
      Edit(
        "tone: cyan", "tone: teal",
        "item 2 'Pan': fill of the rounded rectangle cyan → teal"),
      Edit("      - { name: Kettle, price: 39, tone: orange }\n", "", "item 0 'Kettle' removed"),
      Edit("spacing: 4", "spacing: 7", "all items: spacing of the vstack 4 → 7 pt"),
      Edit(
        "roundedRectangle: 8", "roundedRectangle: 4",
        "all items: corner radius of the rounded rectangle 8 → 4 pt"),
      Edit(
        "height: 90", "height: 110", "all items: height of the rounded rectangle 90 → 110 pt"),
      Edit(
        "font: headline", "font: subheadline",
        "all items: font of text 1 ('Kettle', …) headline → subheadline"),
      Edit("from ${", "${", "all items: text 'from N €' → 'N €'"),
      Edit("padding: 8", "padding: 10", "all items: padding 8 → 10 pt"),
      Edit(
        "background: secondarySystemBackground", "background: systemGray6",
        "all items: background secondarySystemBackground → systemGray6"),
      Edit("cornerRadius: 12", "cornerRadius: 16", "all items: corner radius 12 → 16 pt"),
      Edit(
        "cornerRadius: 12", "cornerRadius: 12\n      opacity: 0.8",
        "all items: opacity 1 → 0.8"),
    ])

  /// Rows of settings in sections.
  static let preferences = OrdinaryScreen(
    name: "preferences",
    config: """
      canvas: { width: 390 }
      view:
        collection:
          layout: { list: { appearance: insetGrouped } }
          sections:
            - header: { text: Sound }
              items:
                - { name: Ringer, icon: bell, tone: red, on: true }
                - { name: Haptics, icon: phone, tone: green, on: false }
            - header: { text: Display }
              footer: { text: Dims at night. }
              items:
                - { name: Night, icon: moon, tone: indigo, on: true }
          cell:
            hstack:
              spacing: 12
              children:
                - { symbol: "${item.icon}", foregroundColor: "${item.tone}" }
                - { text: "${item.name}" }
                - spacer
                - { toggle: "${item.on}" }

      """,
    edits: [
      Edit("insetGrouped", "grouped", "list appearance insetGrouped → grouped"),
      Edit("text: Sound", "text: Audio", "the header of section 0 'Audio': text 'Sound' → 'Audio'"),
      Edit(
        "text: Display }", "text: Display, foregroundColor: red }",
        "the header of section 1 'Display': foreground color red added"),
      Edit(
        "Dims at night.", "Dims in the evening.",
        "the footer of section 1 'Dims in the evening.': text 'Dims at night.' → 'Dims in the evening.'"
      ),
      Edit(
        "        footer: { text: Dims at night. }\n", "",
        "the footer of section 1 'Dims at night.' removed"),
      Edit("name: Ringer", "name: Bell tone", "item 0.0 'Bell tone': text 'Ringer' → 'Bell tone'"),
      Edit("icon: moon", "icon: star", "item 1.0 'Night': symbol 'moon' → 'star'"),
      Edit(
        "tone: green", "tone: mint",
        "item 0.1 'Haptics': foreground color of symbol 'phone' green → mint"),
      Edit(
        "tone: green, on: false", "tone: green, on: true",
        "item 0.1 'Haptics': value of the toggle off → on"),
      Edit(
        "          - { name: Haptics, icon: phone, tone: green, on: false }\n", "",
        "item 0.1 'Haptics' removed"),
      Edit(
        "          - { name: Night, icon: moon, tone: indigo, on: true }\n",
        "          - { name: Night, icon: moon, tone: indigo, on: true }\n"
          + "          - { name: Zoom, icon: search, tone: gray, on: false }\n",
        "item 1.1 'Zoom' inserted"),
      Edit(
        "- { name: Ringer, icon: bell, tone: red, on: true }\n          - { name: Haptics, icon: phone, tone: green, on: false }",
        "- { name: Haptics, icon: phone, tone: green, on: false }\n          - { name: Ringer, icon: bell, tone: red, on: true }",
        "items 0.0 and 0.1 swapped: 'Ringer', 'Haptics'"),
      Edit("spacing: 12", "spacing: 8", "all items: spacing of the hstack 12 → 8 pt"),
      Edit(
        "- { text: \"${item.name}\" }", "- { text: \"${item.name}\", lineLimit: 1 }",
        "all items: line limit 1 added to the text ('Ringer', …)"),
      Edit(
        "foregroundColor: \"${item.tone}\" }",
        "foregroundColor: \"${item.tone}\", imageScale: large }",
        "all items: image scale large added to the symbol ('bell', …)"),
      Edit("          - { toggle: \"${item.on}\" }\n", "", "all items: the toggle removed"),
      Edit("          - spacer\n", "", "all items: the spacer removed"),
      Edit(
        "    sections:", "    contentInset: 8\n    sections:", "content inset 0 → 8 pt"),
      Edit("    sections:", "    selected: [[0, 1]]\n    sections:", "selected items none → 0.1"),
      Edit("width: 390", "width: 390, dynamicType: xLarge", "dynamic type large → xLarge"),
    ])
}
