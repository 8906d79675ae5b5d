public import Foundation
public import LayoutGeometry

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The width of a column or the height of a row, in points.
  public enum Size: Sendable {
    /// A fixed width.
    case fixed(CGFloat)
    /// A share of the width within these bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit at the minimum width.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column.
  public var size: Size
  /// The space to the next column, in points; nil for 8.
  public var spacing: CGFloat?
  /// The alignment of views that are smaller than their cells; nil centres them.
  public var alignment: Alignment?

  /// Creates a column; by default a flexible one.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
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
/// The header and the footer of a `Section` inside are as wide as the grid. All views are created
/// at once.
public nonisolated struct LazyVGrid<Content: View>: _BuiltInView {
  private let grid: LazyGridViews
  private let content: Content

  /// Creates a grid of the views of `content` in columns.
  ///
  /// - Parameters:
  ///   - columns: The columns from the leading to the trailing edge.
  ///   - alignment: The alignment of columns that do not fill the grid.
  ///   - spacing: The space between rows, in points; nil for 8.
  ///   - pinnedViews: The headers and footers of sections that stay visible.
  ///   - content: The views, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGridViews(
      tracks: columns, axis: .vertical, spacing: spacing ?? LazyGridViews.commonSpacing,
      alignment: alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(grid.node(of: content, in: context))
  }
}

/// Views in rows of a horizontal grid, column by column.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 16) {
///   ForEach(photos, id: \.self) { photo in Tag(text: photo) }
/// }
/// ```
///
/// The header and the footer of a `Section` inside are as high as the grid. All views are created
/// at once.
public nonisolated struct LazyHGrid<Content: View>: _BuiltInView {
  private let grid: LazyGridViews
  private let content: Content

  /// Creates a grid of the views of `content` in rows.
  ///
  /// - Parameters:
  ///   - rows: The rows from the top to the bottom.
  ///   - alignment: The alignment of rows that do not fill the grid.
  ///   - spacing: The space between columns, in points; nil for 8.
  ///   - pinnedViews: The headers and footers of sections that stay visible.
  ///   - content: The views, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGridViews(
      tracks: rows, axis: .horizontal, spacing: spacing ?? LazyGridViews.commonSpacing,
      alignment: alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(grid.node(of: content, in: context))
  }
}
