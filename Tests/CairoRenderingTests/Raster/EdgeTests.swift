import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Edges on the pixel grid` {
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000
  private let clear: UInt32 = 0

  @Test func `an edge goes to the nearest pixel edge`() throws {
    // 1.4 rounds to 1 and 3.6 to 4.
    let pixels = try Pixels(
      width: 5, height: 1, [.fill(Rect(x: 1.4, y: 0, width: 2.2, height: 1), .white)])
    expect(pixels.row(0), equals: [clear, white, white, white, clear])
  }

  @Test func `neighbours that share an edge leave no gap and no overlap`() throws {
    // The shared edge 2.5 rounds to 3 for both.
    let half = RGBA(red: 1, green: 1, blue: 1, alpha: 0.2)
    let pixels = try Pixels(
      width: 5, height: 1,
      [
        .fill(Rect(x: 0, y: 0, width: 2.5, height: 1), half),
        .fill(Rect(x: 2.5, y: 0, width: 2.5, height: 1), half),
      ])
    // 0.2 × 255 = 51 = 0x33.
    expect(pixels.row(0), equals: [UInt32](repeating: 0x3333_3333, count: 5))
  }

  @Test func `a length does not vanish`() throws {
    // 2.1 and 2.3 both round to 2: one pixel is kept.
    let pixels = try Pixels(
      width: 5, height: 1, [.fill(Rect(x: 2.1, y: 0, width: 0.2, height: 1), .white)])
    expect(pixels.row(0), equals: [clear, clear, white, clear, clear])
  }

  @Test(arguments: [0.25, 0.5, 1, 1.5, 2, 2.75, 3, 4, 6, 8])
  func `a hairline is one device pixel at every scale, wherever it is`(scale: Double) throws {
    for y in stride(from: 4.0, through: 8, by: 0.31) {
      let line = Rect(x: 0, y: y, width: 8, height: Shape.hairlineThickness)
      let column = try Pixels(width: 8, height: 12, scale: scale, [.fill(line, .white)]).column(0)
      #expect(column.count { $0 == white } == 1, "at \(y)")
      #expect(column.count { $0 != clear } == 1, "at \(y)")
    }
  }

  @Test func `an empty rectangle draws nothing`() throws {
    let pixels = try Pixels(
      width: 2, height: 1, [.fill(Rect(x: 0, y: 0, width: 0, height: 1), .white)])
    expect(pixels.row(0), equals: [clear, clear])
  }

  @Test(arguments: [
    // A line on the edge 2: half a pixel in and half out becomes one pixel inside.
    (scale: 1.0, row: "..#...#.."),
    // 4 ± 1: one pixel outside, one inside.
    (scale: 2.0, row: "...##........##..."),
    // 6 ± 1.5 becomes 5…8.
    (scale: 3.0, row: ".....###...........###....."),
  ])
  func `a border of one point is crisp`(scale: Double, row: String) throws {
    let pixels = try Pixels(
      width: 9, height: 9, scale: scale,
      [
        .stroke(
          .rect(Rect(x: 2, y: 2, width: 5, height: 5)), .color(.white), StrokeStyle(lineWidth: 1))
      ])
    let drawn = pixels.row(Int(4.5 * scale)).map { value in
      value == clear ? "." : value == white ? "#" : "?"
    }
    expect(drawn.joined(), equals: row)
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func `an inset border is on the outermost pixels of what it borders`(scale: Double) throws {
    // A view of 8 points at 1.3; its inset border is the outline 0.5 inside.
    let view = Rect(x: 1.3, y: 1.3, width: 8, height: 8)
    let pixels = try Pixels(
      width: 11, height: 11, scale: scale,
      [
        .fill(view, .white),
        .stroke(.rect(view.inset(by: 0.5)), .color(.black), StrokeStyle(lineWidth: 1)),
      ])
    let row = pixels.row(Int(5 * scale))
    let lines = row.split(separator: clear, omittingEmptySubsequences: true)
    let line = [UInt32](repeating: black, count: Int(scale))
    let inside = [UInt32](repeating: white, count: Int(8 * scale) - 2 * Int(scale))
    expect(lines.map(Array.init), equals: [line + inside + line])
  }

  @Test func `a level line is one row of pixels`() throws {
    // From 1.5 to 2.5 points: whole pixels 2…3.
    let line = Path([.move(Point(x: 0, y: 2)), .line(Point(x: 3, y: 2))])
    let pixels = try Pixels(
      width: 3, height: 4, [.stroke(.path(line), .color(.white), StrokeStyle(lineWidth: 1))])
    expect(pixels.column(1), equals: [clear, clear, white, clear])
  }
}
