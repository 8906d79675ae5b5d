public import LayoutGeometry

/// A column of a lazy grid, or a row of one that runs sideways: how wide or high it is.
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
/// The header and the footer of a `Section` inside are as wide as the grid. All views are made.
public nonisolated struct LazyVGrid<Content: View>: _BuiltInView {
  private let grid: LazyGridViews
  private let content: Content

  /// The views that `content` writes, in columns.
  ///
  /// - Parameters:
  ///   - columns: From the leading one to the trailing one.
  ///   - alignment: Where columns that do not fill the grid are.
  ///   - spacing: The space between rows, in points; nil for 8.
  ///   - pinnedViews: The headers and footers of sections that stay in sight.
  ///   - content: The views, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGridViews(
      tracks: columns, axis: .vertical, spacing: spacing ?? LazyGridViews.commonSpacing,
      alignment: alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(grid.node(of: content, in: context))
  }
}

/// Views in rows, column by column, sideways.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 16) {
///   ForEach(photos, id: \.self) { photo in Tag(text: photo) }
/// }
/// ```
///
/// The header and the footer of a `Section` inside are as high as the grid. All views are made.
public nonisolated struct LazyHGrid<Content: View>: _BuiltInView {
  private let grid: LazyGridViews
  private let content: Content

  /// The views that `content` writes, in rows.
  ///
  /// - Parameters:
  ///   - rows: From the top to the bottom.
  ///   - alignment: Where rows that do not fill the grid are.
  ///   - spacing: The space between columns, in points; nil for 8.
  ///   - pinnedViews: The headers and footers of sections that stay in sight.
  ///   - content: The views, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGridViews(
      tracks: rows, axis: .horizontal, spacing: spacing ?? LazyGridViews.commonSpacing,
      alignment: alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(grid.node(of: content, in: context))
  }
}
