import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

struct TextLayoutTests {
  private let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  /// The size of a text in the body font, in lines no longer than `width`, on a screen of two pixels
  /// a point.
  private func size(_ string: String, width: Double? = nil, lineLimit: Int? = nil) throws -> Size {
    var font = FontRequest(size: 17)
    font.leading = 22
    var request = TextRequest(string: string, font: font, width: width, lineLimit: lineLimit)
    request.pixel = 0.5
    return try shaper.shape(request).size
  }

  /// The lines of a style on a screen, in pixels.
  struct StyleLines {
    var style: TextStyle
    var scale: Double
    var line: Double
    var leading: Double
  }

  private static let styleLines = [
    // A line: 17 × 1.1934 = 20.29, up to a half or a third of a point; 22 from line to line.
    StyleLines(style: .body, scale: 2, line: 41, leading: 44),
    StyleLines(style: .body, scale: 3, line: 61, leading: 66),
    // 12 × 1.1934 = 14.32; 28 × 1.1934 = 33.41.
    StyleLines(style: .caption, scale: 3, line: 43, leading: 48),
    StyleLines(style: .title, scale: 3, line: 101, leading: 102),
  ]

  @Test(arguments: styleLines)
  func `a text is as high as a line and the style's leading for each further one`(
    _ lines: StyleLines
  ) throws {
    let canvas = PreviewCanvas(width: 300, scale: lines.scale)
    let (line, leading) = (lines.line / lines.scale, lines.leading / lines.scale)
    for count in 1...3 {
      let string = Array(repeating: "a", count: count).joined(separator: "\n")
      let view = text(string).with(.environment(.font(.style(lines.style)))).id("a")
      let height = try #require(place(view, on: canvas)?.height)
      #expect(abs(height - line - leading * Double(count - 1)) < 1e-9)
    }
  }

  @Test func `lines of a font by its size alone are its own height apart`() throws {
    // 12 × 1.1934 = 14.32, up to half a point. In tight leading a style has 2 less: 22 - 2.
    let fixed = text("a\na").with(.environment(.font(.fixed(FontRequest(size: 12))))).id("a")
    let height = try place(fixed, on: PreviewCanvas(width: 300))?.height
    expect(height, equals: 29)
    let tight = text("a\na").with(.environment(.font(Font.style(.body).tight))).id("a")
    let tightHeight = try place(tight, on: PreviewCanvas(width: 300))?.height
    // A line, and 20 for the next one, which is less than the line is high.
    expect(tightHeight, equals: 40.5)
  }

  private func text(_ string: String) -> ViewNode { .text(TextNode(string)) }

  /// The place of the view with the id `a`.
  private func place(_ view: ViewNode, on canvas: PreviewCanvas) throws -> Rect? {
    try arranged(view, on: canvas).computed.views["a"]?.frame
  }

  @Test func `a text that has room takes the size of its line`() throws {
    let ideal = try size("waterfall")
    let frame = try place(text("waterfall").id("a"), on: .fixed(300, 300))
    expect(frame?.size, equals: ideal)
  }

  @Test func `a text wraps at the width that it is offered`() throws {
    let wrapped = try size("one two three four five six", width: 80)
    let frame = try place(text("one two three four five six").id("a"), on: .fixed(80, 300))
    expect(frame?.size, equals: wrapped)
    let line = try size("one")
    #expect(wrapped.height > 2 * line.height)
  }

  @Test func `lines that do not fit the height are left out, but for the first`() throws {
    let line = try size("one").height
    let string = "one two three four five six"
    // Two and a half lines hold two lines, half a line one; the second is 22 below the first.
    let two = try place(text(string).id("a"), on: .fixed(80, 2.5 * line))
    expect(two?.height, equals: line + 22)
    let one = try place(text(string).id("a"), on: .fixed(80, 0.5 * line))
    expect(one?.height, equals: line)
  }

  @Test func `a frame of the text's own size holds it whole`() throws {
    let string = "one two three four five six"
    let size = try size(string)
    // Sums that round: the width comes back as something like 0.1 + w + 0.2 − 0.1 − 0.2.
    let insets = EdgeInsets(top: 0.1, leading: 0.1, bottom: 0.2, trailing: 0.2)
    let view = text(string).with(.padding(insets))
      .with(.frame(FixedFrame(width: size.width + 0.3, height: size.height + 0.3)))
    let list = try arranged(view, on: .fixed(500, 300)).displayList
    let texts = list.commands.compactMap { command in
      if case .glyphRun(let run, _, _) = command { run.text } else { nil }
    }
    expect(texts, equals: [string])
  }

  @Test func `labels leave no word alone on a second line, text views and German do`() throws {
    let width = try size("one two three four").width + 2
    func lines(_ view: ViewNode, in locale: TextLocale? = nil) throws -> [String] {
      var canvas = PreviewCanvas.fixed(width, 100)
      canvas.locale = locale
      return try arranged(view, on: canvas).displayList.commands.compactMap { command in
        guard case .glyphRun(let run, _, _) = command else { return nil }
        return run.text.split(separator: " ").joined(separator: " ")
      }
    }
    let string = "one two three four one"
    let (filled, even) = (["one two three four", "one"], ["one two three", "four one"])
    try expect(lines(text(string)), equals: even)
    try expect(lines(text(string), in: TextLocale("en-US")), equals: even)
    try expect(lines(text(string), in: TextLocale("de-DE")), equals: filled)
    try expect(lines(text(string).with(.filledLines)), equals: filled)
    // 5 at either side of an editor's text.
    let editor = TextEditorNode(string).view
      .with(.padding(EdgeInsets(top: 0, leading: -5, bottom: 0, trailing: -5)))
    try expect(lines(editor), equals: filled)
  }

