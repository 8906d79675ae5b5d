import LibraryTestSupport
import SwiftUI
import TestSupport
import Testing
import Unmodified

/// Sources of the target `Unmodified`, which have Apple's imports alone, are drawn.
@Suite @MainActor struct UnmodifiedTests {
  @Test func `the identity of a ForEach selects an option`() throws {
    expect(try listed(width: 200) { tagless }, equals: try listed(width: 200) { tagged })
  }

  @Test func `the identity of a ForEach selects a page`() throws {
    let texts = try listed(width: 200, height: 200) { pages }.filter { $0.contains("glyphs") }
    // The third of three pages, whose selection is 2.
    #expect(texts.count == 1 && texts[0].contains("page 2"))
  }

  @Test func `items of a toolbar's own type are in the bar`() throws {
    let texts = try listed(width: 390, height: 300) { toolbar }.filter { $0.contains("glyphs") }
    #expect(texts.contains { $0.contains("\"Add\"") })
  }

  @Test func `an attributed text is drawn as its parts are`() throws {
    var string = AttributedString("red")
    string.foregroundColor = .red
    string.font = .title
    let whole = AttributedString("is ") + string
    expect(
      try listed { Text(whole) },
      equals: try listed { Text("is ") + Text("red").font(.title).foregroundColor(.red) })
  }

  @Test func `a model's publisher has its value at once`() {
    // The first value of a published property is passed on when it is subscribed to: 1 × 2; and so is a later one: 5 × 2.
    expect(doubled(after: []), equals: 2)
    expect(doubled(after: [3, 5]), equals: 10)
  }

  @Test func `a query finds what a preview inserts, in its order`() throws {
    let lines = try listed { shelf(["B", "A"]) }.filter { $0.contains("glyphs") }
    expect(lines.map { $0.contains("\"A\"") }, equals: [true, false])
  }
}
