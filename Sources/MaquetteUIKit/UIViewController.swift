public import Foundation
import Maquette

/// A controller of a UIKit screen, which is loaded when its view is first asked for.
open class UIViewController: UIResponder {
  /// The sides on which the system's gestures wait.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The screen.
  // Unwrapped implicitly, as UIKit's: apps write `view?.bounds` as well as `view.bounds`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView ?? UIView()
    }
    set {
      ownView = newValue
      newValue.controller = self
    }
  }
  private var ownView: UIView?
  private var isLoading = false
  private var hasAppeared = false

  /// Loads the screen if it is not.
  open func loadViewIfNeeded() {
    guard ownView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    viewDidLoad()
  }

  /// Indicates whether the screen has something to draw.
  var drawsSomething: Bool { view.drawsSomething }

  /// The item and the title in a tab bar.
  var shownTabBarItem: UITabBarItem { tabBarItem }
  var shownTitle: String? { title }

  /// The screen as a view of the library's.
  var shown: AnyView { AnyView(UIViewHost(screenOf: self)) }

  /// Places the views of the screen, and lets it appear if it has not: what that changes is placed as well.
  func appear() {
    // A screen's own margins: 16 points at the sides of a phone.
    if view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
    begin(\.hasBegun) { $0.viewWillAppear(false) }
    view.layoutTree()
    begin(\.hasAppeared) {
      $0.viewIsAppearing(false)
      $0.viewDidAppear(false)
    }
    view.layoutTree()
  }

  private var hasBegun = false

  private func begin(
    _ state: ReferenceWritableKeyPath<UIViewController, Bool>,
    _ action: (UIViewController) -> Void
  ) {
    for child in children { child.begin(state, action) }
    guard !self[keyPath: state] else { return }
    self[keyPath: state] = true
    action(self)
  }

  /// The screen's title.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// The way the screen comes.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The way the screen comes in.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The size of the screen in another, in points.
  open var preferredContentSize = CGSize.zero
  /// The item of the screen in a tab bar.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The light or the dark colours.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The space of the bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Indicates whether the screen stays when a finger pulls it.
  open var isModalInPresentation = false
  /// Indicates whether the bar below is hidden.
  open var hidesBottomBarWhenPushed = false
  /// The title and the buttons of the screen.
  public let navigationItem = UINavigationItem()
  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []
  /// The controller that has this one.
  public private(set) weak var parent: UIViewController?
  /// The controller that shows this one; nil, as nothing is shown over another.
  open var presentingViewController: UIViewController? { nil }
  /// The controller that this one shows; nil, as nothing is shown over another.
  open var presentedViewController: UIViewController? { nil }
  /// The navigation controller around.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The tab bar controller around.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The screen, if it is there.
  open var viewIfLoaded: UIView? { ownView }
  /// Indicates whether the screen is there.
  open var isViewLoaded: Bool { ownView != nil }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// The ways the screen may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Indicates whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// Creates a controller whose screen has no views; it is called as `init()`, as `UIView`'s is.
  public convenience init(_: Never...) { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; there are no nibs to load a screen from.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes the screen: an empty view of an iPhone 15's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Prepares the screen when it is first asked for.
  open func viewDidLoad() {}
  /// Called before the screen is first placed.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the screen is first placed.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the screen is first placed, before it is drawn.
  open func viewDidAppear(_ animated: Bool) {}
  /// Not called here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Not called here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the screen's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called after the screen's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  /// Not called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Not called here.
  open func didMove(toParent parent: UIViewController?) {}
  /// Not called here.
  open func willMove(toParent parent: UIViewController?) {}
  /// Adds a controller.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  /// Removes the controller from the one that has it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Does nothing: nothing is shown over another.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  /// Does nothing: nothing is shown over another.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  /// Shows a screen after this one, in the navigation controller around.
  open func show(_ viewController: UIViewController, sender: Any?) {
    navigationController?.pushViewController(viewController, animated: false)
  }
  /// Shows a screen after this one, in the navigation controller around.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    show(viewController, sender: sender)
  }
  /// Indicates whether the screen is edited.
  open var isEditing = false
  /// Sets whether the screen is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The button that edits the screen.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: isEditing ? .done : .edit)
  /// The buttons of the bar below; not drawn.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the bar below.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The controller of columns around: none.
  open var splitViewController: UISplitViewController? { parent as? UISplitViewController }
  /// The change of screens: none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The object that makes the change of screens; not called.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The settings of the screen as a sheet; not used.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? = .init(
    presentedViewController: self, presenting: nil)
  /// The settings of the screen as a popover; not used.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    .init(presentedViewController: self, presenting: nil)
  /// The file of the screen: none.
  open var storyboard: UIStoryboard? { nil }
  /// Not called here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Does nothing: there are no storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// The sides at which the screen is under bars; not used.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Indicates whether the screen is under opaque bars, too; not used.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Indicates whether the screens that this one shows cover it alone.
  open var definesPresentationContext = false
  /// Not called here.
  open func didReceiveMemoryWarning() {}
  /// Not called here.
  open func updateViewConstraints() {}
  /// Not called here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Indicates whether the screen can be turned.
  open var shouldAutorotate: Bool { true }
  /// Indicates whether the mark at the bottom goes away.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller whose status bar is used: this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Indicates whether the screen comes; false.
  open var isBeingPresented: Bool { false }
  /// Indicates whether the screen goes; false.
  open var isBeingDismissed: Bool { false }
  /// Indicates whether the controller leaves the one that has it; false.
  open var isMovingFromParent: Bool { false }
  /// Indicates whether the controller comes to another; false.
  open var isMovingToParent: Bool { false }
  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

/// A way a screen comes.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// A way a screen comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
}

/// The view of a controller whose screen is the library's, where it is among views of UIKit's.
final class ShownView: UIView {
  /// The screen as it was loaded, for a view that outlives its controller.
  private let loaded: AnyView
  private let hasSize: Bool

  init(of controller: UIViewController, hasSize: Bool = false) {
    loaded = controller.shown
    self.hasSize = hasSize
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent? {
    ViewContent(controller?.shown ?? loaded, hasSize: hasSize)
  }
}
