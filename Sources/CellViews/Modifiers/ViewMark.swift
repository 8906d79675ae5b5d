extension NodeModifier {
  /// Names the view for those who made it; changes nothing.
  package static func mark(_ mark: ViewMark) -> NodeModifier {
    NodeModifier(mark)
  }

  /// Indicates whether the modifier names the view or its template for those who made it, and changes nothing.
  package var isMark: Bool { primitive is ViewMark || primitive is TemplateName }
}

/// A number by which the maker of a view finds it again when something is noticed about it.
public struct ViewMark: Hashable, Sendable {
  /// The number; its meaning belongs to the maker.
  package let number: Int

  /// Creates a mark with a number.
  package init(_ number: Int) {
    self.number = number
  }
}

extension ViewMark: LengthKeepingModifier {
  package func change(_ environment: inout ViewEnvironment) {
    environment.mark = self
    // A mark is not a level: it must not count towards the depth to which a config can nest views.
    environment.depth -= 1
  }

  package var description: ModifierDescription {
    // A view is the same whatever `number` it is found by.
    []
  }

  package func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    child
  }
}
