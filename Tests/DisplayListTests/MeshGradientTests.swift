import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Meshes of colours` {
  /// Nine points, black but for a white one in the middle.
  private func mesh(smoothsColors: Bool) -> Paint.MeshGradient {
    Paint.MeshGradient(
      width: 3, height: 3,
      points: [
        Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 100, y: 0),
        Point(x: 0, y: 50), Point(x: 70.5, y: 30.5), Point(x: 100, y: 50),
        Point(x: 0, y: 100), Point(x: 50, y: 100), Point(x: 100, y: 100),
      ],
      colors: [.black, .black, .black, .black, .white, .black, .black, .black, .black],
      background: .clear, smoothsColors: smoothsColors)
  }

  @Test func `go through their points along splines`() {
    let surface = MeshSurface(mesh(smoothsColors: false), divisions: 2)
    expect([surface.columns, surface.rows], equals: [4, 4])
    // Of 5 vertices a row, the third row is the points' second one.
    let row = surface.vertices[10..<15].map(\.point)
    // From A = (0, 50) to B = (70.5, 30.5): the direction at A, which lacks a point before, is
    // B - A = (70.5, -19.5), and at B half of the way from A to (100, 50), (50, 0). The middle is
    // (A + B) / 2 + ((70.5, -19.5) - (50, 0)) / 8 = (35.25 + 2.5625, 40.25 - 2.4375).
    expect(row[0], equals: Point(x: 0, y: 50))
    expect(row[1], equals: Point(x: 37.8125, y: 37.8125))
    expect(row[2], equals: Point(x: 70.5, y: 30.5))
  }

  @Test func `blend their colours straight, or along splines`() {
    func grays(smoothsColors: Bool) -> [Double] {
      MeshSurface(mesh(smoothsColors: smoothsColors), divisions: 2).vertices[10..<15].map(\.color.x)
    }
    expect(grays(smoothsColors: false), equals: [0, 0.5, 1, 0.5, 0])
    // In the middle (0 + 1) / 2 + (1 - 0) / 8: the change at the end is 1 a piece, and 0 at the top.
    expect(grays(smoothsColors: true), equals: [0, 0.625, 1, 0.625, 0])
  }

  @Test func `are read from their texts`() {
    let mesh = Paint.meshGradient(
      Paint.MeshGradient(
        width: 2, height: 2,
        points: [.zero, Point(x: 9, y: 0), Point(x: 0, y: 9), Point(x: 9, y: 9)],
        colors: [.black, .white, .white, .black], background: .clear, smoothsColors: true))
    #expect(
      mesh.dump
        == "mesh(2×2..smooth..0,0..9,0..0,9..9,9,#00000000,#000000,#FFFFFF,#FFFFFF,#000000)")
    expect(Paint(dump: Substring(mesh.dump)), equals: mesh)
  }

  @Test(arguments: [
    "mesh(2×2..smooth..0,0..9,0..0,9..9,9,#00000000,#000000,#FFFFFF,#FFFFFF)",
    "mesh(2×2..smooth..0,0..9,0..0,9,#00000000,#000000,#FFFFFF,#FFFFFF,#000000)",
    "mesh(2×2..cubic..0,0..9,0..0,9..9,9,#00000000,#000000,#FFFFFF,#FFFFFF,#000000)",
    "mesh(1×2..smooth..0,0..9,0,#00000000,#000000,#FFFFFF)",
    "mesh(1e9×1e9..smooth..0,0,#00000000,#000000)", "mesh()", "mesh(#000000",
  ])
  func `with other counts are none`(text: String) {
    #expect(Paint(dump: Substring(text)) == nil)
  }

  @Test func `have a colour at each point`() {
    let fill = Command.fill(
      .rect(Rect(x: 0, y: 0, width: 100, height: 100)),
      .meshGradient(mesh(smoothsColors: false)))
    let color = [fill].color(at: Point(x: 70.5, y: 30.5), over: .black) { _ in nil }
    #expect((color.red - 1).magnitude < 0.01)
  }

  @Test func `are scaled and moved with what they fill`() {
    let mesh = mesh(smoothsColors: true)
    let fill = Command.fill(
      .rect(Rect(x: 0, y: 0, width: 100, height: 100)), .meshGradient(mesh))
    guard case .fill(_, .meshGradient(let moved)) = fill.transformed(by: .move(Point(x: 3, y: 4)))
    else {
      Issue.record("a mesh became another paint")
      return
    }
    expect(moved.points[4], equals: Point(x: 73.5, y: 34.5))
  }
}
