/// What a finger would do; at rest it does nothing.
public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on.
  associatedtype Value
}

nonisolated extension Gesture {
  /// What happens while the gesture goes on; it is not run.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }

  /// What happens when the gesture ends; it is not run.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }

  /// What is set while the gesture goes on; it is not run.
  public func updating<StateValue>(
    _ state: GestureState<StateValue>,
    body: @escaping @MainActor (Value, inout StateValue, inout Transaction) -> Void
  ) -> Self { self }

  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// One gesture after the other.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// One gesture unless the other is made.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
}

/// Two gestures.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is known of both while they go on.
  public struct Value {
    /// What is known of the first.
    public var first: First.Value?
    /// What is known of the second.
    public var second: Second.Value?
  }

  /// Two gestures.
  public init(_ first: First, _ second: Second) {}
}

/// A finger that taps.
public nonisolated struct TapGesture: Gesture {
  /// Nothing is known.
  public typealias Value = Void

  /// Some taps.
  public init(count: Int = 1) {}
}

/// A finger that stays for a time.
public nonisolated struct LongPressGesture: Gesture {
  /// True once the finger is down.
  public typealias Value = Bool

  /// A finger that stays for a time, in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

/// A finger that moves.
public nonisolated struct DragGesture: Gesture {
  /// Where the finger is and was, in points.
  public struct Value: Equatable, Sendable {
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger was at first.
    public var startLocation: CGPoint
    /// How far the finger moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How far the finger would move if it were lifted now.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// A finger that moves, after a distance in points.
  public init(
    minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}

/// Two fingers that move apart.
public nonisolated struct MagnifyGesture: Gesture {
  /// How much larger the distance of the fingers is.
  public struct Value: Equatable, Sendable {
    /// The distance by the first one.
    public var magnification: CGFloat
  }

  /// Two fingers, after a change.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// Two fingers that move apart, under their name before iOS 17.
public nonisolated struct MagnificationGesture: Gesture {
  /// The distance of the fingers by the first one.
  public typealias Value = CGFloat

  /// Two fingers, after a change.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// A value that a gesture sets while it goes on: at rest what it is initially.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// A value with what it is initially.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// A value with what it is initially.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// What a gesture updates.
  public var projectedValue: GestureState<Value> { self }
}

/// Which gestures count where several could.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32

  /// The gestures of some bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []
  /// The view's own.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  /// A gesture of the view, which is not made.
  public func gesture<Motion: Gesture>(_ gesture: Motion, including mask: GestureMask = .all)
    -> Self
  { self }

  /// A gesture of the view beside others, which is not made.
  public func simultaneousGesture<Motion: Gesture>(
    _ gesture: Motion, including mask: GestureMask = .all
  ) -> Self { self }

  /// A gesture of the view before others, which is not made.
  public func highPriorityGesture<Motion: Gesture>(
    _ gesture: Motion, including mask: GestureMask = .all
  ) -> Self { self }

  /// Whether the view would be touched.
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
}
