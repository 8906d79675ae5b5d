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

/// A view whose value keyframes move, before the first of them.
public nonisolated struct KeyframeAnimator<Value, Content: View>: View {
  private let content: Content

  /// Creates a view with a value before its keyframes.
  public init<Frames: Keyframes>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) { self.content = content(initialValue) }

  /// Creates a view with a value before another value triggers its keyframes.
  public init<Frames: Keyframes>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) { self.content = content(initialValue) }

  /// The view with the value.
  @MainActor public var body: some View { content }
}

nonisolated extension View {
  /// Returns the view with a value before its keyframes.
  public func keyframeAnimator<Value, Content: View, Frames: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Frames
  ) -> Content { keyframeAnimator(initialValue: initialValue, content: content) }

  /// Returns the view with a value before another value triggers its keyframes.
  public func keyframeAnimator<Value, Content: View, Frames: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> Frames
  ) -> Content { keyframeAnimator(initialValue: initialValue, content: content) }
}

/// The moves of a value, which a picture at rest does not show.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The moves of a part of a value.
public protocol KeyframeTrackContent<Value>: Keyframes {}

/// The moves of a part of a value, or of the whole.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent<Value>> {
  /// Creates the moves of the whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
  /// Creates the moves of a part.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}

/// A straight move to a value.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a move of a length in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A smooth move to a value.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a move of a length in seconds.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A move to a value as a spring's.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a move of a length in seconds.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

/// A jump to a value.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a jump.
  public init(_ to: Value) {}
}

/// Several moves.
public struct _Keyframes<Value>: KeyframeTrackContent {}

/// A builder of the moves of a part of a value.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Returns a move of the closure.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ move: K
  ) -> _Keyframes<Value> { _Keyframes() }
  /// Returns the moves in order.
  public static func buildBlock(_ moves: _Keyframes<Value>...) -> _Keyframes<Value> { _Keyframes() }
}

/// A builder of the moves of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Returns the moves of a part.
  public static func buildExpression<Part, Content>(
    _ track: KeyframeTrack<Value, Part, Content>
  ) -> _Keyframes<Value> { _Keyframes() }
  /// Returns a move of the whole.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ move: K
  ) -> _Keyframes<Value> { _Keyframes() }
  /// Returns the moves in order.
  public static func buildBlock(_ moves: _Keyframes<Value>...) -> _Keyframes<Value> { _Keyframes() }
}

/// A curve of a move.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// As fast all the time.
  public static let linear = UnitCurve(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// Returns a curve with two points that pull it.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(name: "bezier") }
}

/// A spring that moves a value.
public struct Spring: Hashable, Sendable {
  /// Creates a spring.
  public init(duration: Double = 0.5, bounce: Double = 0) {}
  /// Creates a spring.
  public init(
    response: Double, dampingRatio: Double
  ) {}
  /// Creates a spring.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {}

  /// A spring that stops without a swing.
  public static let smooth = Spring()
  /// A spring that stops soon.
  public static let snappy = Spring()
  /// A spring that swings.
  public static let bouncy = Spring()
}
