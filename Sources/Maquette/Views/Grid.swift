import CellViews
public import Foundation
public import LayoutGeometry

/// Views in rows whose columns are as wide as their widest views.
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

  /// Creates a grid of the rows of `content`; a view outside of a row spans all columns.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in cells that are larger than they are.
  ///   - horizontalSpacing: The space between columns, in points; defaults to 8.
  ///   - verticalSpacing: The space between rows, in points; defaults to 8.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(layout._container(of: content._nodes(in: context)).node)
  }
}

/// The layout of a grid, as a value.
public struct GridLayout: _BuiltInLayout, Sendable {
  /// The alignment of views in cells that are larger than they are.
  public var alignment: Alignment
  /// The space between columns, in points; nil means 8.
  public var horizontalSpacing: CGFloat?
  /// The space between rows, in points; nil means 8.
  public var verticalSpacing: CGFloat?

  /// Creates a grid's layout; by default views are centred in their cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Returns a grid of the views of some rows.
  public func _container(of views: _ViewNodes) -> _LayoutContainer {
    _LayoutContainer(
      GridNode(
        alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
        verticalSpacing: verticalSpacing.map { Double($0) }, children: views.all))
  }
}

/// A row of a grid, with a view for each cell; outside of a grid it is a group of views.
public nonisolated struct GridRow<Content: View>: _BuiltInView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row of the views of `content`.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of views that are shorter than the row; defaults to the
  ///     grid's.
  ///   - content: The cells, from the leading to the trailing edge.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let row = GridRowIdentity(alignment: alignment)
    return content._nodes(in: context).map {
      .modified($0, .layoutValue(GridRowIdentity.self, row))
    }
  }
}

nonisolated extension View {
  /// Sets the number of columns that the view spans.
  public func gridCellColumns(_ count: Int) -> _ModifiedView<Self> {
    modified(.layoutValue(GridCellColumns.self, count))
  }

  /// Sets the horizontal alignment of all views in the view's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> _ModifiedView<Self> {
    modified(.layoutValue(GridColumnAlignment.self, guide))
  }

  /// Aligns a point of the view with the same point of its cell, whatever the grid's alignment is.
  public func gridCellAnchor(_ anchor: UnitPoint) -> _ModifiedView<Self> {
    modified(.layoutValue(GridCellAnchor.self, Point(x: anchor.x, y: anchor.y)))
  }

  /// Sets the axes along which the view does not enlarge its row or its columns.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> _ModifiedView<Self> {
    modified(.layoutValue(GridCellUnsizedAxes.self, axes.axes))
  }
}
