import LibraryTestSupport
import MaquetteUIKit
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

  @Test func `symbols of an asset catalog are its colours and pictures`() throws {
    // The brand's colour, 0x204080, three times: as a style, as a colour and behind all; the ink's, 0xFF8000, once;
    // and the picture, 24 points wide and 16 high.
    let lines = try listed(width: 40) { branded }
    func count(_ color: String) -> Int { lines.count { $0.lowercased().contains(color) } }
    expect(
      [
        count("204080"), count("ff8000"),
        lines.count { $0.contains("image") && $0.contains("24×16") },
      ], equals: [3, 1, 1])
    let view = try listed(width: 40, height: 20) { UIKitView(brandedView) }
    #expect(view.contains { $0.lowercased().contains("ff8000") })
    #expect(view.contains { $0.lowercased().contains("204080") })
  }

  @Test func `a title beside an asset's picture may be a string`() throws {
    let button = try listed(width: 200) { homeButton("Home") }
    expect(button.count { $0.contains("\"Home\"") }, equals: 1)
    let replacement = try listed(width: 200, height: 200) { homeless("Nobody") }
    expect(replacement.count { $0.contains("\"Nobody\"") }, equals: 1)
  }

  @Test func `switches, menus, pickers and tabs have an asset's picture`() throws {
    // Of the four, a picker's label is drawn in forms alone.
    let lines = try listed(width: 300, height: 400) { homeControls }
    let words = lines.filter { $0.contains("glyphs") }.map { $0.split(separator: "\"")[1] }
    for title in ["Toggle", "Menu", "One", "Page", "Tab", "Tab 2"] {
      #expect(words.contains { $0 == title }, "\(title) of \(words)")
    }
    #expect(!words.contains("Tab 3") && !words.contains("Tab 4"), "they are hidden")
    // The picture of the switch, the menu and both tabs.
    expect(lines.count { $0.contains("image ") }, equals: 4)
  }

  @Test func `a projection effect is a transform of the view`() throws {
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 4, ty: 0)
    var layer = CATransform3DIdentity
    (layer.m21, layer.m41) = (0.5, 4)
    let wanted = try listed { block(10, 10).transformEffect(matrix) }
    expect(
      try listed { block(10, 10).projectionEffect(ProjectionTransform(matrix)) }, equals: wanted)
    expect(
      try listed { block(10, 10).projectionEffect(ProjectionTransform(layer)) }, equals: wanted)
  }

  @Test func `a button may be alone at the bar's leading edge`() throws {
    let lines = try listed(width: 390, height: 200) {
      NavigationStack { Text("Words").navigationBarItems(leading: Text("Close")) }
    }
    #expect(lines.contains { $0.contains("\"Close\"") })
  }
}
