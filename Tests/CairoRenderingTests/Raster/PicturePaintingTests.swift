import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Pictures` {
  /// An SVG picture of 8 × 8 points: its left half red, its right half clear.
  private static let halves = """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\
    <rect width="4" height="8" fill="#f00"/></svg>
    """

  private func pixels(
    _ svg: String, frame: Rect, tint: RGBA? = nil, width: Double, height: Double,
    bandHeight: Int = .max
  ) throws -> Pixels {
    let picture = try Picture(decoding: Array(svg.utf8))
    let id = PictureID(picture.identity)
    let list = DisplayList(
      size: Size(width: width, height: height),
      commands: [.image(ImageCommand(picture: id, frame: frame, tint: tint))])
    return try Pixels(Drawing(list, pictures: [id: picture]), bandHeight: bandHeight)
  }

  @Test func `fill their frame, whose edges go to the pixel grid`() throws {
    // 1.6 rounds to 2 and 5.6 to 6; the half in between is at 4.
    let pixels = try pixels(
      Self.halves, frame: Rect(x: 1.6, y: 0, width: 4, height: 1), width: 8, height: 1)
    let red: UInt32 = 0xFFFF_0000
    expect(pixels.row(0), equals: [0, 0, red, red, 0, 0, 0, 0])
  }

  @Test func `take a tint and keep their coverage`() throws {
    let pixels = try pixels(
      Self.halves, frame: Rect(x: 0, y: 0, width: 4, height: 1), tint: .blue, width: 4, height: 1)
    expect(pixels.row(0), equals: [0xFF00_00FF, 0xFF00_00FF, 0, 0])
  }

  @Test func `larger than a tile are the same in every band`() throws {
    let circle = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\
      <circle cx="4" cy="4" r="4" fill="#123456"/></svg>
      """
    let frame = Rect(x: -3, y: -5, width: 700, height: 800)
    let whole = try pixels(circle, frame: frame, width: 600, height: 700)
    let banded = try pixels(circle, frame: frame, width: 600, height: 700, bandHeight: 97)
    expect(whole, equals: banded)
  }

  @Test func `that the drawing does not hold are an error`() {
    let list = DisplayList(
      size: Size(width: 1, height: 1),
      commands: [
        .image(
          ImageCommand(picture: PictureID("lost"), frame: Rect(x: 0, y: 0, width: 1, height: 1)))
      ])
    #expect(throws: RenderingError.missingPicture(PictureID("lost"))) {
      try Pixels(Drawing(list))
    }
  }
}
