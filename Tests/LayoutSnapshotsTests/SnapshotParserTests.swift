import DisplayList
import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// The look of a command with what `change` sets.
private func look(_ change: (inout SnapshotCommand.Look) -> Void) -> SnapshotCommand.Look {
  var look = SnapshotCommand.Look()
  change(&look)
  return look
}

@Suite struct SnapshotParserTests {
  private let screen = SnapshotPart(
    .canvas, frame: Rect(x: 0, y: 0, width: 390, height: 712.5),
    drawing: [
      SnapshotCommand(
        .fill, origin: .zero, size: Size(width: 390, height: 712.5),
        look: look { $0.color = .color(RGBA(red: 1, green: 1, blue: 1)) })
    ],
    parts: [
      SnapshotPart(
        .view(id: "a \"b\"\n"), label: "c = \\;", frame: Rect(x: 1, y: -2, width: 3, height: 4),
        drawing: [SnapshotCommand(.image, look: look { $0.picture = "00ff" })]),
      SnapshotPart(
        .collection(
          SnapshotCollection(
            id: "grid", layout: "my layout", columns: 2, rows: 5,
            cellSize: Size(width: 169, height: 120), contentSize: Size(width: 358, height: 680),
            contentOffset: Point(x: 0, y: -16), elementCount: 9)),
        frame: Rect(x: 16, y: 16, width: 358, height: 680),
        parts: [
          SnapshotPart(
            .element(SnapshotElement(.cell, section: 0, item: 1)), label: "pink",
            frame: Rect(x: 0, y: 0.125, width: 169, height: 120),
            drawing: [
              SnapshotCommand(
                .group, string: "pink", look: look { $0.opacity = 0.5 },
                commands: [
                  SnapshotCommand(
                    .fill, origin: .zero, size: Size(width: 1, height: 2),
                    look: look {
                      $0.radius = CornerRadii(
                        topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
                      $0.color = .linearGradient(
                        Paint.Gradient(
                          start: .zero, end: Point(x: 0, y: 9),
                          stops: [
                            Paint.Stop(location: 0, color: RGBA(red: 1, green: 0, blue: 0))
                          ]))
                    }),
                  SnapshotCommand(
                    .group,
                    look: look {
                      $0.clip = .rect(Rect(x: 0, y: 0, width: 1, height: 1))
                    }),
                ]),
              SnapshotCommand(
                .text, string: "a; b {x=1}", origin: Point(x: 1, y: 2),
                look: look {
                  $0.font = "Inter Semi Bold"
                  $0.points = 17
                  $0.width = 35.5
                }),
            ],
            parts: [SnapshotPart(.view(id: nil), frame: Rect(x: 0, y: 0, width: 1, height: 1))]),
          SnapshotPart(
            .element(SnapshotElement(.footer, section: 0, item: 0)),
            frame: Rect(x: 0, y: 600, width: 358, height: 80)),
        ]),
    ])

  @Test func `what is written is read back`() throws {
    let read = try LayoutSnapshot(screen).parsed()
    expect(read.canvas, equals: screen)
    expect(read.leftOut, equals: 0)
  }

  @Test func `commands with one text are read alike, and no others`() throws {
    let fill = "fill 0,0 10×10 color=#FF0000"
    let read = try snapshot(
      """
      cell 0.0 0,0 10×10: \(fill); text "a; \(fill)" 1,2
      cell 0.1 0,12 10×10: \(fill); group opacity=0.5 { \(fill); \(fill) radius=2 }
      cell 0.2 0,24 10×10: \(fill) colorName=red; \(fill)
      """
    ).parsed()
    let red = SnapshotCommand(
      .fill, origin: .zero, size: Size(width: 10, height: 10),
      look: look { $0.color = .color(RGBA(red: 1, green: 0, blue: 0)) })
    var round = red
    round.look.radius = CornerRadii(2)
    var named = red
    named.look.colorName = "red"
    let text = SnapshotCommand(
      .text, string: "a; \(fill)", origin: Point(x: 1, y: 2))
    let group = SnapshotCommand(.group, look: look { $0.opacity = 0.5 }, commands: [red, round])
    expect(read.canvas.parts.map(\.drawing), equals: [[red, text], [red, group], [named, red]])
  }

  /// A screen of a column around a collection of one item, with their views.
  private let viewed: SnapshotPart = {
    let column = SnapshotView(
      "vstack", settings: [SnapshotSetting("spacing", "8"), SnapshotSetting("padding", "4")],
      children: [
        SnapshotView("text", name: "a; {b}", settings: [SnapshotSetting("id", "my title")]),
        SnapshotView("collection"),
      ])
    var cell = SnapshotPart(
      .element(SnapshotElement(.cell, section: 0, item: 0)),
      frame: Rect(x: 0, y: 0, width: 1, height: 1))
    cell.view = SnapshotView("spacer")
    var drawn = cell
    drawn.role = .element(SnapshotElement(.cell, section: 0, item: 1))
    drawn.drawing = [SnapshotCommand(.fill, origin: .zero, size: Size(width: 1, height: 1))]
    var canvas = SnapshotPart(
      .canvas, frame: Rect(x: 0, y: 0, width: 1, height: 1), parts: [cell, drawn])
    canvas.settings = [SnapshotSetting("appearance", "dark")]
    canvas.view = column
    return canvas
  }()

  @Test func `views are read back`() throws {
    let read = try LayoutSnapshot(viewed).parsed()
    expect(read.canvas, equals: viewed)
  }

  @Test func `a value that the drawing has as well is written with a mark, and read back`() throws {
    var canvas = SnapshotPart(.canvas, frame: Rect(x: 0, y: 0, width: 1, height: 1))
    let font = SnapshotSetting("font", "headline", isDrawn: true)
    let color = SnapshotView("color", settings: [SnapshotSetting("color", "red", isDrawn: true)])
    canvas.view = SnapshotView(
      "text", settings: [font, SnapshotSetting("background", "color")],
      children: [SnapshotView("background", children: [color])])
    let snapshot = LayoutSnapshot(canvas)
    #expect(
      snapshot.text.contains(
        " text ~font=headline background=color { background { color ~color=red } }\n"))
    expect(try snapshot.parsed().canvas, equals: canvas)
  }

