public import Foundation
public import Maquette

// Words of UIKit's that change nothing at rest: menus, touches, animations, files of Interface Builder, observation.

/// An item that is dragged, which is never dropped.
public final class NSItemProvider: Sendable {
  /// Creates an empty item.
  public init() {}
  /// Creates an item of an object.
  public init(object: Any) {}
  /// Creates an item of a file.
  public init?(contentsOf fileURL: URL?) {}
}

/// An activity of a user, which can go on elsewhere.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  // Its one user is the main thread.
  /// The kind of what is done.
  public let activityType: String
  /// The title.
  public var title: String?
  /// The facts.
  public var userInfo: [AnyHashable: Any]?
  /// The address.
  public var webpageURL: URL?
  /// A setting without effect.
  public var isEligibleForSearch = false
  /// A setting without effect.
  public var isEligibleForHandoff = true

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }
}

/// An object that is equal to itself alone.
public protocol _Identified: AnyObject, Hashable {}

extension _Identified {
  /// Indicates whether two references are to the same object.
  public nonisolated static func == (a: Self, b: Self) -> Bool { a === b }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UserDefaults {
  /// Sets the value of a key, as key-value coding does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns the value of a key, as key-value coding does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement {
  /// The looks of an element.
  public struct Attributes: OptionSet, Sendable {
    /// A bit for each look.
    public let rawValue: UInt

    /// Creates the looks of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Grey.
    public static let disabled = Attributes(rawValue: 1)
    /// Red.
    public static let destructive = Attributes(rawValue: 2)
    /// Not there.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// A mark before an element.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The title.
  open var title = ""
  /// The text below the title.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage?

  /// Creates an element.
  public init() {}
}

/// A menu, which is not open.
open class UIMenu: UIMenuElement {
  /// The settings of a menu.
  public struct Options: OptionSet, Sendable {
    /// A bit for each setting.
    public let rawValue: UInt

    /// Creates the settings of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are in the outer menu.
    public static let displayInline = Options(rawValue: 1)
    /// Red.
    public static let destructive = Options(rawValue: 2)
    /// One element is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name of a menu.
  public struct Identifier: Hashable, Sendable {
    let name: String

    /// Creates a name.
    public init(_ name: String) {
      self.name = name
    }
  }

  /// The elements.
  public let children: [UIMenuElement]

  /// Creates a menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// The settings of a menu that a long press opens.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration {
  /// Creates the settings of a menu.
  public init(
    identifier: Any? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

/// A thing that a view does with touches.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {}

/// A menu that a long press opens.
open class UIContextMenuInteraction: UIInteraction {
  /// Creates a menu of an object's.
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}

/// The object that makes a menu; not called.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A finger on the screen: there is none.
@preconcurrency @MainActor
open class UITouch: _Identified {
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// The view below the finger.
  open var view: UIView? { nil }
  /// The moment of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }
  /// The moment of the touch.
  open var phase: Phase { .ended }
  /// The force of the finger.
  open var force: CGFloat { 0 }

  init() {}

  /// Returns the place of the finger in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the last place of the finger in a view, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// The object that decides on a gesture; not called.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// An animation, whose changes are made when it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator {
  private var changes: [() -> Void]
  private var endings: [(UIViewAnimatingPosition) -> Void] = []
  /// The part that is over, from 0 to 1.
  open var fractionComplete: CGFloat = 1
  /// A state of an animation.
  public enum State: Int, Sendable {
    case inactive, active, stopped
  }
  /// The state.
  open var state: State { .inactive }
  /// Indicates whether the animation runs; false.
  open var isRunning: Bool { false }
  /// Indicates whether the animation goes back.
  open var isReversed = false
  /// Indicates whether the animation can be started again.
  open var pausesOnCompletion = false

  /// Creates an animation.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut,
    animations: (() -> Void)? = nil
  ) { changes = animations.map { [$0] } ?? [] }

  /// Creates an animation of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    changes.append(animation)
  }
  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    endings.append(completion)
  }
  /// Makes the changes at once.
  open func startAnimation(afterDelay delay: TimeInterval = 0) {
    for change in changes { change() }
    for ending in endings { ending(.end) }
  }
  /// Does nothing.
  open func pauseAnimation() {}
  /// Does nothing.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Does nothing.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// A place of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// A file of views of Interface Builder's, which is not read.
@preconcurrency @MainActor
open class UINib {
  /// Creates a file's.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  /// Returns nothing.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    []
  }
}

extension Bundle {
  /// Returns nothing: files of Interface Builder are not read.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { nil }
}

/// A file of screens of Interface Builder's, which is not read.
@preconcurrency @MainActor
open class UIStoryboard {
  /// Creates a file's.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Returns nil.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// Returns an empty screen.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  /// Returns the screen that a closure makes.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = creator?(NSCoder()) else {
      preconditionFailure("storyboards are not read: \(identifier)")
    }
    return controller
  }
}

