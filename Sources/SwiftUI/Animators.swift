public import Maquette

// Animators draw the beginning: the first phase, and the value before the first keyframe.

/// A view that goes through phases, in the first.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Creates a view in the first of some phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }

  /// Creates a view in the first of some phases, before a value triggers the others.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }

  /// The view in the phase.
  @MainActor public var body: some View { content }
}

/// A shape of any kind.
public nonisolated struct AnyShape: Shape, @unchecked Sendable {
  // A shape is a value that nothing changes.
  private let outline: (CGRect) -> Path

  /// Creates a shape from another.
  public init(_ shape: some Shape) {
    outline = shape.path(in:)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(rect) }
}

/// The effect of a scroll or of a place on a view.
public typealias VisualEffect = EmptyVisualEffect
