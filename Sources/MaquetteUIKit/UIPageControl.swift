import Foundation
public import Maquette

/// The dots of pages of UIKit's.
open class UIPageControl: UIControl {
  override var content: ViewContent? {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
    return ViewContent(PageControl(numberOfPages: numberOfPages, currentPage: currentPage))
  }
  /// The number of pages.
  open var numberOfPages = 0
  /// The number of the page.
  open var currentPage = 0
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// Indicates whether one page has a dot.
  open var hidesForSinglePage = false
  /// A look of the dots' background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
  /// The look of the dots' background; not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Indicates whether a pull chooses a page.
  open var allowsContinuousInteraction = true
  /// The picture instead of a dot; not drawn.
  open var preferredIndicatorImage: UIImage?
  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UIPageControl { UIPageControl() }
}