/// A way from a screen to another in a storyboard; there is none.
@preconcurrency @MainActor
open class UIStoryboardSegue {
  /// The name.
  open var identifier: String? { nil }
  /// The screen from which it leads.
  public let source: UIViewController
  /// The screen to which it leads.
  public let destination: UIViewController

  /// Creates a way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.source = source
    self.destination = destination
  }
}

/// The observation of a property, which changes no more.
public final class NSKeyValueObservation: Sendable {
  init() {}

  /// Does nothing.
  public func invalidate() {}
}

/// The facts that an observer is passed.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// A bit for each fact.
  public let rawValue: UInt

  /// Creates the facts of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value that is there.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before a change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The new value.
  public let newValue: Value?
  /// The old value.
  public let oldValue: Value?
}

/// An object whose properties can be observed.
@preconcurrency @MainActor
public protocol _Observed: AnyObject {}

extension _Observed {
  /// Calls a closure with the value that is there, if it asks for that; the value does not change.
  public func observe<Value>(
    _ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: path], oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}

/// The traits of a view for a screen reader; not used.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64

  /// Creates the traits of some bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A title.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// A value that can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// A row of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
  /// A field of a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
}

/// A direction of a view's content.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The search of a screen, whose results are not shown.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The object that shows the results; not called.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that observes the search; not called.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The screen of the results.
  open private(set) var searchResultsController: UIViewController?
  /// Indicates whether a search goes on.
  open var isActive = false
  /// Indicates whether what is behind is grey during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Indicates whether the bar goes away during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Indicates whether the button that ends a search comes by itself.
  open var automaticallyShowsCancelButton = true

  /// Creates a search with a screen of its results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search; there are no nibs to load a screen from.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: there are no storyboards to decode a search from.
  public required init?(coder: NSCoder) {
    return nil
  }
}

/// An object that shows the results of a search; not called.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that observes a search; not called.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {}

/// An object that observes a tab bar; not called.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {}

/// A source of items that are not visible yet; not called.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called before items are visible.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

/// A source of rows that are not visible yet; not called.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called before rows are visible.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

/// A field's help with spelling.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// A field's help with spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// A look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// Dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// A look of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  /// Black, through which content is seen.
  public static let blackTranslucent = UIBarStyle.black
}

/// The sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// A bit for each side.
  public let rawValue: UInt

  /// Creates the sides of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A controller of pages, which shows the first that it was given.
open class UIPageViewController: UIViewController {
  /// A way pages change.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// A direction of pages.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// A direction of a change of pages.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// A setting.
  public struct OptionsKey: Hashable, Sendable {
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey()
  }

  /// The source of pages; not called.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that observes pages; not called.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?

  /// Creates a controller of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in children {
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = viewControllers
    if let first = viewControllers?.first, let own = view, let page = first.view {
      addChild(first)
      page.frame = own.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      own.addSubview(page)
    }
    completion?(true)
  }
}

