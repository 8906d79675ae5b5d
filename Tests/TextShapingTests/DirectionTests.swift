import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// The order of letters, and the side on which lines stand.
@Suite struct DirectionTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  func shape(
    _ string: String, alignment: TextAlignment = .leading, direction: LayoutDirection = .leftToRight
  ) throws -> ShapedText {
    try shaper.shape(
      TextRequest(
        string: string, font: FontRequest(family: "Inter", size: 28.16), alignment: alignment,
        layoutDirection: direction))
  }

  @Test func `the first letter of a Hebrew word is the rightmost`() throws {
    let glyphs = try shape("אב").lines.flatMap(\.runs).flatMap(\.run.glyphs)
    let alef = try #require(try shape("א").lines.first?.runs.first?.run.glyphs.first)
    expect(glyphs.last?.id, equals: alef.id)
    expect(glyphs.count, equals: 2)
  }

  @Test func `a run's text is in reading order`() throws {
    try #require(shape("שלום עולם").lineTexts == ["שלום עולם"])
  }

  @Test func `a number reads from left to right within Hebrew`() throws {
    let runs = try shape("אב 12").lines.flatMap(\.runs).map(\.run.text)
    expect(runs, equals: ["12", "אב "])
  }

  @Test func `a run has how deep it is embedded`() throws {
    let runs = try shape("a אב 12").lines.flatMap(\.runs).map(\.run)
    // Latin in a paragraph that runs to the right is at 0, Hebrew at 1, a number within it at 2.
    expect(runs.map(\.level), equals: [0, 2, 1])
    expect(runs.map(\.isRightToLeft), equals: [false, false, true])
  }

  /// UAX #9: isolates are embedded, and their letters run as those around them.
  ///
  /// Fluent and ICU put U+2068 and U+2069 around every value.
  @Test(arguments: [
    "\u{2068}Anna\u{2069} likes \u{2068}Bob\u{2069}", "a \u{2066}b\u{2069}!",
    "a \u{2067}b\u{2069} c",
    "\u{2068}אב\u{2069} גד",
  ])
  func `an isolate in the direction of its text does not divide it`(string: String) throws {
    let runs = try shape(string).lines.flatMap(\.runs).map(\.run)
    expect(runs.map(\.text), equals: [string])
  }

  @Test func `an isolate in another direction is a run of its own`() throws {
    let runs = try shape("a \u{2068}אב\u{2069} c").lines.flatMap(\.runs).map(\.run)
    expect(runs.map(\.isRightToLeft), equals: [false, true, false])
  }

  @Test func `a paragraph's own letters decide its direction`() throws {
    // The exclamation mark ends the sentence on its left.
    let text = try shape("שלום A!", direction: .leftToRight)
    expect(text.lines.flatMap(\.runs).map(\.run.text), equals: ["!", "A", "שלום "])
  }

  @Test func `a paragraph without letters has the layout's direction`() throws {
    let leftToRight = try shape("12 - 34", direction: .leftToRight)
    let rightToLeft = try shape("12 - 34", direction: .rightToLeft)
    expect(leftToRight.lines.flatMap(\.runs).map(\.run.text), equals: ["12 - 34"])
    expect(rightToLeft.lines.flatMap(\.runs).map(\.run.text), equals: ["34", " - ", "12"])
  }

  @Test(arguments: [
    // A is 19.04 wide, AAA 57.12: 38.08 are free.
    (TextAlignment.leading, LayoutDirection.leftToRight, 0.0),
    (.center, .leftToRight, 19.04),
    (.trailing, .leftToRight, 38.08),
    (.leading, .rightToLeft, 38.08),
    (.center, .rightToLeft, 19.04),
    (.trailing, .rightToLeft, 0),
  ])
  func `a line follows the alignment, on the sides of the layout's direction`(
    alignment: TextAlignment, direction: LayoutDirection, x: Double
  ) throws {
    let text = try shape("A\nAAA", alignment: alignment, direction: direction)
    expect(text.lines.map(\.frame.minX.rounded9), equals: [x, 0])
    expect(text.lines.flatMap(\.runs).map(\.origin.x.rounded9), equals: [x, 0])
  }

  @Test func `the text's own direction does not move its line`() throws {
    let text = try shape("א\nAAAAA", direction: .leftToRight)
    expect(text.lines.map(\.frame.minX), equals: [0, 0])
  }
}
