import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Commands clipped to a rounded rectangle` {
  /// A card of 100 × 120 points with corners of 10.
  private let card = Rect(x: 0, y: 0, width: 100, height: 120)
  private let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))

  private func clipped(_ commands: Command...) -> String {
    let list = DisplayList(
      size: card.size,
      commands: commands.clipped(to: .roundedRect(card, CornerRadii(10))))
    return String(list.dump.dropFirst("canvas 100×120\n".count))
  }

  private func fill(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint = .color(.white)
  ) -> Command {
    .fill(.rect(Rect(x: x, y: y, width: width, height: height)), paint)
  }

  @Test func `a fill of the whole becomes the rounded rectangle`() {
    #expect(clipped(fill(0, 0, 100, 120)) == "fill rounded 0,0 100×120 radius 10 #FFFFFF\n")
  }

  @Test func `a fill over the edges is cut to the rounded rectangle`() {
    #expect(clipped(fill(-5, -5, 200, 200)) == "fill rounded 0,0 100×120 radius 10 #FFFFFF\n")
  }

  @Test func `a bar at the bottom takes the lower corners`() {
    #expect(clipped(fill(0, 80, 100, 40)) == "fill rounded 0,80 100×40 radii 0,0,10,10 #FFFFFF\n")
  }

  @Test func `a bar at the left takes the left corners`() {
    #expect(clipped(fill(0, 0, 30, 120)) == "fill rounded 0,0 30×120 radii 10,0,0,10 #FFFFFF\n")
  }

  @Test func `a bar between the corners stays a rectangle`() {
    #expect(clipped(fill(-9, 10, 200, 100)) == "fill rect 0,10 100×100 #FFFFFF\n")
  }

  @Test func `a rectangle whose corner is on the arc is inside`() {
    // The arc's middle is 10 − 10/√2 = 2.93 from both sides: 3 is inside, 2.9 is not.
    #expect(clipped(fill(3, 3, 20, 20)) == "fill rect 3,3 20×20 #FFFFFF\n")
    #expect(
      clipped(fill(2.9, 2.9, 20, 20)) == """
        group clip rounded 0,0 100×120 radius 10
          fill rect 2.9,2.9 20×20 #FFFFFF

        """)
  }

  @Test func `what is outside is left out`() {
    expect(clipped(fill(100, 0, 20, 20)), equals: "")
  }

  @Test func `an opaque bar shortens the fill under it before the corners that both share`() {
    // The fill reaches one point under the bar, whose upper edge is at 80.
    #expect(
      clipped(fill(0, 0, 100, 120, red), fill(0, 80, 100, 40)) == """
        fill rounded 0,0 100×81 radii 10,10,0,0 #FF0000
        fill rounded 0,80 100×40 radii 0,0,10,10 #FFFFFF

        """)
  }

  @Test func `an opaque bar at the right shortens the fill under it`() {
    #expect(
      clipped(fill(0, 0, 100, 120, red), fill(70, 0, 30, 120)) == """
        fill rounded 0,0 71×120 radii 10,0,0,10 #FF0000
        fill rounded 70,0 30×120 radii 0,10,10,0 #FFFFFF

        """)
  }

  @Test func `a bar no longer than its corners is not reached under`() {
    // The bar's 10 points are all corner.
    #expect(
      clipped(fill(0, 0, 100, 120, red), fill(0, 110, 100, 10)) == """
        fill rounded 0,0 100×110 radii 10,10,0,0 #FF0000
        fill rounded 0,110 100×10 radii 0,0,10,10 #FFFFFF

        """)
  }

  @Test func `a fill that an opaque one hides is left out`() {
    #expect(
      clipped(fill(0, 0, 100, 120, red), fill(0, 0, 100, 120))
        == "fill rounded 0,0 100×120 radius 10 #FFFFFF\n")
  }

  @Test func `a translucent bar leaves the fill whole`() {
    let glass = Paint.color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.2))
    #expect(
      clipped(fill(0, 0, 100, 120, red), fill(0, 80, 100, 40, glass)) == """
        fill rounded 0,0 100×120 radius 10 #FF0000
        fill rounded 0,80 100×40 radii 0,0,10,10 #FFFFFF33

        """)
  }

  @Test func `a bar in a group with an opacity leaves the fill whole`() {
    #expect(
      clipped(
        fill(0, 0, 100, 120, red), .group(Group(opacity: 0.5, commands: [fill(0, 80, 100, 40)])))
          == """
          fill rounded 0,0 100×120 radius 10 #FF0000
          group opacity 0.5
            fill rounded 0,80 100×40 radii 0,0,10,10 #FFFFFF

          """)
  }

  @Test func `a blend is around its clip, so that nothing cuts it off from its background`() {
    #expect(
      clipped(
        .group(Group(effect: .blend(.multiply), commands: [fill(-5, -5, 200, 200)]))) == """
          group effect blend(multiply)
            fill rounded 0,0 100×120 radius 10 #FFFFFF

          """)
  }

  @Test func `fills in groups are clipped in their groups`() {
    #expect(
      clipped(
        .group(Group(role: .named(id: "a", label: nil), commands: [fill(0, 0, 100, 120, red)])),
        .group(Group(commands: [fill(0, 80, 100, 40)]))) == """
          group id "a"
            fill rounded 0,0 100×81 radii 10,10,0,0 #FF0000
          group
            fill rounded 0,80 100×40 radii 0,0,10,10 #FFFFFF

          """)
  }

  @Test func `neighbours that need a mask share one, in their order`() {
    let line = Command.stroke(.rect(card), .color(.black), StrokeStyle(lineWidth: 2))
    #expect(
      clipped(fill(0, 0, 100, 120), line, line, fill(20, 20, 9, 9)) == """
        fill rounded 0,0 100×120 radius 10 #FFFFFF
        group clip rounded 0,0 100×120 radius 10
          stroke rect 0,0 100×120 width 2 #000000
          stroke rect 0,0 100×120 width 2 #000000
        fill rect 20,20 9×9 #FFFFFF

        """)
  }

  @Test func `a text within the outline is not masked for its slack`() {
    let run = GlyphRun(
      font: FontFace(name: "Inter", file: ""), size: 17, glyphs: [Glyph(id: 1, x: 0)], advance: 20,
      ascent: 16, descent: 4, text: "a")
    #expect(
      clipped(.glyphRun(run, Point(x: 4, y: 112), .color(.black)))
        == "glyphs \"a\" Inter 17 at 4,112 #000000 [1/20]\n")
  }

  @Test func `a rectangle cuts fills and passes what is inside`() {
    let commands = [fill(-5, 0, 20, 20), fill(2, 2, 4, 4), fill(50, 0, 9, 9)]
    let list = DisplayList(
      size: card.size,
      commands: commands.clipped(to: .rect(Rect(x: 0, y: 0, width: 10, height: 10))))
    #expect(
      list.dump == """
        canvas 100×120
        fill rect 0,0 10×10 #FFFFFF
        fill rect 2,2 4×4 #FFFFFF

        """)
  }

  @Test func `a sliver of a fill at the edge is masked, as it may be thinner than a pixel`() {
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    func dump(_ rect: Rect) -> String {
      let commands = [Command.fill(.rect(rect), red)].clipped(to: .rect(box))
      return String(
        DisplayList(size: box.size, commands: commands).dump.dropFirst("canvas 10×10\n".count))
    }
    // 0.3 points are left: on a whole pixel they might be beyond the edge.
    #expect(
      dump(Rect(x: 0, y: 9.7, width: 10, height: 20)) == """
        group clip rect 0,0 10×10
          fill rect 0,9.7 10×20 #FF0000

        """)
    // A line that ends before the edge may be drawn on a pixel beyond it.
    #expect(
      dump(Rect(x: 0, y: -0.4, width: 10, height: 0.2)) == """
        group clip rect 0,0 10×10
          fill rect 0,-0.4 10×0.2 #FF0000

        """)
    #expect(dump(Rect(x: 0, y: -0.4, width: 10, height: 3)) == "fill rect 0,0 10×2.6 #FF0000\n")
    #expect(dump(Rect(x: 0, y: 4, width: 10, height: 0.2)) == "fill rect 0,4 10×0.2 #FF0000\n")
    #expect(dump(box) == "fill rect 0,0 10×10 #FF0000\n")
  }

  @Test func `a circle takes a fill over and masks what crosses it`() {
    let commands = [fill(0, 0, 20, 20), fill(0, 0, 5, 5), fill(8, 8, 4, 4)]
    let circle = Shape.ellipse(Rect(x: 0, y: 0, width: 20, height: 20))
    let list = DisplayList(size: card.size, commands: commands.clipped(to: circle))
    #expect(
      list.dump == """
        canvas 100×120
        fill ellipse 0,0 20×20 #FFFFFF
        group clip ellipse 0,0 20×20
          fill rect 0,0 5×5 #FFFFFF
        fill rect 8,8 4×4 #FFFFFF

        """)
  }

  @Test func `frames that differ by a rounding are the same`() {
    // 16 1/3 + 169.1 by two ways: the bar ends 3 × 10⁻¹⁴ outside of the card and begins inside.
    let x = 49.0 / 3
    let shape = Shape.roundedRect(Rect(x: x, y: 0, width: 169.1, height: 120), CornerRadii(10))
    let commands = [
      Command.fill(.rect(Rect(x: x - 3e-14, y: 0, width: 169.1, height: 120)), red),
      .fill(.rect(Rect(x: x + 3e-14, y: 80, width: 169.1, height: 40)), .color(.white)),
    ]
    let list = DisplayList(size: card.size, commands: commands.clipped(to: shape))
    #expect(
      list.dump == """
        canvas 100×120
        fill rounded 16.333,0 169.1×81 radii 10,10,0,0 #FF0000
        fill rounded 16.333,80 169.1×40 radii 0,0,10,10 #FFFFFF

        """)
  }

  @Test func `an empty shape leaves nothing`() {
    expect([fill(0, 0, 9, 9)].clipped(to: .rect(.zero)), equals: [])
  }
}