  @Test func `views are written once for all elements that have them`() {
    let lines = LayoutSnapshot(viewed).text.split(separator: "\n").filter { $0.hasPrefix("views ") }
    expect(
      lines.map { $0.split(separator: " ", maxSplits: 2).last ?? "" },
      equals: [
        "vstack spacing=8 padding=4 { text \"a; {b}\" id=\"my title\"; collection }", "spacer",
      ])
  }

  @Test(arguments: [
    // Texts in quotes, in which a semicolon, a brace and an escaped quote end nothing.
    (
      "text \"a; b\" 1,2; text \"c } \\\" ; d\" 3,4; text \"a; b\" 1,2",
      ["a; b", "c } \" ; d", "a; b"]
    ),
    // A quote in the middle of a word, as no text of ours has it: the semicolon after it ends a command.
    (
      "text \"e\" font=a\"b; text \"f\" font=a\"b; text \"e\" font=a\"b; text \"g\"",
      ["e", "f", "e", "g"]
    ),
  ])
  func `commands that were read before are read again as they are`(
    line: String, strings: [String]
  ) throws {
    let text = "maquette layout 2\ncanvas 9×9\n  cell 0.0 0,0 9×9: \(line)\n"
    let other = LayoutSnapshot(text: text + "  cell 0.1 0,0 9×9: \(line); fill 0,0 9×9\n")
    let snapshot = LayoutSnapshot(text: text)
    snapshot.read(like: other)
    let read = try snapshot.parsed()
    let alone = try LayoutSnapshot(text: text).parsed()
    expect(read.canvas.parts[0].drawing.map(\.string), equals: strings)
    expect(read, equals: alone)
  }

  @Test func `what a snapshot has no room for is counted`() throws {
    let row = SnapshotPart(.view(id: "row"), frame: Rect(x: 0, y: 0, width: 1, height: 1))
    let canvas = SnapshotPart(
      .canvas, frame: Rect(x: 0, y: 0, width: 1, height: 1),
      parts: Array(repeating: row, count: LayoutSnapshot.partLimit + 2))
    let read = try LayoutSnapshot(canvas).parsed()
    // The canvas is a part, too: one row less has room, and three are too many.
    expect(read.canvas.parts.count, equals: LayoutSnapshot.partLimit - 1)
    expect(read.leftOut, equals: 3)
  }

