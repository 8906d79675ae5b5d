import CellViews
public import LayoutGeometry

/// The first of several views whose ideal size fits the space, or else the last one.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Text("A text that is too long for some places")
///   Text("Short")
/// }
/// ```
public nonisolated struct ViewThatFits<Content: View>: _BuiltInView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice among the views of `content`, the preferred one first.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view must fit.
  ///   - content: The views.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(
      .custom(
        CustomNode(
          ViewThatFitsNode(in: axes.axes, children: content._nodes(in: context).all))))
  }
}
