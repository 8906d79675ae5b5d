import Foundation
import Maquette

/// A controller of screens beside each other.
open class UITabBarController: UIViewController {
  /// The controllers of the screens.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
      }
    }
  }

  override var shown: AnyView {
    loadViewIfNeeded()
    let controllers = viewControllers ?? []
    return AnyView(
      TabView(selection: .constant(selectedIndex)) {
        ForEach(Array(controllers.enumerated()), id: \.offset) { index, controller in
          controller.shown
            .tabItem {
              let item = controller.shownTabBarItem
              if let image = item.image { image.image }
              Text(verbatim: item.title ?? controller.shownTitle ?? "")
            }
            .tag(index)
        }
      })
  }

  /// Makes the screen of the bar and the chosen controller's.
  open override func loadView() { view = ShownView(of: self) }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// The controller of the screen that is shown.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
  /// The number of the screen.
  open var selectedIndex = 0
  /// The object that observes the bar; not called.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  public let tabBar = UITabBar()
}
