public import Foundation

// Animatable values are drawn as given: nothing moves between two of them.

/// A value that can be added and multiplied, as interpolation needs it.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)

  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic where Self: BinaryFloatingPoint {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Self(rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {}
extension Float: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}

/// Two values that move together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two values of zero.
  public static var zero: Self { Self(.zero, .zero) }

  /// Returns the sum of each value.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }

  /// Returns the difference of each value.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

  /// Multiplies both values.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The square of the pair's length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The data of a type that animates nothing.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty data.
  public init() {}

  /// No data.
  public static var zero: Self { Self() }

  /// Returns the data itself.
  public static func + (a: Self, b: Self) -> Self { a }

  /// Returns the data itself.
  public static func - (a: Self, b: Self) -> Self { a }

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// A type with data that an animation changes.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data that an animation changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data, unless a type has some.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension CGPoint: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The angle in 128ths of a radian.
  ///
  /// Source: AngleTests of OpenSwiftUI, which its project runs with SwiftUI, too.
  public var animatableData: Double {
    get { radians * 128 }
    set { self = .radians(newValue / 128) }
  }
}

extension UnitPoint: Animatable {
  /// The fractions.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(CGFloat(x), CGFloat(y)) }
    set { self = UnitPoint(x: Double(newValue.first), y: Double(newValue.second)) }
  }
}
