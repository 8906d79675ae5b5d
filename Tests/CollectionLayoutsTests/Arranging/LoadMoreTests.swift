import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct LoadMoreTests {
  @Test(arguments: [(0.0, false), (420, false), (420.5, true), (520, true)])
  func `the next page is asked for less than the threshold before the end`(
    offset: Double, loads: Bool
  ) throws {
    // 1000 points of which 480 are seen: 1000 − 480 − 100 = 420, which itself is not past it.
    let section = LayoutSection(itemCount: 10, itemHeight: .constant(100))
    let list = try lay([section], by: List(), width: 390)
    expect(list.loadsMore(atOffset: offset, viewportLength: 480, threshold: 100), equals: loads)
  }

  @Test func `content that scrolls sideways ends at its width`() throws {
    let layout = Carousel(itemSize: Size(width: 250, height: 250))
    let carousel = try lay([LayoutSection(itemCount: 4)], by: layout, width: 390, height: 480)
    // 4 × 250 + 3 × 10 = 1030, of which 390 are seen.
    #expect(!carousel.loadsMore(atOffset: 540, viewportLength: 390, threshold: 100))
    #expect(carousel.loadsMore(atOffset: 541, viewportLength: 390, threshold: 100))
  }
}
