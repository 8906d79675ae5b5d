@_exported public import CoreLocation
@_exported public import Foundation

// Notifications are made, and none is sent.

/// The permissions for notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// A bit for each permission.
  public let rawValue: UInt

  /// Creates the permissions of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Texts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Texts without a question before.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The answer to the question for a permission.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The settings of notifications: nobody was asked.
public final class UNNotificationSettings: Sendable {
  /// The answer to the question for the permission.
  public let authorizationStatus = UNAuthorizationStatus.notDetermined
}

/// The sound of a notification.
public final class UNNotificationSound: Sendable {
  /// The system's sound.
  public static let `default` = UNNotificationSound()
  /// The system's sound for emergencies.
  public static let defaultCritical = UNNotificationSound()

  init() {}

  /// Creates the sound of a file, which is not read.
  public init(named name: UNNotificationSoundName) {}
}

/// The name of a sound's file.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// The content of a notification.
open class UNNotificationContent: @unchecked Sendable {
  // Its one user is the main thread.
  /// The title.
  public internal(set) var title = ""
  /// The title below.
  public internal(set) var subtitle = ""
  /// The text.
  public internal(set) var body = ""
  /// The number on the app's icon.
  public internal(set) var badge: NSNumber?
  /// The sound.
  public internal(set) var sound: UNNotificationSound?
  /// The facts.
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The name of the kind, which has the buttons.
  public internal(set) var categoryIdentifier = ""
  /// The name of the others with which the notification is shown.
  public internal(set) var threadIdentifier = ""
  /// The pictures, films and sounds.
  public internal(set) var attachments: [UNNotificationAttachment] = []

  /// Creates an empty content.
  public init() {}
}

/// The content of a notification, which can be changed.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The title below.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The facts.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The name of the kind, which has the buttons.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The name of the others with which the notification is shown.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The pictures, films and sounds.
  public override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
}

/// The time of a notification.
open class UNNotificationTrigger: @unchecked Sendable {
  // Nothing changes it after it is made.
  init() {}
}

/// A time after an interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Creates a time after an interval in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) { super.init() }
}

/// A time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Creates a time of the calendar.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) { super.init() }
}

/// A notification with its time.
public final class UNNotificationRequest: Sendable {
  /// The identity.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The time; nil for now.
  public let trigger: UNNotificationTrigger?

  /// Creates a notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// The notifications of an app: none is sent, and nobody is asked.
public final class UNUserNotificationCenter: @unchecked Sendable {
  // Its one user is the main thread.
  private static let shared = UNUserNotificationCenter()
  /// The object that observes notifications; not called.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Returns the app's notifications.
  public static func current() -> UNUserNotificationCenter { shared }
  /// Does nothing.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  /// Returns false.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// Calls a block with the settings.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// Returns the settings.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Does nothing.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  /// Does nothing.
  public func add(_ request: UNNotificationRequest) async throws {}
  /// Calls a block without notifications.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// Returns no notifications.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Calls a block without notifications.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Does nothing.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  /// Does nothing.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing.
  public func removeAllPendingNotificationRequests() {}
  /// Does nothing.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Does nothing.
  public func removeAllDeliveredNotifications() {}
}

/// A time at which the device comes to a place or leaves it.
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Creates a time at a place.
  public init(region: CLRegion, repeats: Bool) { super.init() }
}

/// A picture, a film or a sound of a notification.
public final class UNNotificationAttachment: Sendable {
  /// The name.
  public let identifier: String
  /// The file.
  public let url: URL

  /// Creates an attachment of a file, which is not read.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
  }
}

/// A notification that was sent: there is none.
public final class UNNotification: Sendable {
  /// The notification as it was asked for.
  public let request: UNNotificationRequest
  /// The time.
  public let date: Date

  init(_ request: UNNotificationRequest, _ date: Date) {
    self.request = request
    self.date = date
  }
}

/// The choice of a user: there is none.
public final class UNNotificationResponse: Sendable {
  /// The name of the button.
  public let actionIdentifier: String
  /// The notification.
  public let notification: UNNotification

  init(_ actionIdentifier: String, _ notification: UNNotification) {
    self.actionIdentifier = actionIdentifier
    self.notification = notification
  }
}

/// The name of a touch on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// A button of a notification.
open class UNNotificationAction: @unchecked Sendable {
  // Nothing changes it after it is made.
  /// The name.
  public let identifier: String
  /// The title.
  public let title: String
  /// The settings of a button.
  public struct Options: OptionSet, Sendable {
    /// A bit for each setting.
    public let rawValue: UInt

    /// Creates the settings of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The device is unlocked before.
    public static let authenticationRequired = Options(rawValue: 1)
    /// Red.
    public static let destructive = Options(rawValue: 2)
    /// The app is shown.
    public static let foreground = Options(rawValue: 4)
  }

  /// Creates a button.
  public init(identifier: String, title: String, options: Options = []) {
    self.identifier = identifier
    self.title = title
  }
}

/// The settings of a button of a notification.
public typealias UNNotificationActionOptions = UNNotificationAction.Options

/// A kind of notification, with its buttons.
public final class UNNotificationCategory: Hashable, Sendable {
  /// The name.
  public let identifier: String

  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: [UNNotificationActionOptions] = []
  ) {
    self.identifier = identifier
  }

  /// Indicates whether two kinds have one name.
  public static func == (a: UNNotificationCategory, b: UNNotificationCategory) -> Bool {
    a.identifier == b.identifier
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The forms in which a notification is shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// A bit for each form.
  public let rawValue: UInt

  /// Creates the forms of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// A line in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A text at the top.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// An object that observes notifications; none of its methods is called.
public protocol UNUserNotificationCenterDelegate: AnyObject {}
