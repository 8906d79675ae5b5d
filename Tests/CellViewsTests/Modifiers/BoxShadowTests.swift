import CellViews
import LayoutGeometry
import Testing

struct BoxShadowTests {
  private func shaded(
    by shadows: BoxShadow..., of view: ViewNode = filler
  ) throws -> String {
    try commands(view.with(.boxShadows(BoxShadows(shadows))), on: .fixed(20, 10))
  }

  private func black(radius: Double = 0, x: Double = 0, y: Double = 0) -> ShadowStyle {
    ShadowStyle(color: .black, radius: radius, x: x, y: y)
  }

  @Test func `a spread moves the sides outwards and leaves square corners square`() throws {
    // 3 on each side of 20 × 10 from the origin, moved by (1, 2).
    try #require(
      shaded(by: BoxShadow(black(x: 1, y: 2), spread: 3)) == """
        fill rect -2,-1 26×16 #000000
        fill rect 0,0 20×10 #FF3B30
        """)
  }

  @Test func `round corners stay around their centres`() throws {
    // The radius grows by the spread, from 4 to 6; a negative one of 3 leaves 1, and 4 of the height.
    let card = filler.with(.clipShape(.roundedRectangle(cornerRadius: 4)))
    try #require(
      shaded(by: BoxShadow(black(), spread: 2), of: card) == """
        fill rounded -2,-2 24×14 radius 6 continuous #000000
        fill rounded 0,0 20×10 radius 4 continuous #FF3B30
        """)
    try #require(
      shaded(by: BoxShadow(black(), spread: -3), of: card) == """
        fill rounded 3,3 14×4 radius 1 continuous #000000
        fill rounded 0,0 20×10 radius 4 continuous #FF3B30
        """)
  }

  @Test func `the first shadow is on top, and none casts another`() throws {
    try #require(
      shaded(
        by: BoxShadow(black(y: 1)), BoxShadow(black(radius: 2, y: 4))) == """
          group effect blur(2)
            fill rect 0,4 20×10 #000000
          fill rect 0,1 20×10 #000000
          fill rect 0,0 20×10 #FF3B30
          """)
  }

  @Test func `an inner shadow is what no light reaches, within the outline`() throws {
    // The light is 1 smaller on each side and 2 lower: (1, 3) to (19, 11). The dark reaches
    // 3 × 2 + 2 + 1 = 9 around the outline, and both are moved by the offset.
    try #require(
      shaded(by: BoxShadow(black(radius: 2, y: 2), spread: 1, isInner: true)) == """
        fill rect 0,0 20×10 #FF3B30
        group clip rect 0,0 20×10
          group effect blur(2)
            fill path evenodd M-9,-7 L29,-7 L29,21 L-9,21 Z M1,3 L19,3 L19,11 L1,11 Z #000000
        """)
  }

  @Test func `an inner shadow has the edge of what it falls on`() throws {
    // One clip for the fill, which reaches 8 points beyond it, and for the shadow, whose dark reaches
    // 3 × 2 + 1 = 7.
    let card = filler.with(.clipShape(.roundedRectangle(cornerRadius: 4)))
    let drawn = try shaded(by: BoxShadow(black(radius: 2), isInner: true), of: card)
    let lines = drawn.split(separator: "\n").map { String($0.prefix(52)) }
    #expect(
      lines == [
        "group clip rounded 0,0 20×10 radius 4 continuous",
        "  fill rect -8,-8 36×26 #FF3B30",
        "  group effect blur(2)",
        "    fill path evenodd M-7,-7 L27,-7 L27,17 L-7,17 Z ",
      ])
  }

  /// A ground with something on it, which is 2 smaller on each side.
  private func lined(_ ground: ViewNode) -> ViewNode {
    zstack(ground, .color(.black).with(.padding(EdgeInsets(2))))
  }

  /// The beginnings of the commands for a black inner shadow without a radius on a view.
  private func order(_ view: ViewNode) throws -> [String] {
    let drawn = try shaded(by: BoxShadow(black(y: 1), isInner: true), of: view)
    return drawn.split(separator: "\n").map { line in
      line.contains("evenodd")
        ? String(line.prefix { $0 == " " }) + "shadow" : String(line)
    }
  }

  @Test func `an inner shadow is under what is drawn on a fill, whatever corners it has`() throws {
    // The content is 2 smaller on each side, and comes after the ground and the shadow on it.
    try #require(
      order(lined(filler)) == [
        "fill rect 0,0 20×10 #FF3B30",
        "group clip rect 0,0 20×10",
        "  shadow",
        "fill rect 2,2 16×6 #000000",
      ])
    // The ground in the shadow's clip reaches 8 further.
    let rounded = filler.with(.clipShape(.roundedRectangle(cornerRadius: 4)))
    try #require(
      order(lined(rounded)) == [
        "group clip rounded 0,0 20×10 radius 4 continuous",
        "  fill rect -8,-8 36×26 #FF3B30",
        "  shadow",
        "fill rect 2,2 16×6 #000000",
      ])
  }

  @Test func `an inner shadow of a clip is under what is drawn on the fill in it`() throws {
    // The ground as large as the clip has its shape; the content, 2 inside, is not cut by its corners.
    let clip = NodeModifier.clipShape(.roundedRectangle(cornerRadius: 4))
    let drawn = [
      "group clip rounded 0,0 20×10 radius 4 continuous",
      "  fill rect -8,-8 36×26 #FF3B30",
      "  shadow",
      "fill rect 2,2 16×6 #000000",
    ]
    try #require(order(lined(filler).with(clip)) == drawn)
    // A ground that is 3 larger on each side is cut to the same.
    try #require(order(lined(filler.with(.padding(EdgeInsets(-3)))).with(clip)) == drawn)
  }

  @Test func `an inner shadow falls on the last of several grounds of one shape`() throws {
    try #require(
      order(lined(zstack(filler, .color(.blue)))) == [
        "fill rect 0,0 20×10 #FF3B30",
        "fill rect 0,0 20×10 #007AFF",
        "group clip rect 0,0 20×10",
        "  shadow",
        "fill rect 2,2 16×6 #000000",
      ])
  }

  @Test func `an inner shadow on what is translucent is under what is on it`() throws {
    try #require(
      order(lined(filler.with(.opacity(0.5)))) == [
        "group opacity 0.5",
        "  fill rect 0,0 20×10 #FF3B30",
        "group clip rect 0,0 20×10",
        "  shadow",
        "fill rect 2,2 16×6 #000000",
      ])
  }

  @Test func `what is not as large as its frame has the frame's shadow`() throws {
    let inset = filler.with(.padding(EdgeInsets(2)))
    try #require(
      shaded(by: BoxShadow(black(y: 1), spread: 0), of: inset) == """
        fill rect 0,1 20×10 #000000
        fill rect 2,2 16×6 #FF3B30
        """)
  }

  @Test func `a shadow in a clear colour, or of nothing, draws nothing`() throws {
    let clear = BoxShadow(ShadowStyle(color: .clear, radius: 2), spread: 4)
    try #require(shaded(by: clear) == "fill rect 0,0 20×10 #FF3B30")
    try #require(shaded(by: BoxShadow(black(), spread: 4), of: .color(.clear)) == "")
  }
}
