import LayoutGeometry

/// The action of a tap on a view in a prototype.
package enum TapAction: Hashable, Sendable {
  /// Sets values of the config.
  case set([Assignment])
  /// Shows another preview of the config, by its name.
  ///
  /// - Parameter item: The JSON of the item that the preview shows, instead of its own `let.item`;
  ///   nil for its own.
  case show(preview: String, item: String?)

  /// An assignment to a value of the config.
  package struct Assignment: Hashable, Sendable {
    /// The value's path in the preview's config, as `let.isGrid`.
    package var path: String
    /// The value as JSON, in which `$${` represents `${`.
    package var value: String

    /// Creates an assignment to the value under a path.
    package init(path: String, value: String) {
      self.path = path
      self.value = value
    }
  }
}

extension NodeModifier {
  /// Makes a view answer to taps; it draws nothing and measures nothing.
  package static func onTap(_ action: TapAction) -> NodeModifier {
    NodeModifier(Responder(isLevel: true) { _, _, _ in .tap(action) })
  }

  /// Makes a control or a part of one answer to touches.
  ///
  /// - Parameter kind: Returns the action of a touch, for the view's frame on the canvas.
  static func responding(
    _ kind: @escaping @Sendable (Rect, LayoutDirection, SystemLook) -> PlacedAction.Kind
  ) -> NodeModifier {
    NodeModifier(Responder(isLevel: false, kind: kind))
  }
}

private struct Responder: PrimitiveModifier {
  /// Indicates whether it counts towards the nesting depth, as it does if users write it.
  let isLevel: Bool
  let kind: @Sendable (Rect, LayoutDirection, SystemLook) -> PlacedAction.Kind

  var description: ModifierDescription {
    // A touch does what `kind` returns, and one function is not distinguished from another.
    [.flag("onTap", isLevel, changing: [])]
  }

  func change(_ environment: inout ViewEnvironment) {
    if !isLevel { environment.depth -= 1 }
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: ResponderLayout(child: child, kind: kind, system: environment.system))
  }
}

/// A modifier without a placed view of its own: neither drawing nor redlines know of it.
private struct ResponderLayout: ModifierLayout {
  let child: LayoutNode
  let kind: @Sendable (Rect, LayoutDirection, SystemLook) -> PlacedAction.Kind
  let system: SystemLook

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    // Before the views inside, which come later and so take precedence.
    try pass.placeResponder(kind(frame, pass.direction, system), at: frame) {
      try child.place(in: frame, proposal: proposal, pass: pass)
    }
  }
}
