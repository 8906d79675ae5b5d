// Animations are accepted, but nothing moves: a view is drawn in its final state.

/// The course of an animated change.
public enum Animation: Hashable, Sendable {
  case `default`, linear, easeIn, easeOut, easeInOut, spring, bouncy, snappy, smooth
  case interactiveSpring, interpolatingSpring

  /// Returns an animation of constant speed, for a time in seconds.
  public static func linear(duration: Double) -> Animation { .linear }

  /// Returns an animation with a slow start, for a time in seconds.
  public static func easeIn(duration: Double) -> Animation { .easeIn }

  /// Returns an animation with a slow end, for a time in seconds.
  public static func easeOut(duration: Double) -> Animation { .easeOut }

  /// Returns an animation with a slow start and a slow end, for a time in seconds.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }

  /// Returns a spring of a response and a damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }

  /// Returns a spring, for a time in seconds.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .spring }

  /// Returns a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .interactiveSpring }

  /// Returns a spring that bounces, for a time in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .bouncy
  }

  /// Returns a spring that hardly bounces, for a time in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .snappy
  }

  /// Returns a spring that does not bounce, for a time in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .smooth
  }

  /// Returns a spring of a mass, a stiffness and a damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .interpolatingSpring }

  /// Returns a spring that adds up with others, for a time in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .interpolatingSpring }

  /// Returns an animation along a cubic Bézier curve of two control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { .default }

  /// Delays the start by a time in seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// Multiplies the speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// Repeats several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// Repeats without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The context of a change.
public struct Transaction {
  /// The course of the change; nil for none.
  public var animation: Animation?
  /// A Boolean value that indicates whether animations inside are ignored.
  public var disablesAnimations = false

  /// Creates a change, with an animation or without one.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Runs `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// The end of an animation.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// Runs `body`, but not `completion`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try body()
}

/// Runs `body`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// Animates changes through the binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Sets the context of changes through the binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

nonisolated extension View {
  /// Animates the view's changes as a value changes.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// Animates the view's changes.
  public func animation(_ animation: Animation?) -> Self { self }

  /// Animates the changes of some modifiers.
  public func animation<Changed: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Changed
  ) -> Changed { body(self) }

  /// Changes the context of the view's changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  /// Animates the view's size and place as one.
  public func geometryGroup() -> Self { self }
}
