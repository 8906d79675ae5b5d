import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct CarouselTests {
  /// The article's: six banners of 375 points, four apart, in four sets.
  let banners = Carousel(
    itemSize: Size(width: 375, height: 375), minimumLineSpacing: 4, numberOfSets: 4)

  @Test func `all sets are in one row`() throws {
    let carousel = try lay(
      [LayoutSection(itemCount: 6)], by: banners, width: 375, height: 375)
    // 24 × 375 + 23 × 4
    expect(carousel.contentSize, equals: Size(width: 9092, height: 375))
    expect(carousel.cellFrames.count, equals: 24)
    // 23 × 379
    expect(carousel.cellFrames[23], equals: Rect(x: 8717, y: 0, width: 375, height: 375))
  }

  @Test func `items are centred on the container's height`() throws {
    let layout = Carousel(itemSize: Size(width: 50, height: 60))
    let carousel = try lay([LayoutSection(itemCount: 2)], by: layout, width: 100, height: 100)
    expect(
      carousel.cellFrames,
      equals: [
        Rect(x: 0, y: 20, width: 50, height: 60), Rect(x: 60, y: 20, width: 50, height: 60),
      ])
  }

  @Test func `a container without end is as high as an item`() throws {
    let layout = Carousel(itemSize: Size(width: 50, height: 60))
    let carousel = try lay([LayoutSection(itemCount: 1)], by: layout, width: 100)
    expect(carousel.contentSize, equals: Size(width: 50, height: 60))
  }

  @Test func `no item is a carousel of no width`() throws {
    let carousel = try lay([LayoutSection(itemCount: 0)], by: banners, width: 375, height: 375)
    expect(carousel.contentSize, equals: Size(width: 0, height: 375))
    expect(carousel.elements, equals: [])
  }

  @Test func `a carousel of ten million cells is not stored`() throws {
    let carousel = try lay(
      [LayoutSection(itemCount: 2_500_000)], by: banners, width: 375, height: 375)
    let hits = carousel.elements(in: Rect(x: 379 * 5_000_000, y: 0, width: 376, height: 375))
    expect(hits.map(\.index.item), equals: [5_000_000])
  }

  @Test func `ten thousand million cells are counted, not made`() throws {
    let carousel = try lay(
      [LayoutSection(itemCount: 2_500_000_000)], by: banners, width: 375, height: 375)
    expect(carousel.elementCount, equals: 10_000_000_000)
  }

  @Test func `at the start, the offset moves to the second set`() {
    // The centre is 4546, one set 2274: 4546 + fmod(−4546, 2274) = 2274.
    expect(banners.recentred(offset: 0, itemCount: 6), equals: 2274)
  }

  @Test func `less than one set from the centre, the offset stays`() {
    expect(banners.recentred(offset: 2274, itemCount: 6), equals: 2274)
  }

  @Test func `one set and a little past the centre, it moves to a little past the centre`() {
    expect(banners.recentred(offset: 4546 + 2274 + 10, itemCount: 6), equals: 4546 + 10)
  }

  @Test func `one set exactly from the centre, the offset stays`() {
    expect(banners.recentred(offset: 4546 + 2274, itemCount: 6), equals: 4546 + 2274)
  }

  @Test func `it does not drift where the content is long`() {
    // A Float at 32 million is exact to 2 points only.
    let layout = Carousel(
      itemSize: Size(width: 1_000_000, height: 1), minimumLineSpacing: 0.5, numberOfSets: 64)
    // The content is 64 × 1,000,000.5 − 0.5 wide, the centre 32,000,015.75, one set 1,000,000.5.
    let offset = 32_000_015.75 + 1_000_000.5 + 0.25
    expect(layout.recentred(offset: offset, itemCount: 1), equals: 32_000_016)
  }

  @Test func `a plain carousel is not recentred`() {
    let plain = Carousel(itemSize: Size(width: 100, height: 100))
    expect(plain.recentred(offset: 0, itemCount: 6), equals: 0)
    expect(plain.recentringProblems(itemCount: 6, viewportWidth: 1000), equals: [])
  }

  @Test func `the article's carousel recentres in its viewport`() {
    // 2274 < 4546 − 375
    expect(banners.recentringProblems(itemCount: 6, viewportWidth: 375), equals: [])
  }

  @Test func `two sets are too few, and too short`() {
    let layout = Carousel(
      itemSize: Size(width: 375, height: 375), minimumLineSpacing: 4, numberOfSets: 2)
    // One set is 2274; half of 12 × 375 + 11 × 4 = 4544 without 375 is 1897.
    expect(
      layout.recentringProblems(itemCount: 6, viewportWidth: 375),
      equals: [.tooFewSets(2), .setTooLong(2274, available: 1897)])
  }

  @Test func `one item in three sets is too short for its viewport`() {
    let layout = Carousel(
      itemSize: Size(width: 375, height: 375), minimumLineSpacing: 4, numberOfSets: 3)
    // One set is 379; half of 3 × 375 + 2 × 4 = 1133 without 375 is 191.5.
    expect(
      layout.recentringProblems(itemCount: 1, viewportWidth: 375),
      equals: [.setTooLong(379, available: 191.5)])
  }

  @Test(arguments: [
    (Carousel.Paging.none, 130.0, 130.0), (.item, 130, 110), (.item, 170, 220), (.page, 130, 200),
    (.page, 90, 0), (.item, -50, 0), (.none, 5000, 5000), (.item, 5000, 340), (.page, 5000, 340),
  ])
  func `scrolling comes to rest by the paging`(
    paging: Carousel.Paging, offset: Double, resting: Double
  ) {
    // Five items of 100, 10 apart, are 540 wide: 340 more than the viewport.
    let layout = Carousel(itemSize: Size(width: 100, height: 100), paging: paging)
    let viewport = LayoutViewport(offset: offset, length: 200, contentLength: 540, itemCount: 5)
    expect(layout.restingOffset(in: viewport), equals: resting)
  }

  @Test func `scrolling without end comes to rest near the middle`() {
    // 24 × 375 + 23 × 4 = 9092.
    var viewport = LayoutViewport(offset: 0, length: 375, contentLength: 9092, itemCount: 6)
    expect(banners.restingOffset(in: viewport), equals: 2274)
    viewport.offset = 7
    expect(Grid(columns: 1).restingOffset(in: viewport), equals: 7)
  }

  @Test func `a cell shows the item that it has in its set`() throws {
    let carousel = try lay(
      [LayoutSection(itemCount: 6)], by: banners, width: 375, height: 375)
    let shown = [0, 5, 6, 7, 23].map {
      carousel.shownItem(at: ItemIndex(section: 0, item: $0)).item
    }
    expect(shown, equals: [0, 5, 0, 1, 5])
  }

  @Test func `a cell in the middle looks as it is`() {
    for transform in Carousel.Transform.allCases {
      let layout = Carousel(itemSize: Size(width: 100, height: 100), transform: transform)
      expect(layout.effect(atDistance: 0), equals: .identity)
    }
  }

  @Test(arguments: [
    (Carousel.Transform.none, 1.0, 1.0), (.scale, 0.85, 1), (.fade, 1, 0.4), (.coverFlow, 0.5, 1),
  ])
  func `an effect is whole one item from the middle, and no more beyond`(
    transform: Carousel.Transform, scale: Double, opacity: Double
  ) {
    let layout = Carousel(itemSize: Size(width: 100, height: 100), transform: transform)
    for distance in [-7, -1, 1, 2.5] {
      expect(layout.effect(atDistance: distance).horizontalScale, equals: scale)
      expect(layout.effect(atDistance: distance).opacity, equals: opacity)
    }
  }
}
