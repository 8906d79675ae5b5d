import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Continuous corners` {
  private func near(_ point: Point, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }

  @Test func `have the control points that PaintCode published`() throws {
    // TOP_RIGHT(X, Y) is X radii left of the corner at (200, 0), and Y below it; the radius is 20.
    let path = Path(
      continuousRect: Rect(x: 0, y: 0, width: 200, height: 100), CornerRadii(20))
    let curves = path.elements.compactMap { element -> [Point]? in
      if case .curve(let end, let one, let two) = element { [one, two, end] } else { nil }
    }
    // Three for each corner, from the top left.
    try #require(curves.count == 12)
    #expect(near(curves[3][0], 200 - 21.7698646, 0) && near(curves[3][1], 200 - 17.3681378, 0))
    #expect(near(curves[3][2], 200 - 13.3986854, 1.30992))
    #expect(near(curves[4][0], 200 - 7.4564784, 3.3811798))
    #expect(near(curves[5][2], 200, 30.5732966))
  }

  private func clipped(_ rect: Rect) -> String {
    let card = Rect(x: 0, y: 0, width: 100, height: 200)
    let list = DisplayList(
      size: card.size,
      commands: [.fill(.rect(rect), .color(.white))].clipped(
        to: .roundedRect(card, CornerRadii(20, .continuous))))
    return String(list.dump.dropFirst("canvas 100×200\n".count))
  }

  @Test func `are those of a bar at the end of a clip that is high enough for them`() {
    // The corners begin 1.52866483 × 20 = 30.57 points from the corner, and a bar has one on each short side.
    #expect(
      clipped(Rect(x: 0, y: 0, width: 100, height: 31))
        == "fill rounded 0,0 100×31 radii 20,20,0,0 continuous #FFFFFF\n")
    #expect(
      clipped(Rect(x: 0, y: 0, width: 100, height: 30)) == """
        group clip rounded 0,0 100×200 radius 20 continuous
          fill rect 0,0 100×30 #FFFFFF

        """)
  }

  @Test func `cut nothing off a rectangle within them`() {
    // At 22 points, 1.1 radii, the first curve is 0.4 of its way along, and 0.4³ × 0.0655 radii, 0.08
    // points, from the side. On the diagonal the second curve is 0.29 radii, 5.8 points, from both sides.
    #expect(
      clipped(Rect(x: 22, y: 1, width: 9, height: 9)) == "fill rect 22,1 9×9 #FFFFFF\n")
    #expect(clipped(Rect(x: 2, y: 2, width: 9, height: 9)).hasPrefix("group clip rounded"))
  }

  @Test(arguments: [
    ("10,continuous", CornerRadii(10, .continuous)),
    (
      "1,2,3,4,continuous",
      CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4, style: .continuous)
    ),
    ("10", CornerRadii(10)),
  ])
  func `have their style in a word`(word: String, radii: CornerRadii) throws {
    try #require(radii.dump == word)
    try #require(CornerRadii(dump: word[...]) == radii)
  }

  @Test func `have the room that the other corner of their side leaves`() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 30)
    func smoothness(_ corner: Corner, besides bottomLeft: Double) -> Double {
      CornerRadii(
        topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: bottomLeft, style: .continuous
      ).smoothness(corner, in: rect)
    }
    // Both take 1.52866483 radii where there is room: 15.29 of 30 points alone. Beside one like it, 30 − 20
    // points are left of the 10.57 that both want; beside one of 20, nothing.
    expect(smoothness(.topLeft, besides: 0), equals: 1)
    #expect(abs(smoothness(.topLeft, besides: 10) - 10 / 10.5732966) < 1e-9)
    expect(smoothness(.topLeft, besides: 20), equals: 0)
    expect(smoothness(.bottomLeft, besides: 20), equals: 0)
  }

  @Test func `are circular where the radius is half of a side`() {
    // A circle of radius 50 around (50, 50): all points of the outline are 50 from there.
    let path = Path(
      continuousRect: Rect(x: 0, y: 0, width: 100, height: 100), CornerRadii(50))
    let distances = path.elements.compactMap { element -> Double? in
      guard case .curve(let end, _, _) = element else { return nil }
      return ((end.x - 50) * (end.x - 50) + (end.y - 50) * (end.y - 50)).squareRoot()
    }
    expect(distances.count, equals: 12)
    #expect(distances.allSatisfy { abs($0 - 50) < 1e-9 })
  }
}
