public import Foundation
import Maquette

/// A view of UIKit's that scrolls.
open class UIScrollView: UIView {
  /// Creates a view with a frame, outside of which nothing of its content is seen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var contentOrigin: CGPoint {
    let inset = adjustedContentInset
    // At rest, content that nobody has scrolled begins after its insets.
    return contentOffset == .zero ? CGPoint(x: -inset.left, y: -inset.top) : contentOffset
  }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The content's point at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The rectangle of the content, whose edges its constraints are to.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The rectangle in which content is seen.
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Indicates whether the view can be scrolled.
  open var isScrollEnabled = true
  /// Indicates whether scrolling ends at pages.
  open var isPagingEnabled = false
  /// Indicates whether the content goes beyond its ends.
  open var bounces = true
  /// Indicates whether short content goes beyond its ends.
  open var alwaysBounceVertical = false
  /// Indicates whether narrow content goes beyond its ends.
  open var alwaysBounceHorizontal = false
  /// Indicates whether an indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Indicates whether an indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale.
  open var zoomScale: CGFloat = 1
  /// The spinner of a refresh.
  open var refreshControl: UIRefreshControl?
  /// The treatment of the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The treatment of the bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The object that observes scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// A treatment of the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// A treatment of the bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The space around the content, with the bars.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let bars = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + bars.top, left: contentInset.left + bars.left,
      bottom: contentInset.bottom + bars.bottom, right: contentInset.right + bars.right)
  }
  /// Indicates whether a finger pulls the content; false.
  open var isDragging: Bool { false }
  /// Indicates whether the content moves after a pull; false.
  open var isDecelerating: Bool { false }
  /// Indicates whether a finger is on the content; false.
  open var isTracking: Bool { false }
  /// A setting without effect: at rest nothing scrolls.
  open var scrollsToTop: Bool {
    get { true }
    set {}
  }
  /// A setting without effect: at rest nothing scrolls.
  open var decelerationRate: DecelerationRate {
    get { .normal }
    set {}
  }

  /// The rate at which scrolling comes to rest.
  public struct DecelerationRate: Hashable, Sendable {
    /// Slowly.
    public static let normal = DecelerationRate()
    /// Soon.
    public static let fast = DecelerationRate()
  }

  /// Sets the offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Does nothing.
  open func flashScrollIndicators() {}
  /// Does nothing.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// The space around the indicators, in points; not drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the upright indicator, in points; not drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the other indicator, in points; not drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The look of the indicators; not drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// A look of indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
  /// Indicates whether touches wait for a pull.
  open var delaysContentTouches = true
  /// Indicates whether a pull takes touches back.
  open var canCancelContentTouches = true
  /// Indicates whether a pull keeps its direction.
  open var isDirectionalLockEnabled = false
  /// Indicates whether a pull goes beyond the scales.
  open var bouncesZoom = true
  /// The gesture that scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// Sets the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UIScrollView { UIScrollView() }
}

/// An object that observes scrolling; none of its methods is called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the view scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Returns the view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// The spinner of a refresh.
open class UIRefreshControl: UIControl {
  /// The text below.
  open var attributedTitle: NSAttributedString?
  /// Returns the settings of all such controls, which have no effect.
  open override class func appearance() -> UIRefreshControl { UIRefreshControl() }
  /// Does nothing.
  open func beginRefreshing() {}
  /// Does nothing.
  open func endRefreshing() {}
}
