import LayoutGeometry
import LayoutSnapshots
import Reports
import TestSupport
import Testing

@Suite struct MovedRegionTests {
  private func regions(_ before: String, _ after: String) -> [MovedRegion] {
    snapshot(after).movedRegions(since: snapshot(before))
  }

  @Test func `below an inserted item everything moved as one`() {
    expect(
      regions(
        list([(0, 20, "a"), (20, 20, "c"), (40, 20, "d")]),
        list([(0, 20, "a"), (20, 30, "b"), (50, 20, "c"), (70, 20, "d")])),
      equals: [
        MovedRegion(
          from: Rect(x: 0, y: 20, width: 100, height: 40), shift: Point(x: 0, y: 30))
      ])
  }

  @Test func `items that swapped moved each by its own distance`() {
    expect(
      Set(
        regions(
          list([(0, 20, "a"), (20, 20, "b"), (40, 20, "c")]),
          list([(0, 20, "c"), (20, 20, "b"), (40, 20, "a")]))),
      equals: [
        MovedRegion(from: Rect(x: 0, y: 0, width: 100, height: 20), shift: Point(x: 0, y: 40)),
        MovedRegion(from: Rect(x: 0, y: 40, width: 100, height: 20), shift: Point(x: 0, y: -40)),
      ])
  }

  @Test func `what is cut at an edge is aligned as far as both show it`() {
    // Of a row that is at 190, the list of 200 shows 10; 15 higher, 25 of its 40 are shown.
    let before = list([(0, 20, "a"), (20, 170, "b"), (190, 40, "c")])
    let after = list([(0, 20, "a"), (20, 155, "b"), (175, 40, "c")])
    expect(
      regions(before, after),
      equals: [
        MovedRegion(
          from: Rect(x: 0, y: 190, width: 100, height: 10), shift: Point(x: 0, y: -15))
      ])
  }

  @Test func `a text of the canvas moves with what moved as far`() {
    func screen(_ y: Int) -> String {
      "text \"end\" 10,\(y) width=30 font=Inter points=10 color=#000000\n"
        + "view \"bar\" 0,\(y + 5) 100×10"
    }
    let found = regions(screen(50), screen(70))
    expect(found.map(\.shift), equals: [Point(x: 0, y: 20)])
    expect(found.map(\.from.maxY), equals: [65])
  }

  @Test func `texts that moved alike are not one region with a surface that changed`() {
    func screen(_ y: Int, _ color: String) -> String {
      """
      text "a" 10,\(y) width=30 font=Inter points=10 color=#000000
      fill 0,\(y + 30) 100×30 color=\(color)
      text "b" 10,\(y + 50) width=30 font=Inter points=10 color=#FFFFFF
      """
    }
    let found = regions(screen(20, "#AF52DE"), screen(26, "#007AFF"))
    expect(found.map(\.shift.x), equals: [0, 0])
    expect(found.map { $0.shift.y.rounded() }, equals: [6, 6])
  }

  @Test func `equal screens and texts of other formats have moved nothing`() {
    let screen = list([(0, 20, "a")])
    expect(regions(screen, screen), equals: [])
    expect(LayoutSnapshot(text: "?").movedRegions(since: snapshot(screen)), equals: [])
  }
}

/// A list of rows at `y` with a height and a label, in a collection without gaps of its own.
private func list(_ rows: [(y: Int, height: Int, label: String)]) -> String {
  let end = rows.last.map { $0.y + $0.height } ?? 0
  return """
    collection 0,0 100×200 layout=list content=100×\(end) offset=0,0 elements=\(rows.count)

    """
      + rows.enumerated().map { item, row in
        "  cell 0.\(item) \"\(row.label)\" 0,\(row.y) 100×\(row.height): "
          + "text \"\(row.label)\" 5,15 width=30 font=Inter points=17 color=#000000\n"
      }.joined()
}

/// A snapshot of parts, a line each, on a canvas of 100 × 200 points.
private func snapshot(_ parts: String) -> LayoutSnapshot {
  let lines = parts.split(separator: "\n").map { "  \($0)\n" }.joined()
  return LayoutSnapshot(text: "maquette layout 1\ncanvas 100×200\n\(lines)")
}
