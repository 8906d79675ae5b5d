public import Foundation

// Screens over others and the changes between them, of which a picture shows neither.

/// The change of one screen to another, which is over.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Makes changes with those of the screens.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The facts of a change of one screen to another.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

/// An object that makes the changes of screens; not called.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// An object that moves one screen over another; not called.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns how long the change takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the screens.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// An object that moves one screen over another as a finger does; not called.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

/// A change of one screen to another, which goes as far as a finger.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// Creates a change.
  public init() {}
  /// Does nothing.
  open func update(_ percentComplete: CGFloat) {}
  /// Does nothing.
  open func cancel() {}
  /// Does nothing.
  open func finish() {}
}

/// The screens of a change.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the change is seen.
  var containerView: UIView { get }
  /// Indicates whether the change was given up.
  var transitionWasCancelled: Bool { get }
  /// Ends the change.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the rectangle of a controller after the change, in points.
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// A side of a change of screens.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  case from, to
}

/// A side of a change of screens.
public enum UITransitionContextViewKey: Hashable, Sendable {
  case from, to
}

/// A controller of a screen that is shown over another.
@preconcurrency @MainActor
open class UIPresentationController: _Identified {
  /// The controller of the screen above.
  public let presentedViewController: UIViewController
  /// The controller of the screen below.
  public let presentingViewController: UIViewController
  /// The object that observes the screen; not called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view in which both are seen; nil: none is shown.
  open var containerView: UIView? { nil }
  /// The view of the screen above.
  open var presentedView: UIView? { presentedViewController.view }
  /// The rectangle of the screen above, in points.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }

  /// Creates a controller of a screen over another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? UIViewController()
  }

  /// Called before the screen is shown; never.
  open func presentationTransitionWillBegin() {}
  /// Called when the screen is shown; never.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the screen goes; never.
  open func dismissalTransitionWillBegin() {}
  /// Called when the screen is gone; never.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the views are placed; never.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the views are placed; never.
  open func containerViewDidLayoutSubviews() {}
}

/// An object that observes a screen over another; none of its methods is called.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// An object that observes a popover; none of its methods is called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// An object that observes a sheet; none of its methods is called.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A sheet's settings.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public struct Detent: Hashable, Sendable {
    private let name: String

    /// Returns half of the screen.
    public static func medium() -> Detent { Detent(name: "medium") }
    /// Returns the screen.
    public static func large() -> Detent { Detent(name: "large") }
    /// Returns a height of an app's own.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?
    ) -> Detent { Detent(name: identifier?.rawValue ?? "custom") }

    /// The name of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name.
      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      /// Half of the screen.
      public static let medium = Identifier("medium")
      /// The screen.
      public static let large = Identifier("large")
    }
  }

  /// The heights.
  open var detents: [Detent] = [.large()]
  /// Indicates whether the mark at the top is shown.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points.
  open var preferredCornerRadius: CGFloat?
  /// The height that is chosen.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height without a shade behind it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Indicates whether the sheet is at an edge on a low screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Runs changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Indicates whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}

/// A controller of a screen that points at what it belongs to.
open class UIPopoverPresentationController: UIPresentationController {
  /// The sides to which the screen may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The view that the screen belongs to.
  open var sourceView: UIView?
  /// The rectangle that the screen belongs to.
  open var sourceRect = CGRect.zero
  /// The button that the screen belongs to.
  open var barButtonItem: UIBarButtonItem?
}

/// The sides to which a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// A bit for each side.
  public let rawValue: UInt

  /// Creates the sides of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All sides.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}
