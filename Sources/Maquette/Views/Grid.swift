import CellViews
public import Foundation
public import LayoutGeometry

/// Views in rows whose columns are as wide as their widest view.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Coffee")
///     Text("$ 7.00").gridColumnAlignment(.trailing)
///   }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   Text("Thank you")
/// }
/// ```
public nonisolated struct Grid<Content: View>: _BuiltInView {
  private let layout: GridLayout
  private let content: Content

  /// A grid of the rows that `content` writes; a view that is in no row takes all columns.
  ///
  /// - Parameters:
  ///   - alignment: Where views are in cells that are larger than them.
  ///   - horizontalSpacing: Between columns, in points; defaults to 8.
  ///   - verticalSpacing: Between rows, in points; defaults to 8.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(layout._container(of: content._nodes(in: context)).node)
  }
}

/// The layout of a grid, as a value.
public struct GridLayout: _BuiltInLayout, Sendable {
  /// Where views are in cells that are larger than them.
  public var alignment: Alignment
  /// The space between columns, in points; nil leaves 8.
  public var horizontalSpacing: CGFloat?
  /// The space between rows, in points; nil leaves 8.
  public var verticalSpacing: CGFloat?

  /// A grid's layout; its views are in the middle of their cells by default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A grid of the views of some rows.
  public func _container(of views: _ViewNodes) -> _LayoutContainer {
    _LayoutContainer(
      GridNode(
        alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
        verticalSpacing: verticalSpacing.map { Double($0) }, children: views.all))
  }
}

/// A row of a grid, with a view for each cell; elsewhere no more than a group of views.
public nonisolated struct GridRow<Content: View>: _BuiltInView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row of the views that `content` writes.
  ///
  /// - Parameters:
  ///   - alignment: Where views are down that are lower than the row; defaults to the grid's.
  ///   - content: The cells, from the leading one.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let row = GridRowIdentity(alignment: alignment)
    return content._nodes(in: context).map {
      .modified($0, .layoutValue(GridRowIdentity.self, row))
    }
  }
}

nonisolated extension View {
  /// How many columns of a grid the view takes.
  public func gridCellColumns(_ count: Int) -> _ModifiedView<Self> {
    modified(.layoutValue(GridCellColumns.self, count))
  }

  /// Where all views of the view's column are across.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> _ModifiedView<Self> {
    modified(.layoutValue(GridColumnAlignment.self, guide))
  }

  /// The point of the view that is at the same point of its cell, whatever the grid's alignment is.
  public func gridCellAnchor(_ anchor: UnitPoint) -> _ModifiedView<Self> {
    modified(.layoutValue(GridCellAnchor.self, Point(x: anchor.x, y: anchor.y)))
  }

  /// The axes along which the view does not make its row or its columns larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> _ModifiedView<Self> {
    modified(.layoutValue(GridCellUnsizedAxes.self, axes.axes))
  }
}
