/// How a change would be animated; at rest nothing moves.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// As the system has it.
  public static let `default` = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Slow at first.
  public static let easeIn = Animation()
  /// Slow at last.
  public static let easeOut = Animation()
  /// Slow at first and at last.
  public static let easeInOut = Animation()
  /// As a spring.
  public static let spring = Animation()
  /// As a spring that bounces.
  public static let bouncy = Animation()
  /// As a spring that hardly bounces.
  public static let snappy = Animation()
  /// As a spring that does not bounce.
  public static let smooth = Animation()
  /// As a spring that can be interrupted.
  public static let interactiveSpring = Animation()

  /// At one speed, for a time in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }

  /// Slow at first, for a time in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }

  /// Slow at last, for a time in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }

  /// Slow at first and at last, for a time in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }

  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// As a spring, for a time in seconds.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// As a spring that can be interrupted.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// As a spring that bounces, for a time in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// As a spring that hardly bounces, for a time in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// As a spring that does not bounce, for a time in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// As a spring of a mass, a stiffness and a damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// As a spring that others can be added to, for a time in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// As a spring that others can be added to.
  public static let interpolatingSpring = Animation()

  /// Along a curve with two control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }

  /// After a time in seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// At a multiple of the speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// Several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// Without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Does what `body` does, without an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Does what `body` does, without an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completion: @escaping () -> Void,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// What accompanies a change; at rest there is none.
public struct Transaction {
  /// How the change is animated.
  public var animation: Animation?
  /// True for a change without animations.
  public var disablesAnimations = false

  /// A change, with an animation or without one.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Does what `body` does.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view comes and goes; at rest it is there or not.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the leading edge, to the trailing one.
  public static let slide = AnyTransition()

  /// By its size.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// From an edge, pushing others.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// From a distance, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }

  /// In different ways.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How what a view shows changes; at rest it does not.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By opacity.
  public static let opacity = ContentTransition()
  /// By interpolation.
  public static let interpolate = ContentTransition()
  /// As symbols change.
  public static let symbolEffect = ContentTransition()

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}

/// A space of names for views that are one to the eye.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A namespace's identity.
  public struct ID: Hashable, Sendable {}

  /// A namespace of a view.
  public init() {}

  /// The namespace's identity.
  public var wrappedValue: ID { ID() }
}

/// Which parts of a view's geometry a match is about.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt32

  /// The parts of some bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where the view is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where the view is, and how large.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// How the view's changes would be animated, of one value.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// How the view's changes would be animated.
  public func animation(_ animation: Animation?) -> Self { self }

  /// How the view would come and go.
  public func transition(_ transition: AnyTransition) -> Self { self }

  /// How what the view shows would change.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// What would accompany the view's changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  /// The view that is one with others of its name, which would move into each other.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }

  /// The view in the first of its phases.
  public func phaseAnimator<Phase: Equatable, Phases: Sequence<Phase>, Content: View>(
    _ phases: Phases, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> Content? {
    phases.first { _ in true }.map { content(PlaceholderContentView(self), $0) }
  }

  /// The view in the first of its phases, before a value triggers the others.
  public func phaseAnimator<Phase: Equatable, Phases: Sequence<Phase>, Content: View>(
    _ phases: Phases, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> Content,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> Content? {
    phaseAnimator(phases, content: content, animation: animation)
  }

  /// The view as its keyframes have it at first.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> Content
  ) -> Content {
    content(PlaceholderContentView(self), initialValue)
  }

  /// The view, whose size and place would be animated as one.
  public func geometryGroup() -> Self { self }

  /// What would be felt when a value changes.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
}

/// The view that an animator changes.
public nonisolated struct PlaceholderContentView<Content: View>: View {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// The view itself.
  @MainActor public var body: some View { content }
}

/// What is felt when something changes.
public struct SensoryFeedback: Hashable, Sendable {
  /// A selection changed.
  public static let selection = SensoryFeedback()
  /// Something worked.
  public static let success = SensoryFeedback()
  /// Something may go wrong.
  public static let warning = SensoryFeedback()
  /// Something went wrong.
  public static let error = SensoryFeedback()
  /// Something met.
  public static let impact = SensoryFeedback()

  /// Something met, with a weight and a strength from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Something that gives way met, with a strength from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// How heavy what meets is.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// How far what meets gives way.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  /// A value grew.
  public static let increase = SensoryFeedback()
  /// A value shrank.
  public static let decrease = SensoryFeedback()
}

extension Binding {
  /// The binding, whose changes would be animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding, whose changes would be accompanied.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