/// A source of pages; not called.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// An object that observes pages; not called.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}

/// A controller of columns, of which a phone shows the first.
open class UISplitViewController: UIViewController {
  /// A number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// A way the columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
  }

  /// The controllers of the columns.
  open var viewControllers: [UIViewController] = []
  /// The object that observes the columns; not called.
  open weak var delegate: AnyObject?
  /// The way the columns are shown.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Indicates whether one column alone is shown; true.
  open var isCollapsed: Bool { true }

  /// Creates a controller of columns.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of columns; there are no nibs to load a screen from.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Sets the controller of a column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
  }
  /// Returns the controller of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  private var columns: [Column: UIViewController] = [:] {
    didSet {
      viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
  }
  override var shown: AnyView {
    (columns[.compact] ?? viewControllers.first)?.shown ?? super.shown
  }
}

/// A point of a 3D space, as a transform moves it; not drawn.
public struct CATransform3D: Hashable, Sendable {
  /// The entries of the matrix, by rows.
  public var m11: CGFloat = 1
  /// An entry.
  public var m12: CGFloat = 0
  /// An entry.
  public var m13: CGFloat = 0
  /// An entry.
  public var m14: CGFloat = 0
  /// An entry.
  public var m21: CGFloat = 0
  /// An entry.
  public var m22: CGFloat = 1
  /// An entry.
  public var m23: CGFloat = 0
  /// An entry.
  public var m24: CGFloat = 0
  /// An entry.
  public var m31: CGFloat = 0
  /// An entry.
  public var m32: CGFloat = 0
  /// An entry.
  public var m33: CGFloat = 1
  /// The perspective: minus one by the distance of the eye.
  public var m34: CGFloat = 0
  /// An entry.
  public var m41: CGFloat = 0
  /// An entry.
  public var m42: CGFloat = 0
  /// An entry.
  public var m43: CGFloat = 0
  /// An entry.
  public var m44: CGFloat = 1

  /// Creates the transform that changes nothing.
  public init() {}

  /// Returns the transform after another.
  fileprivate func concatenating(_ next: CATransform3D) -> CATransform3D {
    let (a, b) = (rows, next.rows)
    var product = CATransform3D()
    product.rows = a.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * b[$1][column] } }
    }
    return product
  }

  private var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

extension ProjectionTransform {
  /// Creates the matrix of a layer's transform, of which depth and perspective are not drawn.
  public init(_ m: CATransform3D) {
    self.init(CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42))
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Returns a move, in points.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (x, y, z)
  return transform
}

/// Returns a transform of a plane.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var space = CATransform3DMakeTranslation(transform.tx, transform.ty, 0)
  (space.m11, space.m12, space.m21, space.m22) = (
    transform.a, transform.b, transform.c, transform.d
  )
  return space
}

/// Returns a scale.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (x, y, z)
  return transform
}

/// Returns a turn about an axis, in radians.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
  // Rodrigues' formula, for rows of points.
  var turn = CATransform3D()
  (turn.m11, turn.m12) = (c + x * x * (1 - c), x * y * (1 - c) + z * s)
  turn.m13 = x * z * (1 - c) - y * s
  (turn.m21, turn.m22) = (x * y * (1 - c) - z * s, c + y * y * (1 - c))
  turn.m23 = y * z * (1 - c) + x * s
  (turn.m31, turn.m32) = (x * z * (1 - c) + y * s, y * z * (1 - c) - x * s)
  turn.m33 = c + z * z * (1 - c)
  return turn
}

/// Returns a move before a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(x, y, z).concatenating(t) }

/// Returns a scale before a transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeScale(x, y, z).concatenating(t) }

/// Returns a turn before a transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

/// Returns a transform after another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// The key of an app's number, which Core Foundation has on Apple's systems.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
/// The key of an app's name, which Core Foundation has on Apple's systems.
public let kCFBundleNameKey: String! = "CFBundleName"
