import CellViews
public import Foundation
public import LayoutGeometry

/// A layout of the library's own, which places views as the container of its kind does.
public protocol _BuiltInLayout: Layout where Cache == Void {
  /// Returns the container of some views.
  func _container(of views: _ViewNodes) -> _LayoutContainer
}

/// A container of the library's own.
public struct _LayoutContainer {
  fileprivate let view: any PrimitiveView
  /// The container's node.
  let node: ViewNode

  init(_ stack: StackNode) {
    view = stack
    node = .stack(stack)
  }

  init(_ stack: ZStackNode) {
    view = stack
    node = .zstack(stack)
  }

  init(_ grid: GridNode) {
    view = grid
    node = .custom(CustomNode(grid))
  }
}

extension _BuiltInLayout {
  /// Returns the size of the container for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let container = subviews.container
    return container.trying(or: .zero) {
      let measured = try node(of: subviews).measure(proposal.proposal, in: container.pass)
      return CGSize(measured.size)
    }
  }

  /// Places the views as the container does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let bounds = Rect(bounds)
    let container = subviews.container
    container.trying(or: ()) {
      let slots =
        try node(of: subviews).slots(
          in: bounds, proposal: proposal.proposal, pass: container.pass) ?? []
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

  /// Returns the space of the views at the container's edges.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    let container = subviews.container
    return ViewSpacing(
      container.trying(or: .view) { try node(of: subviews).spacing(in: container.pass) })
  }

  private func node(of subviews: Subviews) -> LayoutNode {
    _container(of: .none).view.node(
      holding: subviews.map(\.node), in: subviews.container.environment)
  }
}

/// The layout of a column, as a value: `AnyLayout(VStackLayout())`.
public struct VStackLayout: _BuiltInLayout, Sendable {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The space between views, in points; nil means what the views prefer.
  public var spacing: CGFloat?

  /// Creates a column's layout; by default its views are centred.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns a column of some views.
  public func _container(of views: _ViewNodes) -> _LayoutContainer {
    _LayoutContainer(
      StackNode(
        axis: .vertical, horizontalAlignment: alignment, spacing: spacing.map { Double($0) },
        children: views.all))
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

/// The layout of a row, as a value: `AnyLayout(HStackLayout())`.
public struct HStackLayout: _BuiltInLayout, Sendable {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The space between views, in points; nil means what the views prefer.
  public var spacing: CGFloat?

  /// Creates a row's layout; by default its views are centred.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns a row of some views.
  public func _container(of views: _ViewNodes) -> _LayoutContainer {
    _LayoutContainer(
      StackNode(
        axis: .horizontal, verticalAlignment: alignment, spacing: spacing.map { Double($0) },
        children: views.all))
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

/// The layout of views over each other, as a value.
public struct ZStackLayout: _BuiltInLayout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates the layout of a `ZStack`; by default its views are centred.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns some views over each other.
  public func _container(of views: _ViewNodes) -> _LayoutContainer {
    _LayoutContainer(ZStackNode(alignment: alignment, children: views.all))
  }
}
