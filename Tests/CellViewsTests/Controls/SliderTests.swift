import CellViews
import LayoutGeometry
import TestSupport
import Testing

struct SliderTests {
  // The knob of 28 points moves in 228 − 28 = 200. At a quarter it reaches from 50 to 78, and the
  // track, which is 3 points in at both ends (iOS 17.5), is filled up to its middle, 64: 61 of 222.
  // The slider is 31 high: the track of 4 is at 13.5, the
  // knob at 1.5. The track is 787880 at 20 %: 0.2 × 255 = 51 = 0x33.

  @Test func `the track is filled up to the knob`() throws {
    try #require(
      drawn("fill", of: SliderNode(value: 0.25), on: canvas(228)) == [
        "fill rounded 3,13.5 222×4 radius 2 #78788033",
        "fill rounded 3,13.5 61×4 radius 2 #007AFF",
        "fill ellipse 50,1.5 28×28 #FFFFFF",
      ])
  }

  @Test func `right to left fills the track from the right`() throws {
    // 228 − 64 = 164, 228 − 78 = 150.
    try #require(
      drawn("fill", of: SliderNode(value: 0.25), on: canvas(228, .dark, .rightToLeft)) == [
        "fill rounded 3,13.5 222×4 radius 2 #7878805C",
        "fill rounded 164,13.5 61×4 radius 2 #0A84FF",
        "fill ellipse 150,1.5 28×28 #FFFFFF",
      ])
  }

  @Test(arguments: [(0, "0,1.5"), (1, "200,1.5")] as [(Double, String)])
  func `the knob stays on the track at its ends`(value: Double, origin: String) throws {
    try #require(
      drawn("ellipse", of: SliderNode(value: value), on: canvas(228)) == [
        "fill ellipse \(origin) 28×28 #FFFFFF"
      ])
  }

  @Test(
    arguments: [
      (40, 0...100, 0.4), (40, 20...100, 0.25), (0, -1...1, 0.5), (120, 0...100, 1),
      (-5, 0...100, 0), (.nan, 0...1, 0), (.infinity, 0...1, 1), (3, 3...3, 0),
      (0, -.greatestFiniteMagnitude ... .greatestFiniteMagnitude, 0.5),
    ] as [(Double, ClosedRange<Double>, Double)])
  func `a value is a part of its bounds`(
    value: Double, bounds: ClosedRange<Double>, fraction: Double
  ) {
    expect(SliderNode(value: value, in: bounds).fraction, equals: fraction)
  }
}
