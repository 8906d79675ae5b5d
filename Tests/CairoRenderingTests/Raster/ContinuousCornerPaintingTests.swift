import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// A rectangle knows its corners, so that they are painted once and laid at each place; a path of the same
/// outline is painted as a whole.
@Suite struct `Painted continuous corners` {
  private static let rect = Rect(x: 4, y: 6, width: 90, height: 70)

  @Test(arguments: [5.0, 12, 20, 30], [1.0, 2, 3])
  func `have the pixels of the path with the same outline`(
    radius: Double, scale: Double
  ) throws {
    let radii = CornerRadii(radius, .continuous)
    func pixels(_ shape: Shape) throws -> Pixels {
      try Pixels(
        width: 100, height: 80, scale: scale, bandHeight: 33,
        [.fill(shape, .color(.black))])
    }
    let (corners, path) = (
      try pixels(.roundedRect(Self.rect, radii)),
      try pixels(.path(Path(continuousRect: Self.rect, radii)))
    )
    // Places are rounded to 1/256 pixel; where a sum puts one on the other side, its pixel may have one
    // level more or less.
    let differences = zip(corners.values, path.values).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    try #require(differences.max() ?? 0 <= 1)
    try #require(differences.count { $0 > 0 } <= 4)
  }

  @Test func `leave less of a square at the start of the curve than circular ones`() throws {
    // A circular corner of 20 points ends 20 points from the corner, at x = 24; there a continuous one,
    // which begins at 30.57, is already inside of the side.
    let circular = try Pixels(
      width: 100, height: 80, [.fill(.roundedRect(Self.rect, CornerRadii(20)), .color(.black))])
    let continuous = try Pixels(
      width: 100, height: 80,
      [.fill(.roundedRect(Self.rect, CornerRadii(20, .continuous)), .color(.black))])
    expect(circular[26, 6], equals: 0xFF00_0000)
    #expect(continuous[26, 6] < 0xFF00_0000)
    expect(continuous[36, 6], equals: 0xFF00_0000)
  }
}
