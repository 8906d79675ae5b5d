// Transitions are accepted, but nothing moves: a view is either present or absent.

/// The way in which a view is inserted and removed.
public enum AnyTransition: Sendable {
  case identity, opacity, scale, slide

  /// Scales about an anchor.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }

  /// Moves from an edge, and back to it.
  public static func move(edge: Edge) -> AnyTransition { .slide }

  /// Moves from an edge, and on to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { .slide }

  /// Moves by a distance, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .slide }

  /// Combines a transition for the insertion with one for the removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// Replaces a modifier, and brings it back.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { .identity }

  /// Creates a transition from another.
  public init(_ transition: some Transition) { self = .identity }

  /// Blurs a view while another replaces it.
  public static var blurReplace: AnyTransition { .opacity }

  /// Combines two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Sets the transition's animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A way of an app's own in which a view is inserted and removed.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Indicates whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before, 0 there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The way in which a view's content is replaced.
public enum ContentTransition: Hashable, Sendable {
  case identity, opacity, interpolate, symbolEffect

  /// Rolls the digits of a number.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }

  /// Rolls the digits of a number.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }

  /// Replaces a symbol by an effect.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

/// A space of names for views that move into each other.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A namespace's identity.
  public struct ID: Hashable, Sendable {}

  /// Creates a namespace of a view.
  public init() {}

  /// The namespace's identity.
  public var wrappedValue: ID { ID() }
}

/// The properties of a view's geometry that a match shares.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each property.
  public let rawValue: UInt32

  /// Creates the properties of some bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The view's place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The view's place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Sets the transition of the view's insertion and removal.
  public func transition(_ transition: AnyTransition) -> Self { self }

  /// Sets the transition of the view's insertion and removal.
  @_disfavoredOverload
  public func transition(_ transition: some Transition) -> Self { self }

  /// Sets the transition of the view's content.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// Shares the view's geometry with those of the same name.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }
}
