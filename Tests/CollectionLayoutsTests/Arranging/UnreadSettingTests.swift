import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// The settings of a section of which its layout makes no use.
struct UnreadSettingTests {
  /// A section with a value for all that a layout may read.
  private static let section: LayoutSection = {
    var section = LayoutSection(
      itemCount: 2, columns: 2, itemHeight: .constant(20), itemWidth: .constant(20),
      itemAspectRatio: .constant(1), itemSpan: .constant(2))
    section.itemRowSpan = .constant(2)
    return section
  }()

  // By what docs/layouts.md says that each layout places: lengths across a grid's columns are the columns' own, as
  // are those of lists and of mosaics; spans are of waterfalls, along their lanes, and of mosaics.
  @Test(
    arguments: [
      (Grid(columns: 2), ["itemWidth", "itemSpan", "itemRowSpan"]),
      (LazyGrid(columns: [.flexible()]), ["columns", "itemWidth", "itemSpan", "itemRowSpan"]),
      (
        LazyGrid(rows: [.flexible()]), ["columns", "itemHeight", "itemSpan", "itemRowSpan"]
      ),
      (Waterfall(columns: 2), ["itemWidth", "itemRowSpan"]),
      (Justified(), ["columns", "itemSpan", "itemRowSpan"]),
      (Mosaic(), ["itemHeight", "itemWidth", "itemAspectRatio"]),
      (
        AspectGrid(), ["itemHeight", "itemWidth", "itemAspectRatio", "itemSpan", "itemRowSpan"]
      ),
      (Flow(), ["columns", "itemSpan", "itemRowSpan"]),
      (List(), ["columns", "itemWidth", "itemSpan", "itemRowSpan"]),
    ] as [(any CollectionLayout, [String])])
  func `a layout notices what it makes no use of`(
    layout: any CollectionLayout, unread: [String]
  ) throws {
    let words = try notices(lay([Self.section], by: layout, width: 200))
    expect(words, equals: unread.map { "makes no use of \($0)" })
  }

  @Test func `a layout of one's own may read everything`() throws {
    struct Own: CollectionLayout {
      var kind: String { "own" }

      func arrange(
        _ section: LayoutSection, in space: SectionSpace,
        measure: (_ item: Int, ProposedSize) throws -> Size
      ) throws -> SectionArrangement {
        try Grid(columns: 1).arrange(section, in: space, measure: measure)
      }
    }
    let words = try notices(lay([Self.section], by: Own(), width: 200))
    expect(words, equals: [])
  }

  private func notices(_ laid: CollectionArrangement) -> [String] {
    laid.notices.compactMap { _, notice in
      if case .own(let problem) = notice { problem.words } else { nil }
    }
  }
}
