public import Foundation
import Maquette

/// A controller of screens that follow each other.
open class UINavigationController: UIViewController {
  /// The controllers of the screens.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
    }
  }
  /// Indicates whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The gesture back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Creates a controller with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller without screens; its bars are the system's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without screens; there are no nibs to load them from.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  // A navigation controller without an item of its own has its first screen's.
  override var shownTabBarItem: UITabBarItem {
    let isOwn = tabBarItem.title != nil || tabBarItem.image != nil
    return isOwn ? tabBarItem : viewControllers.first?.shownTabBarItem ?? tabBarItem
  }
  override var shownTitle: String? { title ?? viewControllers.first?.title }

  override var shown: AnyView {
    loadViewIfNeeded()
    guard let top = topViewController else { return AnyView(EmptyView()) }
    let isBack = viewControllers.count > 1
    return AnyView(
      NavigationStack {
        NavigationContent(
          controller: top, isBarHidden: isNavigationBarHidden,
          back: isBack
            ? top.navigationItem.backButtonTitle
              ?? viewControllers[viewControllers.count - 2].title ?? "Back" : nil,
          isLarge: navigationBar.prefersLargeTitles)
      })
  }

  /// Makes the screen of the bar and the last controller's.
  open override func loadView() { view = ShownView(of: self) }

  /// The last controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The last controller.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Adds a screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Sets the screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Removes the screens after one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeLast(popped.count)
    return popped
  }
  /// The object that observes screens; not called.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar below.
  public let toolbar = UIToolbar()
  /// Indicates whether the bar below is hidden; not drawn.
  open var isToolbarHidden = true
  /// Hides the bar below, or shows it; not drawn.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Indicates whether a swipe hides the bar.
  open var hidesBarsOnSwipe = false
  /// Removes the last screen.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Removes all screens but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Hides the bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// The screen of a navigation controller's last controller, with what the bar shows of it.
private struct NavigationContent: View {
  let controller: UIViewController
  let isBarHidden: Bool
  let back: String?
  let isLarge: Bool

  var body: some View {
    // The screen is loaded before its item is read, which `viewDidLoad()` often sets.
    let screen = loaded
    let item = controller.navigationItem
    return
      screen
      .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
      .navigationBarTitleDisplayMode(item.isLarge(isLarge) ? .large : .inline)
      .toolbar {
        if let back {
          ToolbarItem(placement: .navigationBarLeading) {
            HStack(spacing: 4) {
              Image(systemName: "chevron.left")
              Text(verbatim: back)
            }
            .foregroundColor(.accentColor)
          }
        }
        ToolbarItemGroup(placement: .navigationBarLeading) { buttons(item.leading) }
        ToolbarItemGroup(placement: .navigationBarTrailing) { buttons(item.trailing.reversed()) }
      }
      .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
  }

  private var loaded: AnyView {
    controller.loadViewIfNeeded()
    return controller.shown
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    ForEach(Array(items.enumerated()), id: \.offset) { index, item in
      if item.isSpace {
        BarGlassDivision()
      } else {
        if index > 0, item.isText || items[index - 1].isText { BarGlassDivision() }
        item.drawing
      }
    }
  }
}

extension UINavigationItem {
  fileprivate var leading: [UIBarButtonItem] {
    leftBarButtonItems ?? leftBarButtonItem.map { [$0] } ?? []
  }
  fileprivate var trailing: [UIBarButtonItem] {
    rightBarButtonItems ?? rightBarButtonItem.map { [$0] } ?? []
  }
  fileprivate func isLarge(_ isPreferred: Bool) -> Bool {
    switch largeTitleDisplayMode {
    case .always: isPreferred
    case .never: false
    case .automatic: isPreferred
    }
  }
}

extension UIBarButtonItem {
  /// Indicates whether the item is a space, which divides the glass of the items beside it.
  ///
  /// Source: Apple's documentation of `UIBarButtonItem.fixedSpace()` (iOS 26): a space separates the shared background of a
  /// navigation bar. Before iOS 26 it is not drawn.
  fileprivate var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

  /// Indicates whether the button has a title alone.
  fileprivate var isText: Bool {
    custom == nil && image == nil && systemItem?.symbol == nil && shownTitle != nil
  }

  private var shownTitle: String? { title ?? systemItem?.title }

  /// The button as the library's toolbars draw it.
  fileprivate var drawing: AnyView {
    if let view = custom { return AnyView(UIViewHost(view).fixedSize()) }
    if let image {
      return AnyView(
        Button {
        } label: {
          image.drawing(of: image.image, tint: .accentColor, symbol: nil)
        })
    }
    if let symbol = systemItem?.symbol {
      return AnyView(
        Button {
        } label: {
          Image(systemName: symbol)
        })
    }
    return AnyView(Button(shownTitle ?? "") {})
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}

/// An object that observes screens that follow each other; none of its methods is called.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}
