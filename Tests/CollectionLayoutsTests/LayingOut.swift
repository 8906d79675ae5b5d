import CollectionLayouts
import LayoutGeometry

/// Lays out sections in a container that is as high as its content, unless told otherwise.
func lay(
  _ sections: [LayoutSection], by layout: any CollectionLayout, width: Double,
  height: Double = .infinity, direction: LayoutDirection = .leftToRight,
  measure: (ElementKind, ItemIndex, ProposedSize) throws -> Size = { kind, index, _ in
    throw Unmeasured(kind: kind, index: index)
  }
) throws -> CollectionArrangement {
  try arrange(
    layout, sections: sections,
    in: LayoutContainer(size: Size(width: width, height: height), layoutDirection: direction),
    measure: measure)
}

/// An element was measured whose size is known without that.
struct Unmeasured: Error {
  let kind: ElementKind
  let index: ItemIndex
}

extension CollectionArrangement {
  /// The frames of all cells, in order of section and item.
  var cellFrames: [Rect] { elements.filter { $0.kind == .cell }.map(\.frame) }

  /// The frames of the elements of a kind, in order of section.
  func frames(of kind: ElementKind) -> [Rect] {
    elements.filter { $0.kind == kind }.map(\.frame)
  }
}

extension LayoutSection {
  /// A section whose items have these heights.
  init(heights: [Double]) {
    self.init(itemCount: heights.count, itemHeight: .each(heights))
  }
}
