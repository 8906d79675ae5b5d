import CellViews
import CollectionLayouts
import LayoutGeometry
import Synchronization

/// Which cells were built, in order.
final class BuiltCells: Sendable {
  private let indices = Mutex<[ItemIndex]>([])

  /// The items of section 0 whose cells were built, in order.
  var items: [Int] { indices.withLock { $0.map(\.item) } }

  func note(_ index: ItemIndex) {
    indices.withLock { $0.append(index) }
  }
}

/// A grid of one section whose cells are `cell`, in `columns` columns without spacing.
func grid(
  columns: Int = 1, items: Int, height: Double? = 10, built: BuiltCells = BuiltCells(),
  offset: CollectionNode.ContentOffset = .rest, inset: EdgeInsets = .zero,
  cell: @escaping @Sendable (CellContext) throws -> ViewNode = { _ in filler }
) -> ViewNode {
  let section = SectionNode(
    layout: LayoutSection(itemCount: items, itemHeight: height.map { .constant($0) })
  ) { context in
    built.note(context.index)
    return try cell(context)
  }
  return .collection(
    CollectionNode(
      layout: Grid(columns: columns), sections: [section], contentOffset: offset,
      contentInset: inset))
}

/// Places items side by side, `itemSize` each, and scrolls horizontally.
struct Strip: CollectionLayout {
  let itemSize: Size
  var kind: String { "strip" }
  var scrollAxis: Axis { .horizontal }

  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    SectionArrangement(
      frames: (0..<section.itemCount).map {
        Rect(
          x: Double($0) * itemSize.width, y: 0, width: itemSize.width, height: itemSize.height)
      },
      size: Size(width: itemSize.width * Double(section.itemCount), height: itemSize.height))
  }
}

/// A strip of cells of 10 × 10.
func strip(items: Int, offset: CollectionNode.ContentOffset = .rest, inset: EdgeInsets = .zero)
  -> ViewNode
{
  .collection(
    CollectionNode(
      layout: Strip(itemSize: Size(width: 10, height: 10)),
      sections: [SectionNode(layout: LayoutSection(itemCount: items)) { _ in filler }],
      contentOffset: offset, contentInset: inset))
}

extension Notice.Element {
  /// A cell by its section and item.
  static func cell(_ section: Int, _ item: Int) -> Notice.Element {
    Notice.Element(.cell, ItemIndex(section: section, item: item))
  }
}
