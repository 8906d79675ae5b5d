public import Foundation

// An app at rest: it is active, has one window without a notch's insets, and opens nothing.

/// The running app.
@preconcurrency @MainActor
open class UIApplication {
  /// The state of an app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// A reason why the app was started.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The reason's name.
    public let rawValue: String

    /// Creates a reason of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A setting of an address that is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  /// A setting of an address that opens the app.
  public struct OpenURLOptionsKey: Hashable, Sendable {}
  /// A place in which others can extend the app.
  public struct ExtensionPointIdentifier: Hashable, Sendable {
    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier()
  }

  /// The only app.
  public static let shared = UIApplication()
  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings for notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The notification that the app is active, which is not sent.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The notification that the app will not be active, which is not sent.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification that the app is in the background, which is not sent.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The notification that the app will be in the foreground, which is not sent.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The notification that the app will end, which is not sent.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The notification that memory is short, which is not sent.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The notification of a screenshot, which is not sent.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The object that observes the app's life.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The state of the app.
  public let applicationState = State.active
  /// A setting without effect.
  public var isIdleTimerDisabled = false
  /// A setting without effect.
  public var applicationIconBadgeNumber = 0
  /// The scenes of the app.
  public let connectedScenes: Set<UIScene> = [UIWindowScene()]
  /// The windows of the app.
  public var windows: [UIWindow] {
    connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }
  /// The window that takes touches.
  public var keyWindow: UIWindow? { windows.first }
  /// The name of another icon; nil for the app's own.
  public let alternateIconName: String? = nil
  /// Indicates whether the app may have another icon.
  public let supportsAlternateIcons = false
  /// The size of texts.
  public let preferredContentSizeCategory = UIContentSizeCategory.large

  /// Does nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}

  /// Returns false: no address is opened.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Returns false: nothing receives the action.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  /// Does nothing.
  public func setAlternateIconName(
    _ name: String?, completionHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Does nothing.
  public func registerForRemoteNotifications() {}
  /// Does nothing.
  public func requestSceneSessionDestruction(
    _ session: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// The sessions of the app's scenes: none.
  public var openSessions: Set<UISceneSession> { [] }
  /// The size of the status bar, in points.
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 393, height: 54) }
  /// The way the screen is turned.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The direction of the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Indicates whether a request to a server is shown.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// The shortcuts of the app's icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
}

/// A shortcut of an app's icon.
public final class UIApplicationShortcutItem {
  /// The kind.
  public let type: String
  /// The title.
  public let localizedTitle: String

  /// Creates a shortcut.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

/// The result of work in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// The object that observes an app's life; none of its methods is called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Called when the app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing: what is drawn is a preview.
  public static func main() {}
  /// The window of an app without scenes: none.
  public var window: UIWindow?? { nil }
}

/// A scene's part of the app's life.
public final class UISceneSession: UIResponder {
  /// A use of a scene.
  public struct Role: Hashable, Sendable {
    /// A window of the app.
    public static let windowApplication = Role()
  }

  /// The use of the scene.
  public let role = Role.windowApplication
  /// The settings of the scene.
  public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The scene.
  public var scene: UIScene? { nil }
  /// The facts that an app keeps.
  public var userInfo: [String: Any]?
}

/// The settings of a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration {
  /// The name in the app's settings.
  public let name: String?
  /// The use of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  public var sceneClass: AnyClass?
  /// The class of the object that observes the scene.
  public var delegateClass: AnyClass?
  /// The first screen's file.
  public var storyboard: UIStoryboard?

  /// Creates the settings of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address that opens an app.
@preconcurrency @MainActor
public final class UIOpenURLContext: UIResponder {
  /// The address.
  public let url: URL

  init(_ url: URL) {
    self.url = url
  }
}

/// The object that observes a scene's life; none of its methods is called.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is there.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// The object that observes the life of a scene with windows; none of its methods is called.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// The window: none.
  public var window: UIWindow?? { nil }
}

/// A scene of an app.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// A setting of how a scene is connected.
  @preconcurrency @MainActor
  public final class ConnectionOptions {
    /// The addresses that open the app: none.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities that go on: none.
    public let userActivities: Set<NSUserActivity> = []
    /// The shortcut that was chosen: none.
    public let shortcutItem: UIApplicationShortcutItem? = nil
  }

  /// The session of the scene.
  public let session = UISceneSession()

  /// The state of the scene.
  public let activationState = ActivationState.foregroundActive
  /// The object that observes the scene's life.
  public weak var delegate: AnyObject?
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows.
  public private(set) lazy var windows = [UIWindow()]
  /// The traits of the scene.
  public let traitCollection = UITraitCollection()
  /// The space of the scene's coordinates.
  public var coordinateSpace: UIView { UIView(frame: screen.bounds) }
  /// The window that takes touches.
  public var keyWindow: UIWindow? { windows.first }
  /// The way the screen is turned.
  public let interfaceOrientation = UIInterfaceOrientation.portrait
  /// The screen.
  public let screen = UIScreen.main
  /// The status bar.
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The status bar.
@preconcurrency @MainActor
open class UIStatusBarManager {
  /// The bar's rectangle, in points.
  public let statusBarFrame = CGRect(x: 0, y: 0, width: 393, height: 54)
  /// Indicates whether the bar is hidden.
  public let isStatusBarHidden = false
}

/// A window of an app.
open class UIWindow: UIView {
  /// The controller of the screen.
  public var rootViewController: UIViewController?
  /// The scene of the window.
  public weak var windowScene: UIWindowScene?
  /// Indicates whether the window takes touches.
  public let isKeyWindow = true

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil: there are no storyboards to decode a window from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Does nothing.
  public func makeKeyAndVisible() {}
  /// Does nothing.
  public func makeKey() {}
  /// The order among windows.
  public var windowLevel = Level.normal
  /// An order among windows.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The order, of which a greater one is in front.
    public let rawValue: CGFloat

    /// Creates an order.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The order of windows.
    public static let normal = Level(rawValue: 0)
    /// The order of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The order of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}

/// The clipboard, which is empty and private to the process.
public final class UIPasteboard: @unchecked Sendable {
  // Its one user is the main thread.
  /// The clipboard of all apps.
  public static let general = UIPasteboard()

  /// The text.
  public var string: String?
  /// The texts.
  public var strings: [String]?
  /// The address.
  public var url: URL?
  /// The picture.
  public var image: UIImage?
  /// Indicates whether there is a text.
  public var hasStrings: Bool { string != nil }
}

/// A touch or another event, which does not happen.
public final class UIEvent: Sendable {
  /// The touches: none.
  @MainActor public var allTouches: Set<UITouch>? { nil }
  /// The kind of the event.
  public var type: EventType { .touches }
  /// The time, in seconds.
  public var timestamp: TimeInterval { 0 }
  /// A kind of event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// A kind of event within another.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
}

/// The name of a method, which nothing calls: Swift has no selectors on Linux.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// Creates the name of a method.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates the name of a method.
  public init(stringLiteral name: String) {
    self.name = name
  }
}

/// A vibration, which a picture does not have.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a vibration.
  public init() {}

  /// Does nothing.
  public func prepare() {}
}

/// A vibration as of a blow.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a blow.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a vibration of a strength.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A vibration of a success or a failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A vibration of a choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}

/// The number of a task that goes on when the app is not seen.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Returns no task: none goes on.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// An object that shows again what was seen; not called.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {}

extension UIResponder: UIUserActivityRestoring {}
