import CellViews
public import LayoutGeometry

/// Views in a column, from the top.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Title").bold()
///   Text("Subtitle")
/// }
/// ```
public nonisolated struct VStack<Content: View>: _BuiltInView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// A column of the views that `content` writes.
  ///
  /// - Parameters:
  ///   - alignment: Where views that are narrower than the column are in it.
  ///   - spacing: In points; without one, 8 between views and none beside a spacer.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(
      .stack(
        StackNode(
          axis: .vertical, horizontalAlignment: alignment, spacing: spacing,
          children: content._nodes(in: context).all)))
  }
}

/// Views in a row, from the leading edge.
///
/// ```swift
/// HStack {
///   Text("Show as collection")
///   Spacer()
/// }
/// ```
public nonisolated struct HStack<Content: View>: _BuiltInView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// A row of the views that `content` writes.
  ///
  /// - Parameters:
  ///   - alignment: Where views that are lower than the row are in it.
  ///   - spacing: In points; without one, 8 between views and none beside a spacer.
  ///   - content: The views, from the leading edge to the trailing one.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(
      .stack(
        StackNode(
          axis: .horizontal, verticalAlignment: alignment, spacing: spacing,
          children: content._nodes(in: context).all)))
  }
}

/// Views over each other, the first at the bottom.
public nonisolated struct ZStack<Content: View>: _BuiltInView {
  private let alignment: Alignment
  private let content: Content

  /// The views that `content` writes over each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(
      .zstack(ZStackNode(alignment: alignment, children: content._nodes(in: context).all)))
  }
}

/// A viewport on content that may be longer than it, shown from the content's start.
///
/// The content is at least as long as the viewport: where it is shorter, its rows are at the top if
/// a spacer follows them.
public nonisolated struct ScrollView<Content: View>: _BuiltInView {
  private let axis: Axis
  private let content: Content

  /// A viewport on the views that `content` writes: a column, or along the horizontal axis a row.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axis = axes.contains(.vertical) ? .vertical : .horizontal
    self.content = content()
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let uses = ContainerUses()
    let margins = context.environment.contentMargins
    let inner = context.setting(\.containerUses, to: uses)
      .setting(\.contentMargins, to: EdgeInsets()).setting(\.isRefreshing, to: false)
    let column = content._nodes(in: inner).stacked(along: axis)
    var content = margins == EdgeInsets() ? column : column.with(.padding(margins))
    if context.environment.isLoading { content = content.with(.environment(.redacted(true))) }
    if context.environment.isRefreshing, axis == .vertical { content = content.refreshing }
    let viewport = ViewNode.modified(content, .scroll(axis))
    return _ViewNodes(
      uses.isEmpty ? viewport : .custom(CustomNode(ContainerNode(viewport, margins: margins))))
  }
}

/// Space that grows along the axis of its stack.
public nonisolated struct Spacer: _BuiltInView, Sendable {
  private let minLength: Double?

  /// A spacer of at least `minLength` points; defaults to 8.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.spacer(minLength: minLength))
  }
}

/// A thin line across its stack.
public nonisolated struct Divider: _BuiltInView, Sendable {
  /// A line in the separators' colour.
  public init() {}

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { _ViewNodes(.divider) }
}
