import LayoutGeometry
import TestSupport
import Testing

@testable import TextShaping

/// Lines that HarfBuzz shapes by itself, against those of Pango's layout.
@Suite struct ASCIILineTests {
  /// Texts of printable ASCII: what fonts join and kern, and some at random.
  private static let texts: [String] = {
    var generator = SeededGenerator(seed: 29)
    let random = (0..<200).map { _ in
      String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 1...40, using: &generator)).map { _ in
            Unicode.Scalar(UInt8.random(in: 0x20..<0x7F, using: &generator))
          }))
    }
    let joined = [
      "A", " ", "  a  ", "c12", "12:30", "9:41 (1:1), a:b 10:30:15-3:", "1080x1920", "0x1F", "->",
      "<->", "=> a", "fi ffl",
      "AVATAR",
      "To. Ty, P.", "(a) [b] {c}", "1/2 3rd #4*", "...", "- - -", "don't \"quote\"",
      // More colons than Pango takes features.
      String(repeating: "1:1-", count: 40),
    ]
    return joined + random
  }()

  private static let styles: [ShapingStyle] = {
    let optics = Optics(isCalibrated: true, hasDisplay: true)
    func style(
      _ font: FontRequest = FontRequest(size: 17), tracking: Double = 0, rise: Double = 0
    ) -> ShapingStyle {
      var style = ShapingStyle(font, optics: optics)
      style.tracking = tracking
      style.rise = rise
      return style
    }
    return [
      style(), style(FontRequest(size: 34, weight: .bold)),
      style(FontRequest(size: 11, isItalic: true)),
      style(FontRequest(size: 22, design: .monospaced)),
      style(FontRequest(size: 22, design: .rounded, hasMonospacedDigits: true)),
      style(FontRequest(size: 22, design: .serif), rise: 4), style(tracking: 1.5, rise: -3),
      style(tracking: -0.43), style(FontRequest(size: 12, design: .monospaced), tracking: 0.3),
    ]
  }()

  /// A stack of the face that a style asks for.
  private func stack(of style: ShapingStyle) throws -> FontStack {
    let library = try FontLibrary(catalog: FontCatalog())
    let faces = try library.select(for: ["A"], font: style.font).faces
    return FontStack([
      FontStack.Group(
        faces: faces, weight: style.font.weight.clamped, isItalic: style.font.isItalic,
        isSized: style.font.isDisplay)
    ])
  }

  @Test(arguments: styles.indices)
  func `an ASCII text has the line that the layout has`(number: Int) throws {
    let style = Self.styles[number]
    let stack = try stack(of: style)
    for text in Self.texts {
      let fast = try #require(stack.asciiLine(of: StyledText(text), styles: [style]))
      let plain = stack.laidOutLines(
        of: StyledText(text), styles: [style], wrapWidth: nil, lineLimit: 1, mode: .tail,
        direction: .leftToRight)
      let line = plain.lines[0]
      expect(plain.lines.count, equals: 1)
      #expect(fast.width == plain.width, "\(text)")
      #expect(fast.line.width == line.width, "\(text)")
      #expect(fast.line.ascent == line.ascent && fast.line.descent == line.descent, "\(text)")
      #expect(fast.line.runs == line.runs, "\(text)")
    }
  }

  @Test func `a style has features of its own after those of another`() throws {
    // All in one face: apart and as wide as each other, one beside the other's digits.
    let plain = Self.styles[0]
    var digits = plain
    digits.font.hasMonospacedDigits = true
    var apart = plain
    apart.tracking = 1.5
    let text = StyledText("fi 1117 9:41")
    let shared = try stack(of: plain)
    for style in [plain, digits, plain, apart, digits, apart, plain] {
      let line = try #require(shared.asciiLine(of: text, styles: [style]))
      let alone = try #require(stack(of: plain).asciiLine(of: text, styles: [style]))
      expect(line.width, equals: alone.width)
      expect(line.line.runs, equals: alone.line.runs)
    }
  }

  @Test(arguments: ["é", "a\u{300}", "a\u{AD}b", "שלום", "日", "😀", "a\tb", ""])
  func `what is not printable ASCII is the layout's`(text: String) throws {
    let style = Self.styles[0]
    let line = try stack(of: style).asciiLine(of: StyledText(text), styles: [style])
    #expect(line == nil)
  }
}
