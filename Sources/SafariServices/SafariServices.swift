public import Foundation
@_exported public import UIKit
public import MaquetteUIKit

// A browser's screen is a labelled surface with a notice.

/// A screen of the browser's, which is a labelled surface.
open class SFSafariViewController: UIViewController {
  /// The settings.
  public final class Configuration: NSObject {
    /// Indicates whether a page is shown without its decoration.
    public var entersReaderIfAvailable = false
    /// Indicates whether bars become smaller.
    public var barCollapsingEnabled = true
  }

  /// A title of the button that ends the screen.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// The object that observes the screen; not called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars; not drawn.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons; not drawn.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that ends the screen; not drawn.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a screen of an address.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes the screen of the surface alone.
  open override func loadView() { view = BrowserSurface(frame: UIScreen.main.bounds) }
}

private final class BrowserSurface: _SurfaceView {}

/// An object that observes a screen of the browser's; not called.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {}
