public import Foundation
public import Maquette

// The declarations that code with UIKit views among SwiftUI's needs: their settings have no effect.

/// An object that events go to.
@preconcurrency @MainActor
open class UIResponder: Hashable {
  /// Creates an object that no event goes to.
  public init() {}

  /// The object that events go to after this one.
  open var next: UIResponder? { nil }
  /// Indicates whether the object has the keyboard.
  open var isFirstResponder: Bool { false }
  /// Indicates whether the object may have the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Returns false: there is no keyboard.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Returns true.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Indicates whether two references are to the same object.
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A view of UIKit's, which is not drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// A way a view shows content of another size.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The settings of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// A bit for each setting.
    public let rawValue: UInt

    /// Creates the settings of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Touches are taken during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// To and fro.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// The sides that follow the superview's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: UInt

    /// Creates the sides of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// A tint that follows the superview's.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// The length of a side without a size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The smallest size that fits the content.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size that fits the content.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The view's frame in its superview, in points.
  open var frame: CGRect {
    didSet { bounds.size = frame.size }
  }
  /// The view's own rectangle, in points.
  open var bounds: CGRect
  /// The middle of the view in its superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The view's background; nil for none.
  open var backgroundColor: UIColor?
  /// The view's tint.
  open var tintColor: UIColor? = .systemBlue
  /// A setting without effect.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// The view's opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Indicates whether the view is invisible.
  open var isHidden = false
  /// Indicates whether the view covers all behind it.
  open var isOpaque = true
  /// Indicates whether the views inside are cut off at the view's edges.
  open var clipsToBounds = false
  /// Indicates whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// The number by which the view is found.
  open var tag = 0
  /// The view's transform.
  open var transform = CGAffineTransform.identity
  /// The way the view shows content of another size.
  open var contentMode = ContentMode.scaleToFill
  /// The sides that follow the superview's.
  open var autoresizingMask: AutoresizingMask = []
  /// Indicates whether the frame becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The margins inside.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The margins inside.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The words by which a screen reader names the view.
  open var accessibilityLabel: String?
  /// The name by which a test finds the view.
  open var accessibilityIdentifier: String?
  /// The value that a screen reader speaks.
  open var accessibilityValue: String?
  /// Indicates whether a screen reader stops at the view.
  open var isAccessibilityElement = false
  /// The light or the dark colours.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The views in this one, from the back to the front.
  public private(set) var subviews: [UIView] = []
  /// The view that has this one.
  public private(set) weak var superview: UIView?
  /// The window that has the view; nil, as no view is on a screen.
  open var window: UIWindow? { nil }
  /// The insets of the bars; none.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The traits of the view's place.
  open var traitCollection: UITraitCollection { .current }
  /// The layer that draws the view.
  public let layer = CALayer()
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The size of the content, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Adds a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }

  /// Removes the view from the one that has it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Returns the view of a number; nil for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Indicates whether the view is another, or in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// Places the views inside; does nothing.
  open func layoutSubviews() {}
  /// Does nothing.
  open func setNeedsLayout() {}
  /// Does nothing.
  open func layoutIfNeeded() {}
  /// Does nothing.
  open func setNeedsDisplay() {}
  /// Does nothing.
  open func setNeedsUpdateConstraints() {}
  /// Does nothing.
  open func updateConstraints() {}
  /// Does nothing.
  open func invalidateIntrinsicContentSize() {}
  /// Does nothing.
  open func draw(_ rect: CGRect) {}
  /// Does nothing.
  open func didMoveToWindow() {}
  /// Does nothing.
  open func didMoveToSuperview() {}
  /// Does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Does nothing.
  open func tintColorDidChange() {}
  /// Does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Does nothing.
  open func layoutMarginsDidChange() {}
  /// Does nothing.
  open func sizeToFit() {}
  /// Returns the size of the view.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Returns the view; nil for none at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  /// Indicates whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns a point of another view in this one's coordinates, which are the same.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  /// Returns a point in another view's coordinates, which are the same.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// Returns a rectangle in another view's coordinates, which are the same.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// Does nothing.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  /// Does nothing.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  /// Does nothing.
  open func bringSubviewToFront(_ view: UIView) {}
  /// Does nothing.
  open func sendSubviewToBack(_ view: UIView) {}
  /// Does nothing.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Makes the changes of an animation at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes of an animation at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
