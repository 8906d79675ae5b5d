// Animators draw the beginning: the first phase, and the value before the first keyframe.

/// The view that an animator changes.
public nonisolated struct PlaceholderContentView<Value>: View {
  private let content: AnyView

  init(_ content: Value) where Value: View {
    self.content = AnyView(content)
  }

  /// The view itself.
  @MainActor public var body: some View { content }
}

nonisolated extension View {
  /// Returns the view in the first of some phases.
  public func phaseAnimator<Phase: Equatable, Phases: Sequence<Phase>, Content: View>(
    _ phases: Phases, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> Content? {
    phases.first { _ in true }.map { content(PlaceholderContentView(self), $0) }
  }

  /// Returns the view in the first of some phases, before a value triggers the others.
  public func phaseAnimator<Phase: Equatable, Phases: Sequence<Phase>, Content: View>(
    _ phases: Phases, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> Content? {
    phaseAnimator(phases, content: content, animation: animation)
  }

  /// Returns the view with the value before its keyframes.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content
  ) -> Content {
    content(PlaceholderContentView(self), initialValue)
  }
}
