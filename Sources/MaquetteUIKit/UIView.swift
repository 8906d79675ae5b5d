public import Foundation
public import Maquette

// The declarations that code with UIKit views among SwiftUI's needs: their settings have no effect.

/// A view of UIKit's, which is not drawn.
@MainActor
open class UIView {
  /// The view's frame in its superview, in points.
  public var frame: CGRect
  /// The view's background; nil for none.
  public var backgroundColor: UIColor?
  /// The view's opacity, from 0 to 1.
  public var alpha: CGFloat = 1
  /// Indicates whether the view is invisible.
  public var isHidden = false
  /// The views in this one, from the back to the front.
  public private(set) var subviews: [UIView] = []

  /// Creates a view with a frame.
  public init(frame: CGRect = .zero) {
    self.frame = frame
  }

  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) { subviews.append(view) }
}

/// A spinner of UIKit's, which is not drawn; SwiftUI's is `ProgressView`.
open class UIActivityIndicatorView: UIView {
  /// A size of a spinner.
  public enum Style: Hashable, Sendable {
    /// 20 points.
    case medium
    /// 37 points.
    case large
  }

  /// The size of the spinner.
  public var style: Style
  /// Indicates whether the spinner turns.
  public private(set) var isAnimating = false

  /// Creates a spinner of a size.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Starts the spinner.
  public func startAnimating() { isAnimating = true }

  /// Stops the spinner.
  public func stopAnimating() { isAnimating = false }
}

/// A controller of a UIKit screen, which is not drawn.
@MainActor
open class UIViewController {
  /// The screen.
  public var view: UIView
  /// The screen's title.
  public var title: String?

  /// Creates a controller whose screen has no views.
  public init() {
    view = UIView()
  }

  /// Prepares the screen when an app first shows it; not called here.
  open func viewDidLoad() {}
}
