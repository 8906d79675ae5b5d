public import Foundation
public import Maquette

/// A field of a search, of UIKit's.
open class UISearchBar: UIView {
  /// The look of the keyboard; not used.
  open var keyboardAppearance = UIKeyboardAppearance.default
  override var content: ViewContent? {
    ViewContent(
      SearchField(placeholder ?? "", text: text ?? "").padding(.horizontal, 8),
      hasSize: false)
  }
  /// The height of a bar, in points; its width is not its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  /// A look of a bar.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
  /// The look.
  open var searchBarStyle = Style.default
  /// The object that observes the text.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Indicates whether a button ends the search; not drawn.
  open var showsCancelButton = false
  /// Sets whether a button ends the search; not drawn.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The look of the bar; not drawn.
  open var barStyle = UIBarStyle.default
  /// The titles below the field; not drawn.
  open var scopeButtonTitles: [String]?
  /// The number of the chosen title; not drawn.
  open var selectedScopeButtonIndex = 0
  /// A setting without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// A setting without effect.
  open var keyboardType = UIKeyboardType.default
  /// Does nothing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// The picture behind the bar; not drawn.
  open var backgroundImage: UIImage?
  /// Indicates whether content is seen through the bar.
  open var isTranslucent = true
  /// A setting without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// A setting without effect.
  open var returnKeyType = UIReturnKeyType.search
  /// The field of the bar, whose settings have no effect.
  public let searchTextField = UISearchTextField()
  /// The text.
  open var text: String?
  /// The text of an empty field.
  open var placeholder: String?
  /// The background.
  open var barTintColor: UIColor?
  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UISearchBar { UISearchBar() }
}

/// An object that observes the text of a search; none of its methods is called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search is to be done.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the search ends.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// The field of a search.
open class UISearchTextField: UITextField {}
