public import Foundation
public import Maquette

/// The looks of a bar.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The background.
  open var backgroundColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The line at the bar's edge.
  open var shadowColor: UIColor?
  /// The picture at the bar's edge.
  open var shadowImage: UIImage?
  /// Creates the default looks.
  public init() {}
  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
}

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button that ends an edit.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Does nothing.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The looks of a button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance {
  /// The looks of a style, which are its own.
  public init(style: UIBarButtonItem.Style = .plain) {}
  /// The looks of a button at rest.
  public let normal = UITabBarItemAppearance.State()
  /// The looks of a button that is touched.
  public let highlighted = UITabBarItemAppearance.State()
  /// The looks of a button that cannot be touched.
  public let disabled = UITabBarItemAppearance.State()
}

/// The looks of an item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// The looks in a state.
  @preconcurrency @MainActor
  public final class State {
    /// The colour of the symbol.
    public var iconColor: UIColor?
    /// The looks of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Creates the default looks.
  public init() {}
  /// The looks of items that are not chosen.
  public let normal = State()
  /// The looks of the chosen item.
  public let selected = State()
}

/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of items.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items in a line.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items in a low line.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// A navigation bar of UIKit's.
open class UINavigationBar: UIView {
  /// The looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks in a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks over content at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The look of the bar.
  open var barStyle = UIBarStyle.default
  /// The item of the last screen: none.
  open var topItem: UINavigationItem? { nil }
  /// Indicates whether content is seen through the bar.
  open var isTranslucent = true
  /// Indicates whether titles are large.
  open var prefersLargeTitles = false
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The looks of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line.
  open var shadowImage: UIImage?
  /// Does nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UINavigationBar { UINavigationBar() }
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// A tab bar of UIKit's.
open class UITabBar: UIView {
  /// The looks.
  open var standardAppearance = UITabBarAppearance()
  /// The looks over content at its bottom.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of items that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Indicates whether content is seen through the bar.
  open var isTranslucent = true
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The picture of the line.
  open var shadowImage: UIImage?
  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UITabBar { UITabBar() }
}

/// A bar of buttons of UIKit's.
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UIToolbar { UIToolbar() }
}
