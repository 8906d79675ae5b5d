import CellViews
import CollectionLayouts
public import LayoutGeometry

/// A column of a grid: how wide it is.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Sendable {
    /// One column of this width.
    case fixed(Double)
    /// One column that takes its share of the width within these bounds.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns in the place of one as fit at the minimum width.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The space to the next column, in points; nil for 8.
  public var spacing: Double?
  /// Where views that are smaller than their cell are in it; nil for the middle.
  public var alignment: Alignment?

  /// A column; by default a flexible one.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, row by row.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 16) {
///   ForEach(photos, id: \.self) { photo in Tag(text: photo) }
/// }
/// ```
///
/// The first column's spacing and alignment are those of all columns.
public nonisolated struct LazyVGrid<Content: View>: _BuiltInView {
  private let columns: [GridItem]
  private let spacing: Double?
  private let content: Content

  /// The views that `content` writes, in columns.
  ///
  /// - Parameters:
  ///   - columns: From the leading one to the trailing one.
  ///   - alignment: Where columns that are narrower than the grid are; they are in its middle.
  ///   - spacing: The space between rows, in points; nil for 8.
  ///   - content: The views, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let alignment = columns.first?.alignment
    let nodes = content._nodes(in: context).all.map { node in
      alignment.map {
        .modified(node, .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: $0)))
      }
        ?? node
    }
    let layout = LazyGrid(
      columns: columns.isEmpty ? [.flexible()] : columns.map(\.size.column),
      rowSpacing: spacing ?? 8, columnSpacing: columns.first?.spacing ?? 8)
    let section = SectionNode(layout: LayoutSection(itemCount: nodes.count)) {
      nodes[$0.index.item]
    }
    return _ViewNodes(.collection(CollectionNode(layout: layout, sections: [section])))
  }
}

extension GridItem.Size {
  fileprivate var column: LazyGrid.Column {
    switch self {
    case .fixed(let width): .fixed(width)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}
