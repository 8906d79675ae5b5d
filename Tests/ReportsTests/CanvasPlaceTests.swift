import LayoutGeometry
import Reports
import TestSupport
import Testing

@Suite struct CanvasPlaceTests {
  @Test(
    arguments: [
      (80, 60, CanvasPlace(scale: 2)), (40, 30, CanvasPlace(scale: 1)),
      // 40 × 0.333 is 13.3, and 30 × 0.333 is 9.99.
      (13, 10, CanvasPlace(scale: 0.33)),
      // A device's frame of 10 points around it.
      (120, 100, nil),
      // No picture is drawn in these scales.
      (4001, 3001, nil), (1, 1, nil),
    ])
  func `a canvas is found in a picture of its shape`(
    width: Int, height: Int, place: CanvasPlace?
  ) {
    let found = CanvasPlace(width: width, height: height, canvas: Size(width: 40, height: 30))
    expect(found, equals: place)
  }

  @Test func `a canvas without a width is in no picture`() {
    let found = CanvasPlace(width: 1, height: 1, canvas: Size(width: 0, height: 30))
    #expect(found == nil)
  }
}
