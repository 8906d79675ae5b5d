import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Strokes` {
  /// How much of each pixel of a row a black command covers, from 0 to 255.
  private func row(_ y: Int, _ command: Command, width: Double = 20) throws -> [UInt32] {
    try Pixels(width: width, height: 20, [command]).row(y).map { $0 >> 24 }
  }

  private static let line = Shape.path(
    Path([.move(Point(x: 6, y: 10)), .line(Point(x: 14, y: 10))]))

  @Test(arguments: [
    // A line of 8 points, 4 thick; caps add half of the thickness at each end.
    (LineCap.butt, 8), (.square, 12), (.round, 12),
  ])
  func `have the caps of their style`(_ cap: LineCap, length: Int) throws {
    let style = StrokeStyle(lineWidth: 4, lineCap: cap)
    let middle = try row(9, .stroke(Self.line, .color(.black), style))
    // A round end is less than a pixel at its very tip.
    expect(middle.count { $0 > 128 }, equals: length)
    let edge = try row(8, .stroke(Self.line, .color(.black), style))
    // At the line's edge a round end is shorter than a square one.
    let isRound = cap == .round
    #expect((edge.count { $0 > 200 } < length) == isRound)
  }

  @Test func `begin as far into their dashes as the phase is`() throws {
    let path = Shape.path(Path([.move(Point(x: 0, y: 10)), .line(Point(x: 20, y: 10))]))
    func dashes(_ phase: Double) throws -> [Int] {
      let style = StrokeStyle(lineWidth: 2, dash: [4, 4], dashPhase: phase)
      let row = try row(10, .stroke(path, .color(.black), style))
      return row.indices.filter { row[$0] > 128 }
    }
    try #require(dashes(0) == [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19])
    try #require(dashes(4) == [4, 5, 6, 7, 12, 13, 14, 15])
  }

  @Test(arguments: [(LineJoin.miter, true), (.round, false), (.bevel, false)])
  func `have the corners of their style`(_ join: LineJoin, isSharp: Bool) throws {
    let style = StrokeStyle(lineWidth: 8, lineJoin: join)
    let frame = Shape.rect(Rect(x: 6, y: 6, width: 20, height: 20))
    // The corner's pixel, at 2,2, is covered by a mitre alone.
    let corner = try row(2, .stroke(frame, .color(.black), style), width: 32)[2]
    #expect((corner > 128) == isSharp)
  }

  @Test func `an even-odd path has a hole`() throws {
    var path = Path()
    path.appendRect(Rect(x: 0, y: 0, width: 12, height: 12))
    path.appendRect(Rect(x: 4, y: 4, width: 4, height: 4))
    let filled = try row(6, .fill(.path(path), .color(.black)))
    expect(filled.prefix(13).map { $0 > 128 }, equals: Array(repeating: true, count: 12) + [false])
    path.isEvenOdd = true
    let ring = try row(6, .fill(.path(path), .color(.black)))
    expect(ring.indices.filter { ring[$0] > 128 }, equals: [0, 1, 2, 3, 8, 9, 10, 11])
    let clipped = try row(
      6,
      .group(
        Group(
          clip: .path(path),
          commands: [.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), .color(.black))])))
    expect(clipped.indices.filter { clipped[$0] > 128 }, equals: [0, 1, 2, 3, 8, 9, 10, 11])
  }
}
