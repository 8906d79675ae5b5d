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
public final class UNUserNotificationCenter: Sendable {
  private static let shared = UNUserNotificationCenter()

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
  public func removeAllPendingNotificationRequests() {}
  /// Does nothing.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Does nothing.
  public func removeAllDeliveredNotifications() {}
}
