public import Foundation
import LayoutGeometry
public import Maquette

// The tree of views. `ConstraintLayout` places them, and `UIView+Drawing` draws them.

/// An object that events go to.
@preconcurrency @MainActor
open class UIResponder: NSObject, _Observed {
  /// Creates an object that no event goes to.
  public nonisolated override init() {}

  /// Returns the class's name.
  open class func description() -> String { String(describing: self) }
  /// Not called: there are no nibs.
  open func awakeFromNib() {}

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

  /// Not called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Not called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Not called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Not called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Not called here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Not called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Returns false: nothing receives an action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The notification that the keyboard comes, which is not sent.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The notification that the keyboard is there, which is not sent.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The notification that the keyboard goes, which is not sent.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The notification that the keyboard is gone, which is not sent.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The notification that the keyboard moves, which is not sent.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's rectangle at first.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's rectangle at last.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the seconds that the keyboard moves.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the way the keyboard moves.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

/// A view of UIKit's, with the views in it.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Returns the settings of all such views, which have no effect.
  open class func appearance() -> UIView { UIView() }
  /// Returns the settings of all such views in others, which have no effect.
  open class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UIView {
    appearance()
  }

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
    /// From what is seen at the moment.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// With the layout of the views inside.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// One view turns into the other, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// One view turns into the other, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// One view curls away.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// One view curls in.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view turns into the other, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// One view turns into the other, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The views inside are drawn as they are at the moment.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// The length of an animation around is not taken.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve of an animation around is not taken.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The settings of an animation around are not taken.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The views are hidden and not removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  }

  /// The sides that follow the superview's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: UInt

    /// Creates the sides of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The space to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// A way an animation speeds up.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// The settings of an animation of several steps.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// A bit for each setting.
    public let rawValue: UInt

    /// Creates the settings of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As fast in each step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// As fast all the time.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2048)
    /// On a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3072)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
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

