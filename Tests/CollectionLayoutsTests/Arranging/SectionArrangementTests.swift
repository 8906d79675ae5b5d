import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct SectionArrangementTests {
  /// Items of one size in lines along an axis, kept as lines or as a frame each.
  private struct Lines: CollectionLayout {
    let kind = "lines"
    let scrollAxis: Axis
    let isListed: Bool

    func arrange(
      _ section: LayoutSection, in space: SectionSpace,
      measure: (Int, ProposedSize) throws -> Size
    ) -> SectionArrangement {
      let lines = Tracks.uniform(count: 34, start: 3, length: 17, spacing: 2)
      let places = Tracks(lengths: [11, 5, 13], spacing: 4, start: 1)
      // 3 + 34 × 17 + 33 × 2 = 647 along the axis, 1 + 11 + 5 + 13 + 2 × 4 = 38 across.
      let size =
        scrollAxis == .vertical ? Size(width: 38, height: 647) : Size(width: 647, height: 38)
      guard isListed else {
        return SectionArrangement(
          itemCount: section.itemCount, linesAlong: scrollAxis, lines: lines, places: places,
          size: size)
      }
      let frames = (0..<section.itemCount).map { item in
        let along = 3 + 19 * Double(item / 3)
        let across = [1.0, 16, 25][item % 3]
        let breadth = [11.0, 5, 13][item % 3]
        return scrollAxis == .vertical
          ? Rect(x: across, y: along, width: breadth, height: 17)
          : Rect(x: along, y: across, width: 17, height: breadth)
      }
      return SectionArrangement(frames: frames, size: size)
    }
  }

  @Test(arguments: Axis.allCases)
  func `lines of places have the frames that a list of frames has`(axis: Axis) throws {
    let section = LayoutSection(itemCount: 100)
    let kept = try lay([section], by: Lines(scrollAxis: axis, isListed: false), width: 700)
    let listed = try lay([section], by: Lines(scrollAxis: axis, isListed: true), width: 700)
    expect(kept.elements, equals: listed.elements)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let rect = Rect(
        x: .random(in: -10...650, using: &generator), y: .random(in: -10...650, using: &generator),
        width: .random(in: 0...60, using: &generator),
        height: .random(in: 0...60, using: &generator))
      expect(kept.elements(in: rect), equals: listed.elements(in: rect))
    }
  }

  @Test func `lines of places keep nothing for an item`() {
    // A frame for each of so many items would take 32 GB.
    let arrangement = SectionArrangement(
      itemCount: 1_000_000_000, lines: .uniform(count: 500_000_000, length: 3, spacing: 1),
      places: .uniform(count: 2, length: 10, spacing: 5),
      size: Size(width: 25, height: 1_999_999_999))
    // The last of 500,000,000 lines starts at 499,999,999 × 4.
    expect(
      arrangement.frame(at: 999_999_999),
      equals: Rect(x: 15, y: 1_999_999_996, width: 10, height: 3))
  }
}
