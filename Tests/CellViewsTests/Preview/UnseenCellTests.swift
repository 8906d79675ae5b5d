import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

struct UnseenCellTests {
  /// A grid of rows of 10 points, in each item that `isTooLarge` a box of 12.
  private func rows(
    _ count: Int, built: BuiltCells = BuiltCells(), isTooLarge: @escaping @Sendable (Int) -> Bool
  ) -> ViewNode {
    grid(items: count, built: built) { isTooLarge($0.index.item) ? box(10, 12) : filler }
  }

  private func tooSmall(_ view: ViewNode, unseenCells: Int) throws -> [Int] {
    let preview = Preview(name: "test", canvas: .fixed(40, 50)) { _ in view }
    let arrangement = try preview.arranged(
      shaper: TextShaper(catalog: FontCatalog()), unseenCells: unseenCells)
    return arrangement.notices.compactMap { notice in
      guard case .overflow(.element, missing: Size(width: 0, height: 2)) = notice.finding else {
        return nil
      }
      return notice.elements.last?.index.item
    }
  }

  @Test func `cells that nobody sees are checked as well`() throws {
    // Five rows are seen.
    let view = rows(60) { $0 == 2 || $0 >= 57 }
    try #require(tooSmall(view, unseenCells: 0) == [2])
    try #require(tooSmall(view, unseenCells: 55) == [2, 57, 58, 59])
  }

  @Test func `of more than may be checked those are that are spread evenly`() throws {
    let built = BuiltCells()
    let found = try tooSmall(rows(1_000_000, built: built) { _ in true }, unseenCells: 20)
    // Five that are seen, and 25 of all of which the first is one of them.
    expect(found, equals: Array(0..<5) + (1..<25).map { $0 * 40_000 })
    expect(built.items, equals: found)
  }

  @Test func `cells of a collection that is not seen at all are checked`() throws {
    let view = vstack(
      spacing: 0, box(40, 50), rows(3) { $0 == 1 }.with(.frame(FixedFrame(height: 30)))
    )
    .with(.scroll(.vertical))
    try #require(tooSmall(view, unseenCells: 9) == [1])
  }

  @Test func `a cell that nobody sees and that cannot be built is not yet an error`() throws {
    struct Unbuildable: Error {}
    let view = grid(items: 60) { context in
      if context.index.item == 50 { throw Unbuildable() }
      return context.index.item == 51 ? box(10, 12) : filler
    }
    try #require(tooSmall(view, unseenCells: 100) == [51])
  }

  @Test func `the cells of a carousel without end are checked once`() throws {
    let built = BuiltCells()
    let section = SectionNode(layout: LayoutSection(itemCount: 6)) { context in
      built.note(context.index)
      return box(10, 12)
    }
    let view = ViewNode.collection(
      CollectionNode(
        layout: Carousel(
          itemSize: Size(width: 20, height: 10), minimumLineSpacing: 0, numberOfSets: 4),
        sections: [section]))
    try #require(tooSmall(view, unseenCells: 100).count == 6)
    expect(built.items.count, equals: 6)
  }

  @Test func `what is checked leaves no trace but its notices`() throws {
    let view = grid(items: 60) { context in
      box(5, 5, id: "cell\(context.index.item)")
    }
    let preview = Preview(name: "test", canvas: .fixed(40, 50)) { _ in view }
    let shaper = try TextShaper(catalog: FontCatalog())
    let plain = try preview.arranged(shaper: shaper)
    let checked = try preview.arranged(shaper: shaper, unseenCells: 100)
    expect(checked.computed, equals: plain.computed)
    expect(checked.collections.count, equals: 1)
    expect(checked.displayList, equals: plain.displayList)
  }
}
