public import Foundation
import Maquette

/// A recogniser of a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: _Identified {
  /// The view that takes the touches.
  open var view: UIView?
  /// Indicates whether touches go to the view, too.
  open var cancelsTouchesInView = true
  /// The state.
  open var state = State.possible
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The end.
    public static let recognized = State.ended
  }

  /// The object that decides on the gesture; not called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Indicates whether the gesture is looked for.
  open var isEnabled = true
  /// Indicates whether the end of touches waits.
  open var delaysTouchesEnded = true
  /// The number of fingers: none.
  open var numberOfTouches: Int { 0 }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Does nothing.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Creates a recogniser, which recognises nothing.
  public init(target: Any? = nil, action: Selector? = nil) {}
  /// Returns the top left corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of a movement.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns no distance.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns no speed.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
}

/// A recogniser of two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale.
  open var scale: CGFloat = 1
  /// The speed: none.
  open var velocity: CGFloat { 0 }
}

/// A recogniser of a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least length, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The greatest movement, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recogniser of a swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A direction of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// A bit for each direction.
    public let rawValue: UInt

    /// Creates the directions of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of a turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
  /// The speed: none.
  open var velocity: CGFloat { 0 }
}
