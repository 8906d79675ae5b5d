import CellViews
public import TextShaping

/// A view whose texts have strokes of a weight, in whatever font is around.
public nonisolated struct _WeightedView<Content: View>: _BuiltInView {
  private let content: Content
  private let weight: FontWeight

  init(_ content: Content, _ weight: FontWeight) {
    self.content = content
    self.weight = weight
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let font = (context.environment.font ?? .body).weight(weight)
    return content._nodes(in: context.setting(\.font, to: font))
      .map { .modified($0, .environment(.font(font))) }
  }
}

nonisolated extension View {
  /// Texts inside with strokes of a weight.
  public func fontWeight(_ weight: FontWeight) -> _WeightedView<Self> {
    _WeightedView(self, weight)
  }
}
