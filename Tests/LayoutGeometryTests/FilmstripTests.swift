import LayoutGeometry
import TestSupport
import Testing

@Suite struct FilmstripTests {
  // √5 is 2.2, so three columns; 16 between frames: 3 × 10 + 2 × 16 wide, 2 × 20 + 16 high.
  @Test func `frames are in rows, as many columns as rows at least`() {
    let strip = Filmstrip(count: 5, frameSize: Size(width: 10, height: 20))
    expect(strip.size, equals: Size(width: 62, height: 56))
    expect(
      (0..<5).map { strip.frame(at: $0).origin },
      equals: [
        Point(x: 0, y: 0), Point(x: 26, y: 0), Point(x: 52, y: 0), Point(x: 0, y: 36),
        Point(x: 26, y: 36),
      ])
  }

  @Test func `the strip of one frame is the frame`() {
    let size = Size(width: 10, height: 20)
    expect(Filmstrip(count: 1, frameSize: size).size, equals: size)
  }
}
