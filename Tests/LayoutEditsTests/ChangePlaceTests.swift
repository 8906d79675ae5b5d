import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

/// The kinds and the places of changes.
@Suite struct ChangePlaceTests {
  /// A collection at (10, 20) of 80 × 100 points on a canvas of 100 × 200, with cells of 80 × 30.
  ///
  /// - Parameter cells: The name, the top, the description of the views and the drawing of each.
  private func collection(
    _ cells: [(name: String, y: Int, views: String, drawing: String)], offset: Int = 0
  ) -> LayoutSnapshot {
    let lines = cells.enumerated().map { item, cell in
      "    cell 0.\(item) \"\(cell.name)\" 0,\(cell.y) 80×30 views=c\(item): \(cell.drawing)\n"
    }
    let views = cells.enumerated().map { item, cell in "views c\(item) \(cell.views)\n" }
    return LayoutSnapshot(
      text: "maquette layout 4\ncanvas 100×200 views=a\n"
        + "  collection 10,20 80×100 layout=list content=80×400 offset=0,\(offset) "
        + "elements=\(cells.count)\n" + lines.joined() + "views a collection\n" + views.joined())
  }

  private func text(_ name: String) -> (name: String, y: Int, views: String, drawing: String) {
    (
      name, name == "a" ? 0 : 30, "text",
      "text \"\(name)\" 5,20 width=9 font=Inter points=17 color=#000000"
    )
  }

  private func box(_ color: String, y: Int, frame: String) -> LayoutSnapshot {
    collection([("", y, "color ~color=\(color)", "fill \(frame) color=\(color)")], offset: 10)
  }

  @Test func `an inserted item is where it is now, and was nowhere`() {
    let found = collection([text("a"), text("b")]).described(since: collection([text("a")]))
    expect(found.map(\.sentence.text), equals: ["item 1 'b' inserted"])
    expect(found.map(\.facts.kind), equals: [.data])
    // The collection is at (10, 20), and the item 30 below its top.
    expect(
      found.map(\.facts.places),
      equals: [ChangePlaces(after: [Rect(x: 10, y: 50, width: 80, height: 30)])])
  }

  @Test func `a fill in a scrolled item is where the collection shows it, on both sides`() {
    let found = box("#00FF00", y: 0, frame: "5,5 20×20")
      .described(since: box("#FF0000", y: 0, frame: "5,5 20×20"))
    expect(found.first?.facts.kind, equals: .style)
    // At 20 − 10 + 5 = 15, of which the collection shows what is below its top, at 20.
    let place = Rect(x: 15, y: 20, width: 20, height: 15)
    expect(found.first?.facts.places, equals: ChangePlaces(before: [place], after: [place]))
  }

  @Test func `what is out of sight has no place`() {
    // The collection shows its content from 10 to 110.
    let found = box("#00FF00", y: 150, frame: "0,0 80×30")
      .described(since: box("#FF0000", y: 150, frame: "0,0 80×30"))
    expect(found.first?.facts.places, equals: ChangePlaces())
  }

  /// A canvas of one view.
  private func screen(_ view: String, _ drawing: String) -> LayoutSnapshot {
    LayoutSnapshot(
      text: "maquette layout 4\ncanvas 100×200 views=a\n  \(drawing)\nviews a \(view)\n")
  }

  @Test func `a text is about where its font draws it`() throws {
    func text(_ words: String, width: Int) -> LayoutSnapshot {
      screen(
        "text \"\(words)\"",
        "text \"\(words)\" 10,100 width=\(width) font=Inter points=20 color=#000000")
    }
    let found = text("new", width: 50).described(since: text("old", width: 40))
    expect(found.first?.facts.kind, equals: .text)
    let places = try #require(found.first?.facts.places)
    // iOS's font reaches 0.9521 of its size up: 100 − 19.042.
    expect(places.before.map(\.origin), equals: [Point(x: 10, y: 80.958)])
    expect(places.after.map(\.width), equals: [50])
  }

  @Test func `what is around a text is where its background changed`() {
    func button(_ color: String) -> LayoutSnapshot {
      screen(
        "vstack { text \"OK\" background=color { background { color ~color=\(color) } } }",
        "fill 10,40 60×30 color=\(color)\n"
          + "  text \"OK\" 30,60 width=20 font=Inter points=17 color=#000000")
    }
    let place = Rect(x: 10, y: 40, width: 60, height: 30)
    expect(
      button("#00FF00").described(since: button("#FF0000")).first?.facts.places,
      equals: ChangePlaces(before: [place], after: [place]))
  }

  @Test func `a view that came is structure, and is at its place`() {
    let found = screen("vstack { color id=badge }", "view \"badge\" 30,40 10×10")
      .described(since: screen("vstack", "fill 0,0 1×1 color=#FFFFFF"))
    expect(found.first?.facts.kind, equals: .structure)
    expect(
      found.first?.facts.places,
      equals: ChangePlaces(after: [Rect(x: 30, y: 40, width: 10, height: 10)]))
  }

  @Test func `more places than a reader can follow are one`() {
    func cells(_ color: String) -> LayoutSnapshot {
      collection(
        (0..<61).map { ("", $0, "color ~color=\(color)", "fill 0,0 80×30 color=\(color)") })
    }
    // The first cell begins at 20, and the last one ends at 20 + 60 + 30.
    expect(
      cells("#00FF00").described(since: cells("#FF0000")).first?.facts.places.after,
      equals: [Rect(x: 10, y: 20, width: 80, height: 90)])
  }
}
