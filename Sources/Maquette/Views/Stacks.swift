import CellViews
public import Foundation
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
  private let stack: StackNode
  private let content: Content
  /// The views of the sections inside that stay visible.
  var pinnedViews: PinnedScrollableViews = []

  /// Creates a column of the views of `content`.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views that are narrower than the column.
  ///   - spacing: The space between views, in points; by default 8, and none beside a spacer.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = StackNode(
      axis: .vertical, horizontalAlignment: alignment, spacing: spacing.points, children: [])
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.stack(stack.holding(content, pinning: pinnedViews, in: context)))
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
  private let stack: StackNode
  private let content: Content
  /// The views of the sections inside that stay visible.
  var pinnedViews: PinnedScrollableViews = []

  /// Creates a row of the views of `content`.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views that are shorter than the row.
  ///   - spacing: The space between views, in points; by default 8, and none beside a spacer.
  ///   - content: The views, from the leading edge to the trailing one.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = StackNode(
      axis: .horizontal, verticalAlignment: alignment, spacing: spacing.points, children: [])
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.stack(stack.holding(content, pinning: pinnedViews, in: context)))
  }
}

/// Views on top of each other, the first at the back.
public nonisolated struct ZStack<Content: View>: _BuiltInView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of the views of `content`, on top of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(
      .zstack(ZStackNode(alignment: alignment, children: content._nodes(in: context).all)))
  }
}

extension StackNode {
  /// Returns the stack with some views, some of which stay in sight.
  @MainActor fileprivate func holding(
    _ content: some View, pinning pinned: PinnedScrollableViews, in context: _ViewContext
  ) -> StackNode {
    var stack = self
    let isTarget = context.environment.isScrollTargetLayout
    let inner = isTarget ? context.setting(\.isScrollTargetLayout, to: false) : context
    let nodes = content._nodes(in: inner)
    stack.children = nodes.all
    if isTarget {
      stack.children = stack.children.map { $0.with(.scrollTarget(nil, isTarget: true)) }
    }
    if !pinned.isEmpty { stack.pinning = StackPinning(of: nodes.elements, pinned) }
    return stack
  }
}

extension StackPinning {
  /// Creates a record of the views that stay visible; nil if there are no sections.
  fileprivate init?(of elements: [ViewElement], _ pinned: PinnedScrollableViews) {
    var sections: [StackSection] = []
    var count = 0
    for element in elements {
      switch element {
      case .view: count += 1
      case .section(let section):
        let (header, footer) = (section.header.all.count, section.footer.all.count)
        let end = count + header + section.rows.all.count + footer
        sections.append(
          StackSection(views: count..<end, headerCount: header, footerCount: footer))
        count = end
      }
    }
    guard !sections.isEmpty else { return nil }
    self.init(
      sections: sections, pinsHeaders: pinned.contains(.sectionHeaders),
      pinsFooters: pinned.contains(.sectionFooters))
  }
}

/// Space that grows along the axis of its stack.
public nonisolated struct Spacer: _BuiltInView, Sendable {
  private let minLength: Double?

  /// Creates a spacer of at least `minLength` points; defaults to 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength.points
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(.spacer(minLength: minLength))
  }
}

/// A thin line across its stack.
public nonisolated struct Divider: _BuiltInView, Sendable {
  /// Creates a line in the colour of separators.
  public init() {}

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes { _ViewNodes(.divider) }
}
