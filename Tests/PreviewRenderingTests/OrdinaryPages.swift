extension OrdinaryScreen {
  /// A cover with the song under it, its progress, and buttons.
  static let player = OrdinaryScreen(
    name: "player",
    config: """
      canvas: { device: iphone-15 }
      view:
        vstack:
          spacing: 20
          children:
            - zstack:
                alignment: bottomTrailing
                children:
                  - { linearGradient: { colors: [purple, blue] }, frame: { height: 300 } }
                  - { text: LIVE, font: caption, padding: [3, 6], background: red, cornerRadius: 4 }
              cornerRadius: 16
              shadow: { radius: 12, y: 6 }
            - vstack:
                spacing: 2
                children:
                  - { text: Harbour Lights, font: title2, bold: true }
                  - { text: Ada Lund, foregroundColor: secondary }
            - { progress: 0.35, tint: purple }
            - hstack:
                - { symbol: backward.fill }
                - { symbol: play.fill, font: largeTitle }
                - { symbol: forward.fill }
        padding: 24

      """,
    edits: [
      Edit(
        "device: iphone-15", "device: iphone-se", "device iPhone 15 → iPhone SE (1st generation)"),
      Edit(
        "device: iphone-15", "device: iphone-15, background: black",
        "screen background systemBackground → black"),
      Edit(
        "spacing: 20", "spacing: 28",
        "spacing of the vstack of 'LIVE', 'Harbour Lights' and 4 more 20 → 28 pt"),
      Edit(
        "alignment: bottomTrailing", "alignment: topTrailing",
        "alignment of the zstack bottomTrailing → topTrailing"),
      Edit(
        "colors: [purple, blue]", "colors: [purple, teal]",
        "stops of the linear gradient purple to blue → purple to teal"),
      Edit("height: 300", "height: 280", "height of the linear gradient 300 → 280 pt"),
      Edit("text: LIVE", "text: NEW", "text 'LIVE' → 'NEW'"),
      Edit("padding: [3, 6]", "padding: [4, 8]", "padding of text 'LIVE' [3, 6] → [4, 8] pt"),
      Edit("background: red", "background: pink", "background of text 'LIVE' red → pink"),
      Edit("cornerRadius: 4", "cornerRadius: 6", "corner radius of text 'LIVE' 4 → 6 pt"),
      Edit("cornerRadius: 16", "cornerRadius: 20", "corner radius of the zstack 16 → 20 pt"),
      Edit("radius: 12", "radius: 18", "shadow radius of the zstack 12 → 18 pt"),
      Edit(
        "            - { text: LIVE, font: caption, padding: [3, 6], background: red, cornerRadius: 4 }\n",
        "",
        "text 'LIVE' removed"),
      Edit(
        "spacing: 2\n", "spacing: 5\n",
        "spacing of the vstack of 'Harbour Lights' and 'Ada Lund' 2 → 5 pt"),
      Edit("Ada Lund", "Ada Lundh", "text 'Ada Lund' → 'Ada Lundh'"),
      Edit("progress: 0.35", "progress: 0.5", "value of the progress 0.35 → 0.5"),
      Edit("play.fill", "pause.fill", "symbol 'play.fill' → 'pause.fill'"),
      Edit("font: largeTitle", "font: title", "font of symbol 'play.fill' largeTitle → title"),
      Edit(
        "          - { symbol: forward.fill }\n",
        "          - { symbol: forward.fill }\n          - { symbol: shuffle }\n",
        "symbol 'shuffle' added"),
      Edit(
        "  padding: 24", "  padding: 16",
        "padding of the vstack of 'LIVE', 'Harbour Lights' and 4 more 24 → 16 pt"),
    ])

  /// Figures of a week: a gauge, a chart and cards.
  static let dashboard = OrdinaryScreen(
    name: "dashboard",
    config: """
      canvas: { width: 430, background: systemGroupedBackground }
      view:
        vstack:
          spacing: 16
          children:
            - { text: This week, font: largeTitle, id: headline }
            - { gauge: { value: 0.7, label: Goal, style: linearCapacity } }
            - chart:
                style: bar
                values: [{ label: Mon, value: 3 }, { label: Tue, value: 5 }, { label: Wed, value: 4 }]
              frame: { height: 160 }
            - hstack:
                spacing: 10
                children:
                  - vstack: [ { text: Steps, foregroundColor: secondary }, { text: "8204", font: title } ]
                    padding: 14
                    background: white
                    cornerRadius: 10
                  - vstack: [ { text: Sleep, foregroundColor: secondary }, { text: 7 h, font: title } ]
                    padding: 12
                    background: white
                    cornerRadius: 10
            - { text: Synced at noon, font: footnote, opacity: 0.6 }
        padding: 16

      """,
    edits: [
      Edit(
        "background: systemGroupedBackground", "background: systemGray6",
        "screen background systemGroupedBackground → systemGray6"),
      Edit("width: 430", "width: 430, padding: 6", "padding 0 → 6 pt"),
      Edit("text: This week", "text: Last week", "view 'headline': text 'This week' → 'Last week'"),
      Edit("font: largeTitle", "font: title", "font of view 'headline' largeTitle → title"),
      Edit("value: 0.7", "value: 0.9", "value of gauge 'Goal' 0.7 → 0.9"),
      Edit("label: Goal", "label: Target", "gauge 'Goal' → 'Target'"),
      Edit(
        "style: linearCapacity", "style: accessoryCircular",
        "style of gauge 'Goal' linearCapacity → accessoryCircular"),
      Edit("style: bar", "style: line", "style of the chart bar → line"),
      Edit(
        "Tue, value: 5", "Tue, value: 6",
        "values of the chart Mon 3, Tue 5, Wed 4 → Mon 3, Tue 6, Wed 4"),
      Edit(
        "style: bar\n", "style: bar\n          color: orange\n", "color orange added to the chart"),
      Edit("height: 160", "height: 200", "height of the chart 160 → 200 pt"),
      Edit("spacing: 10", "spacing: 14", "spacing of the hstack 10 → 14 pt"),
      Edit("text: Steps", "text: Stairs", "text 'Steps' → 'Stairs'"),
      Edit("\"8204\"", "\"8310\"", "text '8204' → '8310'"),
      Edit("padding: 14", "padding: 12", "padding of the vstack of 'Steps' and '8204' 14 → 12 pt"),
      Edit(
        "padding: 12\n              background: white",
        "padding: 12\n              background: yellow",
        "background of the vstack of 'Sleep' and '7 h' white → yellow"),
      Edit(
        "padding: 14\n              background: white\n              cornerRadius: 10",
        "padding: 14\n              background: white\n              cornerRadius: 14",
        "corner radius of the vstack of 'Steps' and '8204' 10 → 14 pt"),
      Edit("opacity: 0.6", "opacity: 0.8", "opacity of text 'Synced at noon' 0.6 → 0.8"),
      Edit(", opacity: 0.6", "", "opacity of text 'Synced at noon' 0.6 → 1"),
      Edit(
        "      - { text: Synced at noon, font: footnote, opacity: 0.6 }\n", "",
        "text 'Synced at noon' removed"),
    ])

  /// A ticket with a stub, drawn by shapes and texts.
  static let tickets = OrdinaryScreen(
    name: "tickets",
    config: """
      canvas: { width: 360, background: "#F4F1EA" }
      view:
        vstack:
          spacing: 0
          children:
            - hstack:
                - vstack:
                    alignment: leading
                    children:
                      - { text: Lisbon, font: { size: 28, weight: bold } }
                      - { text: 09:40, font: { size: 15 } }
                - spacer
                - { symbol: airplane, rotationEffect: 45, foregroundColor: orange }
                - spacer
                - { text: Oslo, font: { size: 24, weight: semibold } }
              padding: [18, 22]
            - { rectangle: , fill: systemGray4, frame: { height: 1 } }
            - { text: Gate B12, kerning: 1, padding: 12, border: { color: gray, width: 1 } }
            - { capsule: , stroke: { color: blue, lineWidth: 3 }, frame: { width: 120, height: 32 }, offset: [0, 6] }
        background: white
        clipShape: { roundedRectangle: 14 }
        shadow: 8
        padding: 20

      """,
    edits: [
      Edit("#F4F1EA", "#EAF4F1", "screen background #F4F1EA → #EAF4F1"),
      Edit("width: 360", "width: 375", "width 360 → 375 pt"),
      Edit("Lisbon", "Faro", "text 'Lisbon' → 'Faro'"),
      Edit("size: 28", "size: 30", "font size of text 'Lisbon' 28 → 30 pt"),
      Edit("weight: bold", "weight: heavy", "font weight of text 'Lisbon' bold → heavy"),
      Edit("size: 15", "size: 17", "font size of text '09:40' 15 → 17 pt"),
      Edit("09:40", "10:05", "text '09:40' → '10:05'"),
      Edit(
        "alignment: leading", "alignment: trailing",
        "alignment of the vstack of 'Lisbon' and '09:40' leading → trailing"),
      Edit(
        "symbol: airplane", "symbol: heart", "symbol 'airplane' → 'heart'"),
      Edit("rotationEffect: 45", "rotationEffect: 90", "rotation of symbol 'airplane' 45° → 90°"),
      Edit(
        "foregroundColor: orange", "foregroundColor: red",
        "foreground color of symbol 'airplane' orange → red"),
      Edit(
        "padding: [18, 22]", "padding: [18, 30]", "padding of the hstack [18, 22] → [18, 30] pt"),
      Edit("height: 1 }", "height: 2 }", "height of the rectangle 1 → 2 pt"),
      Edit("kerning: 1", "kerning: 2", "kerning of text 'Gate B12' 1 → 2 pt"),
      Edit("width: 1 }", "width: 2 }", "border width of text 'Gate B12' 1 → 2 pt"),
      Edit("color: gray", "color: black", "border of text 'Gate B12' gray → black"),
      Edit("lineWidth: 3", "lineWidth: 5", "line width of the capsule 3 → 5 pt"),
      Edit("color: blue", "color: green", "stroke color of the capsule blue → green"),
      Edit("offset: [0, 6]", "offset: [0, 10]", "offset of the capsule [0, 6] → [0, 10] pt"),
      Edit("Gate B12", "Gate C3", "text 'Gate B12' → 'Gate C3'"),
    ])

  /// Pictures in a wall, with a badge, under a heading.
  static let gallery = OrdinaryScreen(
    name: "gallery",
    config: """
      canvas: { width: 320 }
      view:
        vstack:
          spacing: 10
          children:
            - { text: Summer, font: title3 }
            - collection:
                layout: { waterfall: { columns: 2, spacing: 6 } }
                itemHeight: "${item.tall}"
                items:
                  - { name: Cove, tall: 90, tone: teal }
                  - { name: Dune, tall: 60, tone: yellow }
                  - { name: Pier, tall: 70, tone: brown }
                  - { name: Reef, tall: 80, tone: cyan }
                cell:
                  text: "${item.name}"
                  foregroundColor: white
                  frame: { maxWidth: infinity, maxHeight: infinity, alignment: bottomLeading }
                  background: "${item.tone}"
                  cornerRadius: 6
              id: wall
        padding: 10

      """,
    edits: [
      Edit("width: 320", "width: 344", "width 320 → 344 pt"),
      Edit("text: Summer", "text: Winter", "text 'Summer' → 'Winter'"),
      Edit("title3", "title3, underline: true", "underline added to text 'Summer'"),
      Edit("spacing: 10", "spacing: 4", "spacing of the vstack 10 → 4 pt"),
      Edit("columns: 2", "columns: 3", "columns 2 → 3"),
      Edit("columns: 2, spacing: 6", "columns: 2, spacing: 9", "spacing 6 → 9 pt"),
      Edit(
        "spacing: 6 }", "spacing: 6, rowSpacing: 12 }", "row spacing 6 → 12 pt"),
      Edit("name: Dune", "name: Beach", "item 1 'Beach': text 'Dune' → 'Beach'"),
      Edit("tall: 70", "tall: 100", "item 2 'Pier': item height 70 → 100 pt"),
      Edit("tone: brown", "tone: indigo", "item 2 'Pier': background brown → indigo"),
      Edit("tone: cyan", "tone: mint", "item 3 'Reef': background cyan → mint"),
      Edit(
        "            - { name: Cove, tall: 90, tone: teal }\n",
        "            - { name: Arch, tall: 50, tone: gray }\n            - { name: Cove, tall: 90, tone: teal }\n",
        "item 0 'Arch' inserted"),
      Edit(
        "foregroundColor: white", "foregroundColor: black",
        "all items: foreground color white → black"),
      Edit("            foregroundColor: white\n", "", "all items: foreground color white removed"),
      Edit(
        "alignment: bottomLeading", "alignment: topLeading",
        "all items: frame alignment bottomLeading → topLeading"),
      Edit("cornerRadius: 6", "cornerRadius: 9", "all items: corner radius 6 → 9 pt"),
      Edit(
        "cornerRadius: 6\n", "cornerRadius: 6\n            border: white\n",
        "all items: border white added"),
      Edit(
        "text: \"${item.name}\"", "text: \"${upper(item.name)}\"",
        // Each text is another one.
        "item 0 'COVE': text 'Cove' → 'COVE'", "item 1 'DUNE': text 'Dune' → 'DUNE'",
        "item 2 'PIER': text 'Pier' → 'PIER'", "item 3 'REEF': text 'Reef' → 'REEF'"),
      Edit("  padding: 10", "  padding: 14", "padding of the vstack 10 → 14 pt"),
      Edit(
        "      - { text: Summer, font: title3 }\n",
        "      - { text: Summer, font: title3 }\n      - { text: 4 pictures, font: caption }\n",
        "text '4 pictures' added"),
    ])

  /// A message with the people it is to, a sheet over it, and a bar of actions.
  static let mail = OrdinaryScreen(
    name: "mail",
    config: """
      canvas: { width: 390, height: 700 }
      view:
        vstack:
          alignment: leading
          spacing: 8
          children:
            - hstack:
                spacing: 6
                children:
                  - { text: Jo, padding: [2, 8], background: systemGray5, clipShape: capsule }
                  - { text: Sam, padding: [2, 8], background: systemGray5, clipShape: capsule }
            - { text: Minutes of Thursday, font: headline }
            - { text: "We agreed on blue. The rest is open, and we meet again on Monday.", lineSpacing: 2 }
            - { datePicker: { label: Remind me, date: 2026-05-04T09:30 } }
            - { menu: { title: More, items: [Print, Archive] } }
            - spacer
            - { tabBar: { items: [ { title: Inbox, symbol: tray }, { title: Sent, symbol: paperplane } ], selected: 0 } }
        padding: 12
        alert: { title: Delete message?, message: It cannot be restored., actions: [Delete, Keep] }

      """,
    edits: [
      Edit("spacing: 8", "spacing: 11", "spacing of the vstack 8 → 11 pt"),
      Edit("spacing: 6", "spacing: 4", "spacing of the hstack 6 → 4 pt"),
      Edit("text: Jo", "text: Jon", "text 'Jo' → 'Jon'"),
      Edit(
        "Sam, padding: [2, 8]", "Sam, padding: [2, 10]", "padding of text 'Sam' [2, 8] → [2, 10] pt"
      ),
      Edit(
        "Jo, padding: [2, 8], background: systemGray5", "Jo, padding: [2, 8], background: mint",
        "background of text 'Jo' systemGray5 → mint"),
      Edit(
        "            - { text: Sam, padding: [2, 8], background: systemGray5, clipShape: capsule }\n",
        "",
        "text 'Sam' removed"),
      Edit(
        "Minutes of Thursday", "Minutes of Friday",
        "text 'Minutes of Thursday' → 'Minutes of Friday'"),
      Edit(
        "font: headline", "font: title3", "font of text 'Minutes of Thursday' headline → title3"),
      Edit(
        "on blue.", "on green.",
        "text 'We agreed on blue. The rest…' → 'We agreed on green. The rest…'"),
      Edit(
        "lineSpacing: 2", "lineSpacing: 4",
        "line spacing of text 'We agreed on blue. The rest is open, an…' 2 → 4 pt"),
      Edit(
        "2026-05-04T09:30", "2026-05-05T09:30",
        "value of date picker 'Remind me' May 4, 2026 9:30\u{202F}AM → May 5, 2026 9:30\u{202F}AM"),
      Edit("label: Remind me", "label: Notify", "date picker 'Remind me' → 'Notify'"),
      Edit("title: More", "title: Actions", "menu 'More' → 'Actions'"),
      Edit("selected: 0", "selected: 1", "value of the tab bar 0 → 1"),
      Edit("title: Sent", "title: Done", "tab 'Sent' → 'Done'"),
      Edit("  padding: 12", "  padding: 16", "padding of the vstack 12 → 16 pt"),
      Edit("Delete message?", "Erase message?", "alert 'Delete message?' → 'Erase message?'"),
      Edit(
        "It cannot be restored.", "It goes to the bin.",
        "alert message 'It cannot be restored.' → 'It goes to the bin.'"),
      Edit(
        "actions: [Delete, Keep]", "actions: [Delete, Keep, Archive]",
        "alert actions Delete, Keep → Delete, Keep, Archive"),
      Edit(
        "  alert: { title: Delete message?, message: It cannot be restored., actions: [Delete, Keep] }\n",
        "",
        "alert 'Delete message?' removed"),
    ])
}