  @Test func `a line limit and an alignment come from the surroundings`() throws {
    let string = "one two three four five six"
    let line = try size("one").height
    let view = text(string).id("a").with(.environment(.lineLimit(1)))
    try #require(place(view, on: .fixed(80, 300))?.height == line)

    let centred = try arranged(
      text("one\nthree").with(.environment(.multilineTextAlignment(.center))),
      on: .fixed(300, 300))
    let origins = centred.displayList.commands.compactMap { command -> Double? in
      if case .glyphRun(let run, let origin, _) = command {
        origin.x + run.advance / 2
      } else {
        nil
      }
    }
    // Both lines have their middle in the canvas's middle.
    expect(origins.count, equals: 2)
    for origin in origins { #expect(abs(origin - 150) < 0.001) }
  }

  @Test func `the font and the colour come from the surroundings, the inner ones first`() throws {
    let view = vstack(
      spacing: 0, text("a").with(.environment(.font(.style(.caption)))), text("b")
    )
    .with(.environment(.font(.style(.title))))
    .with(.environment(.foregroundColor(.red)))
    .with(.environment(.bold(true)))
    let list = try arranged(view, on: .fixed(300, 300)).displayList
    let runs = list.commands.compactMap { command -> (String, Double, String, Paint)? in
      if case .glyphRun(let run, _, let paint) = command {
        (run.text, run.size, run.font.name, paint)
      } else {
        nil
      }
    }
    expect(runs.map(\.0), equals: ["a", "b"])
    expect(runs.map(\.1), equals: [12, 28])
    // From 20 points the letters are those for large sizes.
    // A caption is semibold in bold, as measured.
    expect(runs.map(\.2), equals: ["Inter Semi Bold", "Inter Display Bold"])
    expect(runs.map(\.3), equals: [.color(Color.red.light), .color(Color.red.light)])
  }

  @Test func `text styles follow the canvas's dynamic type, fixed sizes do not`() throws {
    let view = vstack(
      text("a"), text("b").with(.environment(.font(.fixed(FontRequest(size: 20))))))
    let canvas = PreviewCanvas(dynamicType: .accessibility1)
    let sizes = try arranged(view, on: canvas).displayList.commands.compactMap { command in
      if case .glyphRun(let run, _, _) = command { run.size } else { nil }
    }
    expect(sizes, equals: [28, 20])
  }

  @Test func `texts of two sizes are on one baseline`() throws {
    let view = hstack(
      alignment: .firstTextBaseline, text("a"),
      text("b").with(.environment(.font(.style(.largeTitle)))).with(.padding(EdgeInsets(5))),
      box(10, 10, id: "box"))
    let arrangement = try arranged(view, on: .fixed(300, 300))
    let baselines = arrangement.displayList.commands.compactMap { command -> Double? in
      if case .glyphRun(_, let origin, _) = command { origin.y } else { nil }
    }
    let box = try #require(arrangement.computed.views["box"]?.frame)
    expect(baselines.count, equals: 2)
    for baseline in baselines { #expect(abs(baseline - box.maxY) < 1e-9) }
  }

  @Test func `what fills a stack's thickness does not move the texts off their places`() throws {
    let lines = try size("b\nb", width: nil)
    let view = hstack(
      alignment: .firstTextBaseline, spacing: 0, text("b\nb").id("a"),
      filler.with(.frame(FixedFrame(width: 1))))
    // The filler is as high as both lines and stands on the first baseline; it sticks out above.
    try #require(place(view, on: PreviewCanvas(width: 100))?.minY == 0)
    try #require(place(view, on: PreviewCanvas(width: 100))?.height == lines.height)
  }

  @Test func `an empty text has no size and draws nothing`() throws {
    try #require(place(text("").id("a"), on: .fixed(100, 100))?.size == .zero)
    try #require(commands(text(""), on: .fixed(100, 100)) == "")
  }

  @Test func `what shaping notices names its text, once for all places of it`() throws {
    let view = hstack(text("a\u{10FFFD}"), text("a\u{10FFFD}"))
    let notices = try arranged(view, on: .fixed(100, 100)).notices
    expect(notices, equals: [Notice(.text(.missingCharacter("\u{10FFFD}"), in: "a\u{10FFFD}"))])
  }

  @Test func `in a row the shorter text gets its line, the longer one wraps`() throws {
    let short = try size("one")
    let long = "two three four five six seven"
    let view = hstack(spacing: 0, text("one").id("a"), text(long).id("b"))
    let places = try arranged(view, on: .fixed(120, 300)).computed.views
    expect(places["a"]?.frame.size, equals: short)
    let wrapped = try size(long, width: 120 - short.width)
    expect(places["b"]?.frame.size, equals: wrapped)
  }
}
