import LayoutGeometry
import LayoutSnapshots
import TestSupport
import Testing

@Suite struct ChangePlaceTests {
  private func changes(_ before: String, _ after: String) -> [DescribedChange] {
    snapshot(after).described(since: snapshot(before))
  }

  private func collection(
    _ cells: String, at place: String = "10,20 80×100", offset: Int = 0
  ) -> String {
    let lines = cells.split(separator: "\n").map { "  \($0)" }
    return """
      collection \(place) layout=list content=80×400 offset=0,\(offset) elements=\(lines.count)
      \(lines.joined(separator: "\n"))
      """
  }

  @Test func `an inserted item is where it is now, and was nowhere`() {
    let found = changes(
      collection(
        """
        cell 0.0 "a" 0,0 80×30: text "a" 5,20 width=9 font=Inter points=17 color=#000000
        """),
      collection(
        """
        cell 0.0 "a" 0,0 80×30: text "a" 5,20 width=9 font=Inter points=17 color=#000000
        cell 0.1 "b" 0,30 80×30: text "b" 5,20 width=9 font=Inter points=17 color=#000000
        """))
    expect(found.map(\.sentence.text), equals: ["item 1 'b' inserted"])
    expect(found.map(\.facts.kind), equals: [.data])
    // The collection is at (10, 20), and the item 30 below its top.
    expect(
      found.map(\.facts.places),
      equals: [
        ChangePlaces(after: [Rect(x: 10, y: 50, width: 80, height: 30)])
      ])
  }

  @Test func `a fill in a scrolled item is where the collection shows it, on both sides`() {
    func cell(_ color: String) -> String {
      collection("cell 0.0 0,0 80×30: fill 5,5 20×20 color=\(color)", offset: 10)
    }
    let found = changes(cell("#FF0000"), cell("#00FF00"))
    expect(found.map(\.facts.kind), equals: [.style])
    // At 20 − 10 + 5 = 15, of which the collection shows what is below its top, at 20.
    let place = Rect(x: 15, y: 20, width: 20, height: 15)
    expect(found.map(\.facts.places), equals: [ChangePlaces(before: [place], after: [place])])
  }

  @Test func `a text is about where its font draws it`() throws {
    let found = changes(
      "text \"old\" 10,100 width=40 font=Inter points=20 color=#000000",
      "text \"new\" 10,100 width=50 font=Inter points=20 color=#000000")
    expect(found.map(\.facts.kind), equals: [.text])
    let places = try #require(found.first?.facts.places)
    // iOS's font reaches 0.9521 of its size up: 100 − 19.042.
    expect(places.before.map(\.origin), equals: [Point(x: 10, y: 80.958)])
    expect(places.after.map(\.width), equals: [50])
  }

  @Test func `what is out of sight has no place`() {
    func cells(_ color: String) -> String {
      collection("cell 0.0 0,150 80×30: fill 0,0 80×30 color=\(color)")
    }
    #expect(changes(cells("#FF0000"), cells("#00FF00")).map(\.facts.places) == [ChangePlaces()])
  }

  @Test func `a view that came is structure, and is at its place`() {
    let found = changes("", "view \"badge\" 30,40 10×10")
    expect(found.map(\.facts.kind), equals: [.structure])
    expect(
      found.map(\.facts.places),
      equals: [
        ChangePlaces(after: [Rect(x: 30, y: 40, width: 10, height: 10)])
      ])
  }

  @Test func `more places than a reader can follow are one`() {
    func cells(_ color: String) -> String {
      collection(
        (0..<100).map { "cell 0.\($0) \($0),0 1×30: fill 0,0 1×30 color=\(color)" }
          .joined(separator: "\n"), at: "0,0 100×200")
    }
    #expect(
      changes(cells("#FF0000"), cells("#00FF00")).map(\.facts.places.after) == [
        [Rect(x: 0, y: 0, width: 100, height: 30)]
      ])
  }
}
