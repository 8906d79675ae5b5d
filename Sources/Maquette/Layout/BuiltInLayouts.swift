import CellViews
public import Foundation
public import LayoutGeometry

/// A layout of this library, whose containers have the nodes of the corresponding views.
protocol BuiltInLayout: Layout where Cache == Void {
  /// Returns the view of the container.
  func view(holding children: [ViewNode]) -> any PrimitiveView

  func node(holding children: [ViewNode]) -> ViewNode
}

extension BuiltInLayout {
  func node(holding children: [ViewNode]) -> ViewNode {
    .custom(CustomNode(view(holding: children)))
  }

  /// Returns the size of a container of some views for a proposal.
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
        // The frames are already mirrored, and the placement of the views mirrors them once more.
        let x =
          subviews.layoutDirection == .leftToRight
          ? slot.frame.minX : bounds.minX + bounds.maxX - slot.frame.maxX
        subview.place(
          at: CGPoint(Point(x: x, y: slot.frame.minY)), proposal: ProposedViewSize(slot.proposal))
      }
    }
  }
}

/// A column's layout as a value: `AnyLayout(VStackLayout())`.
public struct VStackLayout: Layout, BuiltInLayout, Sendable {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The space between views, in points; nil means 8.
  public var spacing: CGFloat?

  /// Creates a column's layout; by default its views are centred.
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

  /// Returns the size of the column for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    size(of: subviews, for: proposal)
  }

  /// Places the views as a column does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    place(subviews, in: Rect(bounds), proposal: proposal)
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

/// A row's layout as a value: `AnyLayout(HStackLayout())`.
public struct HStackLayout: Layout, BuiltInLayout, Sendable {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The space between views, in points; nil means 8.
  public var spacing: CGFloat?

  /// Creates a row's layout; by default its views are centred.
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

  /// Returns the size of the row for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    size(of: subviews, for: proposal)
  }

  /// Places the views as a row does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    place(subviews, in: Rect(bounds), proposal: proposal)
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

/// The layout of views on top of each other, as a value.
public struct ZStackLayout: Layout, BuiltInLayout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates the layout of a `ZStack`; by default its views are centred.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  func view(holding children: [ViewNode]) -> any PrimitiveView {
    ZStackNode(alignment: alignment, children: children)
  }

  func node(holding children: [ViewNode]) -> ViewNode {
    .zstack(ZStackNode(alignment: alignment, children: children))
  }

  /// Returns the size of the stack for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    size(of: subviews, for: proposal)
  }

  /// Places the views as the stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    place(subviews, in: Rect(bounds), proposal: proposal)
  }
}
