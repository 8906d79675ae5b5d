public import Foundation

// Animations are over at rest: what they would change is drawn as it is without them.

/// An animation of a layer, which is not run.
@preconcurrency @MainActor
open class CAAnimation {
  /// The length, in seconds.
  open var duration: TimeInterval = 0
  /// The time of the beginning, in seconds.
  open var beginTime: TimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// Indicates whether the animation goes back.
  open var autoreverses = false
  /// The looks before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Indicates whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// The speed.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that observes the animation; not called.
  open var delegate: AnyObject?

  /// Creates an animation.
  public init() {}
}

/// An animation of a value of a layer by its path of keys.
open class CAPropertyAnimation: CAAnimation {
  /// The path of keys.
  open var keyPath: String?
  /// Indicates whether the changes are added.
  open var isAdditive = false

  /// Creates an animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The change.
  open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// An animation with a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The resistance.
  open var damping: CGFloat = 10
  /// The spring's force.
  open var stiffness: CGFloat = 100
  /// The weight.
  open var mass: CGFloat = 1
  /// The speed at the beginning.
  open var initialVelocity: CGFloat = 0
}

/// Animations at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The looks before and after an animation.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  let name: String
  /// Those at the end remain.
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  /// Those at the beginning are there before it.
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(name: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(name: "removed")
}

/// A name of a speed.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String
  /// As fast all the time.
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(name: "default")
}

/// A speed of an animation.
public struct CAMediaTimingFunction: Hashable, Sendable {
  let name: CAMediaTimingFunctionName

  /// Creates a speed of a name.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
  }
}

/// Changes of layers, which are made at once.
@preconcurrency @MainActor
public enum CATransaction {
  /// Does nothing.
  public static func begin() {}
  /// Does nothing.
  public static func commit() {}
  /// Does nothing.
  public static func flush() {}
  /// Does nothing.
  public static func setDisableActions(_ flag: Bool) {}
  /// Does nothing.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Calls a closure at once, as the changes are made.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

extension CALayer {
  /// Does nothing: an animation is over at rest.
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Does nothing.
  public func removeAnimation(forKey key: String) {}
  /// Does nothing.
  public func removeAllAnimations() {}
}