  /// The view's frame in its superview, in points, without its transform.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if bounds.size != frame.size { bounds.size = frame.size }
      UIView.needLayout()
    }
  }
  /// The view's own rectangle, in points.
  open var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size else { return }
      if frame.size != bounds.size { frame.size = bounds.size }
      layer.bounds = CGRect(origin: .zero, size: bounds.size)
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.autoresize(
          width: bounds.width - oldValue.width, height: bounds.height - oldValue.height)
      }
    }
  }
  /// The middle of the view in its superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The view's background; nil for none.
  open var backgroundColor: UIColor?
  /// The view's tint; that of the superview unless it is set.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set { ownTint = newValue }
  }
  private var ownTint: UIColor?
  /// A setting without effect.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// The view's opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Indicates whether the view is invisible.
  open var isHidden = false {
    didSet { if isHidden != oldValue { UIView.needLayout() } }
  }
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
  /// Indicates whether the frame stays as it is, and is not that of constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The margins inside.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { UIView.needLayout() }
  }
  /// The margins inside, from left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing
      )
    }
  }
  /// Indicates whether the margins begin where the bars end.
  open var insetsLayoutMarginsFromSafeArea = true
  /// A setting without effect.
  open var preservesSuperviewLayoutMargins = false
  /// The words by which a screen reader names the view.
  open var accessibilityLabel: String?
  /// The name by which a test finds the view.
  open var accessibilityIdentifier: String?
  /// The value that a screen reader speaks.
  open var accessibilityValue: String?
  /// The parts at which a screen reader stops; not used.
  open var accessibilityElements: [Any]?
  /// The help that a screen reader speaks.
  open var accessibilityHint: String?
  /// Indicates whether a screen reader stops at the view.
  open var isAccessibilityElement = false
  /// The traits of the view for a screen reader; not used.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Indicates whether a screen reader leaves out what is inside; not used.
  open var accessibilityElementsHidden = false
  /// The direction of the content; not used.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The direction of the content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The recognisers of gestures.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Indicates whether several fingers are taken.
  open var isMultipleTouchEnabled = false
  /// Indicates whether other views take no fingers meanwhile.
  open var isExclusiveTouch = false
  /// Indicates whether the views inside follow the view's size.
  open var autoresizesSubviews = true
  /// Indicates whether what was drawn is removed before `draw(_:)`; it is.
  open var clearsContextBeforeDrawing = true
  /// The pixels in a point.
  open var contentScaleFactor: CGFloat = 3
  /// The view whose opacity cuts this one; its layer is the mask.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }
  /// The space between the frame and what constraints see of it, in points; not used.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Indicates whether the view wants constraints; not used.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The light or the dark colours.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The views in this one, from the back to the front.
  public private(set) var subviews: [UIView] = []
  /// The view that has this one.
  public private(set) weak var superview: UIView?
  /// The window that has the view; nil, as no view is on a screen.
  open var window: UIWindow? { nil }
  /// The insets of the bars, as far as the view is under them.
  open var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return screenInsets }
    let outer = superview.safeAreaInsets
    return UIEdgeInsets(
      top: max(outer.top - frame.minY, 0), left: max(outer.left - frame.minX, 0),
      bottom: max(outer.bottom - (superview.bounds.height - frame.maxY), 0),
      right: max(outer.right - (superview.bounds.width - frame.maxX), 0))
  }
  /// The insets of the bars at the root of a screen.
  var screenInsets = UIEdgeInsets.zero
  /// The controller whose screen the view is.
  weak var controller: UIViewController?
  /// The constraints whose first side is the view's, or that of a rectangle in it.
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// The rectangles that constraints of the view use.
  public private(set) var layoutGuides: [UILayoutGuide] = []
  private var knownGuides: [UILayoutGuide] = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The default priority of not being larger than the content.
  var defaultHugging: UILayoutPriority { .defaultLow }
  /// The width at which a text of several lines is as high as it is, once it is known.
  var lineWidth: CGFloat?
  /// The number of changes of all views that may move some of them.
  static var layoutChanges = 0
  /// Indicates whether views are being placed.
  static var isLayingOut = false
  private var hasUpdatedConstraints = false
  /// The point of the view's own coordinates at its top left corner.
  var contentOrigin: CGPoint { bounds.origin }
  /// Indicates whether the content has more lines where it is narrower.
  var wrapsLines: Bool { false }
  /// The distances of the first baseline from the top and of the last from the bottom; nil without a text.
  var baselines: (first: Double, last: Double)? { nil }
  /// The traits of the view's place.
  open var traitCollection: UITraitCollection { .current }
  /// The layer that draws the view.
  public private(set) lazy var layer: CALayer = {
    let layer: CALayer =
      switch type(of: self).layerClass {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      default: CALayer()
      }
    layer.bounds = CGRect(origin: .zero, size: bounds.size)
    return layer
  }()
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The size of the content, in points.
  open var intrinsicContentSize: CGSize {
    guard let content, content.hasSize else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return contentSize(of: content, for: .unspecified)
  }
  /// The content that the view itself draws, under the views in it; nil for none.
  var content: ViewContent? { nil }
  /// The content at the place where it is drawn.
  var drawnContent: ViewContent? { content }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view without a size.
  ///
  /// It is called as `init()`; as a function value it is one with parameters. The initializer of this form in `NSObject`
  /// has no actor, and so none of the main actor's may override it.
  public convenience init(_: Never...) { self.init(frame: .zero) }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.willMove(toSuperview: self)
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    UIView.needLayout()
  }

  /// Adds a view behind another.
  public func insertSubview(_ view: UIView, belowSubview other: UIView) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === other } ?? 0)
  }

  /// Adds a view in front of another.
  public func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === other }.map { $0 + 1 } ?? others.count)
  }

  /// Removes the view from the one that has it; its constraints to others have no effect until it is back.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    UIView.needLayout()
  }

  /// Adds a rectangle that constraints use.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.append(guide)
    guide.owningView = self
  }

  /// Removes a rectangle.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// Returns a rectangle of the view's own, always the same.
  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let known = knownGuides.first(where: { $0.kind == kind }) { return known }
    let guide = UILayoutGuide(kind, of: self)
    knownGuides.append(guide)
    return guide
  }

  /// The margins, with the bars.
  var effectiveMargins: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    let bars = safeAreaInsets
    return UIEdgeInsets(
      top: layoutMargins.top + bars.top, left: layoutMargins.left + bars.left,
      bottom: layoutMargins.bottom + bars.bottom, right: layoutMargins.right + bars.right)
  }

  func attach(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    UIView.needLayout()
  }

  func detach(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    UIView.needLayout()
  }

  /// Notes that a view may have to move.
  static func needLayout() { layoutChanges += 1 }

  /// The parts of a change of the superview's size that the mask gives the view's place and its size.
  var autoresizingShares: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let across: [AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let down: [AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    func share(_ part: AutoresizingMask, of parts: [AutoresizingMask]) -> CGFloat {
      guard autoresizingMask.contains(part) else { return 0 }
      return 1 / CGFloat(parts.count { autoresizingMask.contains($0) })
    }
    return (
      share(across[0], of: across), share(down[0], of: down), share(across[1], of: across),
      share(down[1], of: down)
    )
  }

  /// Changes the frame with the size of the superview, where the mask wants it.
  private func autoresize(width: CGFloat, height: CGFloat) {
    let shares = autoresizingShares
    frame = CGRect(
      x: frame.minX + width * shares.x, y: frame.minY + height * shares.y,
      width: frame.width + width * shares.width, height: frame.height + height * shares.height)
  }

  /// Returns the size that the view's constraints give it, as near to a size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the view's constraints give it, as near to a size as they allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let layout = ConstraintLayout(
      of: self, size: .fitting(targetSize, horizontal: horizontal, vertical: vertical))
    return layout.size
  }

  /// Returns the view of a number; nil for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Indicates whether the view is another, or in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// Places the views inside, after their constraints have; does nothing.
  open func layoutSubviews() {}
  /// Lets the views be placed again before they are drawn.
  open func setNeedsLayout() { UIView.needLayout() }
  /// Places the views at once.
  open func layoutIfNeeded() { layoutTree() }
  /// Does nothing.
  open func setNeedsDisplay() {}
  /// Lets the constraints be updated before the views are placed.
  open func setNeedsUpdateConstraints() {
    hasUpdatedConstraints = false
    UIView.needLayout()
  }
  /// Updates the constraints if that was not done since they needed it.
  func updateConstraintsOnce() {
    guard !hasUpdatedConstraints else { return }
    hasUpdatedConstraints = true
    updateConstraints()
  }
  /// Called before the views are placed; does nothing.
  open func updateConstraints() {}
  /// Lets the views be placed again before they are drawn.
  open func invalidateIntrinsicContentSize() { UIView.needLayout() }
  /// Draws the view's own content, below the views in it; nothing by default.
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
  /// Gives the view the size that fits its content.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Returns the size that fits the content in another, in points; the view's own without content.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let content, content.hasSize else { return bounds.size }
    let width = size.width > 0 && size.width.isFinite ? Double(size.width) : nil
    return contentSize(of: content, for: ProposedSize(width: width, height: nil))
  }
  /// Returns the view; nil for none at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  /// Indicates whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The place of the view's own origin in the root of its tree.
  private var rootOrigin: CGPoint {
    let outer = superview?.rootOrigin ?? .zero
    return CGPoint(
      x: outer.x + (superview == nil ? 0 : frame.minX) - bounds.minX,
      y: outer.y + (superview == nil ? 0 : frame.minY) - bounds.minY)
  }
  /// Returns a point of another view in this one's coordinates; of the root where it is nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let from = view?.rootOrigin ?? .zero
    return CGPoint(x: point.x + from.x - rootOrigin.x, y: point.y + from.y - rootOrigin.y)
  }
  /// Returns a point in another view's coordinates; in the root's where it is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let to = view?.rootOrigin ?? .zero
    return CGPoint(x: point.x + rootOrigin.x - to.x, y: point.y + rootOrigin.y - to.y)
  }
  /// Returns a rectangle of another view in this one's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  /// Returns a rectangle in another view's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// Adds a recogniser, which recognises nothing.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// Does nothing.
  open func addInteraction(_ interaction: any UIInteraction) {}
  /// Does nothing.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Exchanges the places of two views.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }
  /// Returns an empty view of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// Returns an empty view of a rectangle's size.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  /// Draws the view in the current context; returns false where there is none.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    CGContext.stack.last?.add { $0.draw(UIViewHost(self), in: rect) }
    return CGContext.stack.last != nil
  }
  /// Moves a view before the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  /// Moves a view behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
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

  /// Makes the changes of an animation at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes of a step at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Makes the changes of a transition at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Indicates whether animations are made; false.
  public class var areAnimationsEnabled: Bool { false }
  /// Does nothing.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes changes at once.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
