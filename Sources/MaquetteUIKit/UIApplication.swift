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
  public struct ConnectionOptions: Sendable {}

  /// The state of the scene.
  public let activationState = ActivationState.foregroundActive
  /// The object that observes the scene's life.
  public weak var delegate: AnyObject?
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows.
  public private(set) lazy var windows = [UIWindow()]
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
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Does nothing.
  public func makeKeyAndVisible() {}
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

/// A touch or another event.
public final class UIEvent: Sendable {}

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
