public import Foundation
public import Maquette

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: _Identified {
  /// The move of the picture's sides, in points; not drawn.
  open var imageInsets = UIEdgeInsets.zero
  /// The title.
  open var title: String?
  /// The symbol.
  open var image: UIImage?
  /// Indicates whether the item is enabled.
  open var isEnabled = true
  /// The number by which the item is found.
  open var tag = 0
  /// Creates an item without a title.
  public init() {}
  /// Does nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// The colour.
  open var tintColor: UIColor?
  /// A look of a button.
  public enum Style: Int, Sendable {
    case plain, done = 2
  }

  /// A button of the system's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  /// Creates a button with a symbol.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }
  /// Creates a button of the system's.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.systemItem = systemItem
  }
  /// Creates a button of a view.
  public convenience init(customView: UIView) {
    self.init()
    custom = customView
  }
  /// Creates a button of the system's.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.menu = menu
  }
  /// Creates a button with an action's title and picture.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// The width of a fixed space, in points; not drawn.
  open var width: CGFloat = 0
  /// The look.
  open var style = Style.plain
  /// The object whose method a tap calls; not used.
  open weak var target: AnyObject?
  /// The method that a tap calls; not used.
  open var action: Selector?
  /// Returns a space that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }
  private(set) var custom: UIView?
  private(set) var systemItem: SystemItem?
  /// The view instead of the button.
  public var customView: UIView? { custom }
}

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The number on the item.
  open var badgeValue: String?
  /// The symbol of the chosen item; not drawn.
  open var selectedImage: UIImage?
  /// The colour behind the number; not drawn.
  open var badgeColor: UIColor?
  /// The looks of the bar.
  open var standardAppearance: UITabBarAppearance?
  /// An item of the system's.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// Creates an item of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let words = systemItem.words
    self.init(title: words.title, image: UIImage(systemName: words.symbol), tag: tag)
  }
  /// Returns the settings of all such items, which have no effect.
  public class func appearance() -> UITabBarItem { UITabBarItem() }
}

extension UITabBarItem.SystemItem {
  /// The title and the symbol of the item.
  fileprivate var words: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down.fill")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}

/// The title and the buttons of a screen.
@preconcurrency @MainActor
open class UINavigationItem {
  /// The title.
  open var title: String?
  /// The button where lines begin.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button where lines end.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons where lines begin.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where lines end.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The view instead of the title.
  open var titleView: UIView?
  /// The text over the title; not drawn.
  open var prompt: String?
  /// The button back here.
  open var backButtonTitle: String? {
    get { ownBackTitle ?? backBarButtonItem?.title }
    set { ownBackTitle = newValue }
  }
  private var ownBackTitle: String?
  /// The button back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// Indicates whether there is no button back.
  open var hidesBackButton = false
  /// Indicates whether the button back is beside the others; it is not.
  open var leftItemsSupplementBackButton = false
  /// Indicates how the button back is titled; by its words.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// A title of a button back.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
  /// The looks of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The looks of the bar over content at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// Sets the button where lines begin.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button where lines end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons where lines begin.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons where lines end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether there is no button back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// The search.
  open var searchController: UISearchController?
  /// The size of the title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Indicates whether the search goes away with scrolling.
  open var hidesSearchBarWhenScrolling = true
  /// A size of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
  /// Creates the title and the buttons of a screen.
  public init() {}
}