  @Test(arguments: [
    ("", "it begins with '' and not with 'maquette layout 4'"),
    ("maquette layout 5\n", "it begins with 'maquette layout 5' and not with 'maquette layout 4'"),
    ("maquette layout 2\ncanvas 1×1 dark\n", "line 2: a part with an unknown word"),
    ("maquette layout 2\ncanvas 1×1 a=1 a=2\n", "line 2: a part with an unknown word"),
    ("maquette layout 1\n", "line 2: there is no canvas"),
    ("maquette layout 1\n  cell 0.0 0,0 1×1\n", "line 2: an indentation of 2 spaces"),
    ("maquette layout 1\ncanvas 1×1\n   fill\n", "line 3: an indentation of 3 spaces"),
    ("maquette layout 1\ncanvas 1×1\ncanvas 1×1\n", "line 3: another canvas"),
    ("maquette layout 1\ncanvas nan×1\n", "line 2: another canvas"),
    ("maquette layout 1\ncanvas 1×1\n  cell 0.-1 0,0 1×1\n", "line 3: no item but '0.-1'"),
    ("maquette layout 1\ncanvas 1×1\n  cell 0.1 0,0\n", "line 3: no frame"),
    ("maquette layout 1\ncanvas 1×1\n  cell 0.1 0,0 1×1 more\n", "line 3: more than is known"),
    ("maquette layout 1\ncanvas 1×1\n  cell 0.1 0,0 1×1: \n", "line 3: no command"),
    ("maquette layout 1\ncanvas 1×1\n  fill colour=#FFFFFF\n", "line 3: an unknown word 'colour'"),
    ("maquette layout 1\ncanvas 1×1\n  fill color=red\n", "line 3: 'red' is not a value of color"),
    (
      "maquette layout 1\ncanvas 1×1\n  group clip=circle(0,0,1×1) { }\n",
      "line 3: 'circle(0,0,1×1)' is not a value of clip"
    ),
    ("maquette layout 1\ncanvas 1×1\n  group {\n", "line 3: no command"),
    ("maquette layout 1\ncanvas 1×1\n  text \"a\n", "line 3: a quote without an end"),
    (
      "maquette layout 1\ncanvas 1×1\n  text \"\\u{D800}\"\n",
      "line 3: an escape that names no character"
    ),
    ("maquette layout 1\ncanvas 1×1\n  text \"\\u{\n", "line 3: an escape that names no character"),
    (
      "maquette layout 1\ncanvas 1×1\n  collection 0,0 1×1\n",
      "line 3: a collection without its layout, content, offset or elements"
    ),
    ("maquette layout 2\ncanvas 1×1 views=1\n", "line 3: no views '1'"),
    (
      "maquette layout 2\ncanvas 1×1\n  cell 0.1 0,0 1×1 views=1: fill 0,0 1×1\n",
      "line 4: no views '1'"
    ),
    ("maquette layout 2\ncanvas 1×1\nviews 1\n", "line 3: no view"),
    ("maquette layout 2\ncanvas 1×1\nviews 1 vstack { text\n", "line 3: views without an end"),
    ("maquette layout 2\ncanvas 1×1\nviews 1 vstack text\n", "line 3: an unknown word"),
    ("maquette layout 1\ncanvas 1×1\n<<<<<<< ours\n", "line 3: nothing that is known"),
  ])
  func `another text is refused with its line`(text: String, reason: String) {
    let error = #expect(throws: UnreadableSnapshot.self) { try LayoutSnapshot(text: text).parsed() }
    expect(error?.reason, equals: reason)
  }

  @Test func `parts and groups that are nested too deeply are refused`() {
    let start = "maquette layout 1\ncanvas 1×1\n"
    let nested = start + "views 1 " + String(repeating: "vstack { ", count: 100_000) + "\n"
    let groups = start + "  " + String(repeating: "group { ", count: 100_000) + "\n"
    var views = start
    for depth in 1...400 {
      views += String(repeating: "  ", count: depth) + "view 0,0 1×1\n"
    }
    for (text, reason) in [
      (groups, "line 3: groups nested too deeply"),
      (nested, "line 3: views nested too deeply"),
      (views, "line 303: an indentation of 602 spaces"),
    ] {
      let error = #expect(throws: UnreadableSnapshot.self) {
        try LayoutSnapshot(text: text).parsed()
      }
      expect(error?.reason, equals: reason)
    }
  }
}
