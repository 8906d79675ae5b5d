public import Foundation

// What an app asks of its device, whose answers are those of a picture's: an iPhone with iOS 18 at rest.

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// The way a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Indicates whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Indicates whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Indicates whether the device is on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Indicates whether a screen can be turned like the device.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The way a screen is turned.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Indicates whether the screen is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Indicates whether the screen is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways a screen may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each way.
  public let rawValue: UInt

  /// Creates the ways of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The device: an iPhone at rest.
@preconcurrency @MainActor
open class UIDevice {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The only device.
  public static let current = UIDevice()
  /// The notification that the device was turned, which is not sent.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The notification of another charge, which is not sent.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The notification of another state of the battery, which is not sent.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// The kind of the device.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The way the device is held.
  public let orientation = UIDeviceOrientation.portrait
  /// The name that its owner gave it.
  public let name = "iPhone"
  /// The kind of the device, in its owner's language.
  public let model = "iPhone"
  /// The kind of the device, in its owner's language.
  public let localizedModel = "iPhone"
  /// The system's name.
  public let systemName = "iOS"
  /// The system's version.
  public let systemVersion = "18.0"
  /// An identity of the app's maker on the device; nil for none.
  public let identifierForVendor: UUID? = nil
  /// The charge, from 0 to 1.
  public let batteryLevel: Float = 1
  /// The state of the battery.
  public let batteryState = BatteryState.full
  /// A setting without effect.
  public var isBatteryMonitoringEnabled = false
  /// Indicates whether the device notices that it is turned.
  public let isGeneratingDeviceOrientationNotifications = false
  /// Indicates whether the device runs several apps beside each other.
  public let isMultitaskingSupported = true

  /// Does nothing.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func setValue(_ value: Any?, forKey key: String) {}
}

/// The screen: that of an iPhone 15, 393 × 852 points of 3 × 3 pixels.
@preconcurrency @MainActor
open class UIScreen {
  /// The device's own screen.
  public static let main = UIScreen()
  /// All screens.
  public static let screens = [main]

  /// The screen's rectangle, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The screen's rectangle, in pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  /// The pixels in a point.
  public let scale: CGFloat = 3
  /// The pixels in a point.
  public let nativeScale: CGFloat = 3
  /// The brightness, from 0 to 1.
  public var brightness: CGFloat = 0.5
  /// The pictures in a second.
  public let maximumFramesPerSecond = 60
  /// The traits of the screen.
  public let traitCollection = UITraitCollection()
}

/// The light or the dark colours.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// The direction of a text and of the views beside it.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// The size of text that its reader chose.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The size's name.
  public let rawValue: String

  /// Creates a size of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ size: String) { rawValue = "UICTContentSizeCategory" + size }

  /// No size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three sizes below the default one.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two sizes below the default one.
  public static let small = UIContentSizeCategory("S")
  /// A size below the default one.
  public static let medium = UIContentSizeCategory("M")
  /// The default size.
  public static let large = UIContentSizeCategory("L")
  /// A size above the default one.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two sizes above the default one.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Three sizes above the default one.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first of the largest sizes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the largest sizes.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the largest sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the largest sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Indicates whether the size is one of the largest five.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The traits of a place: those of an upright phone in light colours.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Nothing changes it after it is made.
  /// The light or the dark colours.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of the device.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The room across.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// The room down.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The direction of texts.
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The size of texts.
  public let preferredContentSizeCategory = UIContentSizeCategory.large
  /// The pixels in a point.
  public let displayScale: CGFloat = 3

  /// The traits in effect.
  public static var current: UITraitCollection { UITraitCollection() }

  /// Creates the traits of an upright phone.
  public override init() {
    userInterfaceStyle = .light
  }

  /// Creates the traits of an upright phone in an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates the traits of an upright phone: a text's size is the default one.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates the traits of an upright phone: the room is a phone's.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates the traits of an upright phone: the room is a phone's.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates the traits of an upright phone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates the traits of an upright phone: letters have their weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(userInterfaceStyle: .unspecified)
  }
  /// Creates the traits of an upright phone in the last appearance that one of some traits states.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let style = traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
    self.init(userInterfaceStyle: style ?? .light)
  }

  /// Indicates whether colours differ under other traits.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle
  }
}

/// The settings of the device's owner for assistive technology: none is on.
public enum UIAccessibility {
  /// A kind of notification.
  public struct Notification: Hashable, Sendable {
    /// Another screen is there now.
    public static let screenChanged = Notification()
    /// A part of the screen is another one now.
    public static let layoutChanged = Notification()
    /// A text to speak.
    public static let announcement = Notification()
  }

  /// Indicates whether a screen reader speaks.
  public static var isVoiceOverRunning: Bool { false }
  /// Indicates whether animations are to be few.
  public static var isReduceMotionEnabled: Bool { false }
  /// Indicates whether surfaces are to be opaque.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Indicates whether texts are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Indicates whether switches are controlled from outside.
  public static var isSwitchControlRunning: Bool { false }
  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}
}

/// The weight of letters that is asked for.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1, regular, bold
}
