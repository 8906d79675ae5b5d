import Reports
import TestSupport
import Testing

/// Pictures taken apart: a `#` is an opaque black pixel, a `.` a white one, and a space a transparent one.
struct PictureAreasTests {
  @Test func `small areas are parts, and the ground goes on under them`() throws {
    // A ground of 20 × 20 pixels, 400 less those of the parts, is large enough to be one.
    var rows = [String](repeating: String(repeating: ".", count: 20), count: 20)
    rows[2] = "..##................"
    rows[3] = "..#................."
    // Touches the part above by a corner.
    rows[4] = "...#................"
    rows[9] = "................#..."
    let areas = try #require(takenApart(rows))
    #expect(areas.placements.map(text) == ["2,2 ##|# | #", "16,9 #"])
    expect(Set(areas.ground), equals: [white])
  }

  @Test func `a large area of one colour is ground beside another one`() throws {
    let rows = [String](repeating: "##################..................", count: 20)
    let areas = try #require(takenApart(rows))
    #expect(areas.placements.isEmpty)
    expect(areas.ground, equals: pixels(rows))
  }

  @Test func `what is transparent is ground, however little it is`() throws {
    var rows = [String](repeating: String(repeating: ".", count: 20), count: 20)
    rows[5] = "...  #.............."
    let areas = try #require(takenApart(rows))
    expect(areas.placements.map(text), equals: ["5,5 #"])
    // Where the part is, the ground goes on with what is to its left.
    expect(
      areas.ground[5 * 20..<5 * 20 + 7].map { $0 }, equals: [white, white, white, 0, 0, 0, white])
  }

  @Test func `a picture of short runs is not taken apart`() {
    // 3 pixels a run.
    #expect(takenApart([String](repeating: "###...###...###...", count: 40)) == nil)
  }

  @Test func `the parts over the ground are the picture`() throws {
    var random = SeededGenerator(seed: 7)
    var found = 0
    for _ in 0..<60 {
      let (width, height) = (40 + random.below(80), 30 + random.below(60))
      var pixels = [UInt32](repeating: white, count: width * height)
      for _ in 0..<random.below(14) {
        let color: UInt32 = [black, 0, 0xFF00_00FF, 0x80FF_0000, white][random.below(5)]
        let (x, y) = (random.below(width), random.below(height))
        let side = 1 + random.below(random.below(4) == 0 ? 40 : 5)
        for row in y..<min(y + side, height) {
          for column in x..<min(x + 1 + random.below(side), width) {
            pixels[row * width + column] = color
          }
        }
      }
      let areas = try #require(PictureAreas(pixels, width: width))
      var joined = areas.ground
      for placement in areas.placements {
        found += 1
        for (index, pixel) in placement.part.pixels.enumerated() where pixel != 0 {
          let row = placement.y + index / placement.part.width
          joined[row * width + placement.x + index % placement.part.width] = pixel
        }
      }
      expect(joined, equals: pixels)
    }
    #expect(found > 100)
  }

  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000

  private func pixels(_ rows: [String]) -> [UInt32] {
    rows.joined().map { $0 == "#" ? black : $0 == "." ? white : 0 }
  }

  private func takenApart(_ rows: [String]) -> PictureAreas? {
    PictureAreas(pixels(rows), width: rows[0].count)
  }

  /// Where a part is, and its rows.
  private func text(_ placement: PictureAreas.Placement) -> String {
    let part = placement.part
    let rows = stride(from: 0, to: part.pixels.count, by: part.width).map { start in
      String(part.pixels[start..<start + part.width].map { $0 == black ? "#" : " " })
    }
    return "\(placement.x),\(placement.y) \(rows.joined(separator: "|"))"
  }
}
