public import Foundation
public import Maquette

// What code needs that puts views of UIKit's among SwiftUI's: their settings have no effect.

/// A view of UIKit's, which is not drawn.
@MainActor
open class UIView {
  /// The view's place in the one around, in points.
  public var frame: CGRect
  /// What is behind the view; nil for nothing.
  public var backgroundColor: UIColor?
  /// How far the view covers what is behind it, from 0 to 1.
  public var alpha: CGFloat = 1
  /// True for a view that is not seen.
  public var isHidden = false
  /// The views in this one, from the back to the front.
  public private(set) var subviews: [UIView] = []

  /// A view at a place.
  public init(frame: CGRect = .zero) {
    self.frame = frame
  }

  /// Adds a view before the others.
  public func addSubview(_ view: UIView) { subviews.append(view) }
}

/// A spinner of UIKit's, which is not drawn; SwiftUI's is `ProgressView`.
open class UIActivityIndicatorView: UIView {
  /// How large the spinner is.
  public enum Style: Hashable, Sendable {
    /// 20 points.
    case medium
    /// 37 points.
    case large
  }

  /// How large the spinner is.
  public var style: Style
  /// True while the spinner turns.
  public private(set) var isAnimating = false

  /// A spinner of a size.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Turns the spinner.
  public func startAnimating() { isAnimating = true }

  /// Stops the spinner.
  public func stopAnimating() { isAnimating = false }
}

/// What has a screen of UIKit's, which is not drawn.
@MainActor
open class UIViewController {
  /// The screen.
  public var view: UIView
  /// The screen's title.
  public var title: String?

  /// A screen without views.
  public init() {
    view = UIView()
  }

  /// Called where an app first shows the screen; not here.
  open func viewDidLoad() {}
}
