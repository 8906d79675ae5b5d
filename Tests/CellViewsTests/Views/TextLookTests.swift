import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// How texts look besides their font and colour.
struct TextLookTests {
  private func text(_ string: String) -> ViewNode { .text(TextNode(string)) }

  private func commands(_ view: ViewNode, locale: String? = nil) throws -> [Command] {
    var canvas = PreviewCanvas.fixed(300, 300)
    canvas.locale = locale.flatMap { TextLocale($0) }
    canvas.isTransparent = true
    return try arranged(view, on: canvas).displayList.commands
  }

  private func texts(_ commands: [Command]) -> [String] {
    commands.compactMap { if case .glyphRun(let run, _, _) = $0 { run.text } else { nil } }
  }

  private func fills(_ commands: [Command]) -> [Rect] {
    commands.compactMap { if case .fill(.rect(let frame), _) = $0 { frame } else { nil } }
  }

  @Test func `a line is under each text of a container, in the text's colour`() throws {
    let view = vstack(text("one"), text("two").with(.environment(.foregroundColor(.red))))
      .with(.environment(.text(.underline(TextLine()))))
    let commands = try commands(view)
    var colors: [RGBA] = []
    var widths: [Double] = []
    for case .fill(.rect(let frame), .color(let color)) in commands where frame.width < 300 {
      colors.append(color)
      // The width of a rectangle is the difference of its sides.
      widths.append((frame.width * 1e6).rounded())
    }
    expect(colors, equals: [Color.primary.light, Color.red.light])
    var advances: [Double] = []
    for case .glyphRun(let run, _, _) in commands { advances.append((run.advance * 1e6).rounded()) }
    expect(widths, equals: advances)
  }

  @Test func `an inner text may have no line`() throws {
    let view = vstack(text("one").with(.environment(.text(.underline(nil)))))
      .with(.environment(.text(.underline(TextLine()))))
    let lines = try fills(commands(view)).filter { $0.width < 300 }
    expect(lines, equals: [])
  }

  @Test func `a line under the letters is drawn before them, one through them after them`() throws {
    let looks: [TextChange] = [.underline(TextLine()), .strikethrough(TextLine())]
    let view = looks.reduce(text("one")) { $0.with(.environment(.text($1))) }
    let kinds = try commands(view).compactMap { command in
      switch command {
      case .fill(.rect(let frame), _): frame.width < 300 ? "line" : nil
      case .glyphRun: "letters"
      default: nil
      }
    }
    expect(kinds, equals: ["line", "letters", "line"])
  }

  @Test func `a pattern is dashes in widths of the line`() throws {
    let view = text("one")
      .with(.environment(.text(.underline(TextLine(color: .red, pattern: .dashDot)))))
    var dashes: [[Double]] = []
    for case .stroke(_, .color(Color.red.light), let style) in try commands(view) {
      dashes.append(style.dash.map { ($0 / style.lineWidth).rounded() })
    }
    expect(dashes, equals: [[5, 2, 1, 2]])
  }

  @Test(arguments: [
    ("en", LetterCase.uppercase, "Straße i", "STRASSE I"), ("tr", .uppercase, "izmir ı", "İZMİR I"),
    ("tr", .lowercase, "ISPARTA İ", "ısparta i"), ("el", .uppercase, "Αθήνα", "ΑΘΗΝΑ"),
    ("en", .lowercase, "ISO", "iso"),
  ])
  func `letters have the case that the locale gives them`(
    locale: String, letterCase: LetterCase, written: String, shown: String
  ) throws {
    let view = text(written).with(.environment(.text(.letterCase(letterCase))))
    let drawn = try texts(commands(view, locale: locale)).joined()
    expect(drawn, equals: shown)
  }

  @Test func `tracking is in the place of kerning`() throws {
    func width(_ changes: TextChange...) throws -> Double {
      let view = changes.reduce(text("AAA")) { $0.with(.environment(.text($1))) }.id("a")
      return try arranged(view, on: .fixed(300, 300)).computed.views["a"]?.frame.width ?? 0
    }
    let plain = try width()
    let both = try width(.kerning(10), .tracking(2))
    // Three letters.
    #expect(abs(both - plain - 6) < 0.01)
  }

  @Test func `pieces have colours and pictures of their own`() throws {
    let node = TextNode([
      TextNode.Piece("a"), TextNode.Piece("b", changes: [.foregroundColor(.red)]),
    ])
    var colors: [RGBA] = []
    for case .glyphRun(_, _, .color(let color)) in try commands(.text(node)) {
      colors.append(color)
    }
    expect(colors, equals: [Color.primary.light, Color.red.light])
  }
}
