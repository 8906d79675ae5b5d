import CellViews
public import Foundation
public import LayoutGeometry

/// A layout of the library's own: a container of it has the node that the view of its kind has.
protocol BuiltInLayout: Layout where Cache == Void {
  /// The container.
  func view(holding children: [ViewNode]) -> any PrimitiveView

  /// The container's node.
  func node(holding children: [ViewNode]) -> ViewNode
}

extension BuiltInLayout {
  func node(holding children: [ViewNode]) -> ViewNode {
    .custom(CustomNode(view(holding: children)))
  }

  /// The size of a container of some views for what it is offered.
  func size(of subviews: LayoutSubviews, for proposal: ProposedViewSize) -> CGSize {
    let container = subviews.container
    return container.trying(or: .zero) {
      let node = view(holding: []).node(
        holding: subviews.map(\.node), in: container.environment)
      return CGSize(try node.measure(proposal.proposal, in: container.pass).size)
    }
  }

  /// Places some views as in a container.
  func place(
    _ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize
  ) {
    let container = subviews.container
    container.trying(or: ()) {
      let node = view(holding: []).node(
        holding: subviews.map(\.node), in: container.environment)
      let slots =
        try node.slots(in: bounds, proposal: proposal.proposal, pass: container.pass) ?? []
      for (subview, slot) in zip(subviews, slots) {
        // The places are mirrored already, and what places the views mirrors them once more.
        let x =
          subviews.layoutDirection == .leftToRight
          ? slot.frame.minX : bounds.minX + bounds.maxX - slot.frame.maxX
        subview.place(
          at: CGPoint(Point(x: x, y: slot.frame.minY)), proposal: ProposedViewSize(slot.proposal))
      }
    }
  }
}

/// The layout of a column, as a value: `AnyLayout(VStackLayout())`.
public struct VStackLayout: Layout, BuiltInLayout, Sendable {
  /// How the views are aligned.
  public var alignment: HorizontalAlignment
  /// The space between views, in points; nil leaves 8.
  public var spacing: CGFloat?

  /// A column's layout; its views are in the middle by default.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private func stack(_ children: [ViewNode]) -> StackNode {
    StackNode(
      axis: .vertical, horizontalAlignment: alignment, spacing: spacing.map { Double($0) },
      children: children)
  }

  func view(holding children: [ViewNode]) -> any PrimitiveView { stack(children) }

  func node(holding children: [ViewNode]) -> ViewNode { .stack(stack(children)) }

  /// The size of the container for what it is offered, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    size(of: subviews, for: proposal)
  }

  /// Places the views as the container does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    place(subviews, in: Rect(bounds), proposal: proposal)
  }

  /// A stack along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

/// The layout of a row, as a value: `AnyLayout(HStackLayout())`.
public struct HStackLayout: Layout, BuiltInLayout, Sendable {
  /// How the views are aligned.
  public var alignment: VerticalAlignment
  /// The space between views, in points; nil leaves 8.
  public var spacing: CGFloat?

  /// A row's layout; its views are in the middle by default.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private func stack(_ children: [ViewNode]) -> StackNode {
    StackNode(
      axis: .horizontal, verticalAlignment: alignment, spacing: spacing.map { Double($0) },
      children: children)
  }

  func view(holding children: [ViewNode]) -> any PrimitiveView { stack(children) }

  func node(holding children: [ViewNode]) -> ViewNode { .stack(stack(children)) }

  /// The size of the container for what it is offered, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    size(of: subviews, for: proposal)
  }

  /// Places the views as the container does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    place(subviews, in: Rect(bounds), proposal: proposal)
  }

  /// A stack along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

/// The layout of views over each other, as a value.
public struct ZStackLayout: Layout, BuiltInLayout, Sendable {
  /// How the views are aligned.
  public var alignment: Alignment

  /// The layout of a `ZStack`; its views are in the middle by default.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  func view(holding children: [ViewNode]) -> any PrimitiveView {
    ZStackNode(alignment: alignment, children: children)
  }

  func node(holding children: [ViewNode]) -> ViewNode {
    .zstack(ZStackNode(alignment: alignment, children: children))
  }

  /// The size of the container for what it is offered, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    size(of: subviews, for: proposal)
  }

  /// Places the views as the container does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    place(subviews, in: Rect(bounds), proposal: proposal)
  }
}
