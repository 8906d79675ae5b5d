public import Foundation

// Gestures are accepted, but none is performed: their closures do not run.

/// A movement of fingers.
public protocol Gesture<Value> {
  /// The values of the gesture while it lasts; those of its body by default.
  associatedtype Value = Body.Value
  /// The gesture that this one is made of; none by default.
  associatedtype Body: Gesture = Never

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// No value.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// The body of a gesture that is made of no other, which is never read.
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("a gesture without a body")
  }
}

nonisolated extension Gesture {
  /// Runs an action while the gesture lasts.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }

  /// Runs an action when the gesture ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }

  /// Updates a state while the gesture lasts.
  public func updating<StateValue>(
    _ state: GestureState<StateValue>,
    body: @escaping @MainActor (Value, inout StateValue, inout Transaction) -> Void
  ) -> Self { self }

  /// Recognises both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Recognises one gesture after the other.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Recognises the other gesture only if this one fails.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }

  /// Changes the values.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> AnyGesture<Other> {
    AnyGesture(self)
  }
}

/// Two gestures.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {}
}

/// A gesture after another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that goes on.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {}
}

/// One of two gestures.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that was recognised.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) {}
}

/// A gesture of any kind.
public nonisolated struct AnyGesture<Value>: Gesture {
  /// Creates a gesture from another.
  public init<Other: Gesture>(_ gesture: Other) {}
}

/// A turn of two fingers.
public nonisolated struct RotateGesture: Gesture {
  /// The turn of the fingers.
  public struct Value: Equatable, Sendable {
    /// The angle between the fingers and their first places.
    public var rotation: Angle
  }

  /// Creates a turn of at least an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A turn of two fingers, under its name before iOS 17.
public nonisolated struct RotationGesture: Gesture {
  /// The angle between the fingers and their first places.
  public typealias Value = Angle

  /// Creates a turn of at least an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A number of taps with their place.
public nonisolated struct SpatialTapGesture: Gesture {
  /// The place of the taps.
  public struct Value: Equatable, Sendable {
    /// The place of the finger.
    public var location: CGPoint
  }

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A number of taps.
public nonisolated struct TapGesture: Gesture {
  /// No value.
  public typealias Value = Void

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) {}
}

/// A long press.
public nonisolated struct LongPressGesture: Gesture {
  /// Indicates whether the finger is down.
  public typealias Value = Bool

  /// Creates a press of a duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

/// A movement of a finger.
public nonisolated struct DragGesture: Gesture {
  /// The places of the finger, in points.
  public struct Value: Equatable, Sendable {
    /// The place of the finger.
    public var location: CGPoint
    /// The first place of the finger.
    public var startLocation: CGPoint
    /// The distance from the first place.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place at which the movement will come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// The speed, in points a second.
    public var velocity: CGSize { .zero }
    /// The time of the value.
    public var time: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// The distance at which the movement will come to rest.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// Creates a movement of at least a distance in points.
  public init(
    minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}

/// A movement of two fingers away from each other.
public nonisolated struct MagnifyGesture: Gesture {
  /// The distance of the fingers.
  public struct Value: Equatable, Sendable {
    /// The distance as a multiple of the first one.
    public var magnification: CGFloat
    /// The middle of the first places, in the unit square.
    public var startAnchor: UnitPoint { .center }
    /// The speed of the change a second.
    public var velocity: CGFloat { 0 }
  }

  /// Creates a gesture of at least a relative change of the distance.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// A movement of two fingers away from each other, under its name before iOS 17.
public nonisolated struct MagnificationGesture: Gesture {
  /// The distance as a multiple of the first one.
  public typealias Value = CGFloat

  /// Creates a gesture of at least a relative change of the distance.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// A value that a gesture updates: always its initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// Creates a state with an initial value, to which it returns in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// The state itself, which a gesture updates.
  public var projectedValue: GestureState<Value> { self }
}

/// The gestures that are recognised on a view with another one.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32

  /// Creates the gestures of some bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gestures.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  /// Adds a gesture.
  public func gesture<Motion: Gesture>(_ gesture: Motion, including mask: GestureMask = .all)
    -> Self
  { self }

  /// Adds a gesture that is recognised together with the view's own.
  public func simultaneousGesture<Motion: Gesture>(
    _ gesture: Motion, including mask: GestureMask = .all
  ) -> Self { self }

  /// Adds a gesture that precedes the view's own.
  public func highPriorityGesture<Motion: Gesture>(
    _ gesture: Motion, including mask: GestureMask = .all
  ) -> Self { self }

  /// Sets whether the view takes touches.
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }

  /// Sets the shape in which the view takes touches.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> Self { self }
}
