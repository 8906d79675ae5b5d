public import LayoutGeometry

/// A device from whose screen a canvas can take its size.
public struct Device: Hashable, Sendable {
  /// The name in configs, such as `iphone-se`.
  public var id: String
  /// The name on the box, such as `iPhone SE (1st generation)`.
  public var name: String
  /// The screen's size in portrait, in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// The insets of bars, notch and home indicator in portrait, in points.
  public var safeArea: EdgeInsets
  /// The radius of the screen's corners, in points; 0 for a rectangular screen.
  package var cornerRadius: Double
  /// The insets above and below in landscape, in points; nil for those of phones before iOS 26.
  private var landscapeInsets: LandscapeInsets?

  /// The room above and below the content of a phone on its side, in points.
  private struct LandscapeInsets: Hashable, Sendable {
    var top: Double
    var bottom: Double

    /// Insets of phones that iOS 26 came with: those of pull request 1046 of pointfreeco/swift-snapshot-testing.
    static let iOS26 = LandscapeInsets(top: 20, bottom: 20)
    static let air = LandscapeInsets(top: 20, bottom: 29)
    /// Those of phones with round corners before.
    static let iOS18 = LandscapeInsets(top: 0, bottom: 21)
  }

  /// The device around the screen.
  ///
  /// Borders are those of the devices' own drawings, at the scale of their screens.
  package var bezel: DeviceBezel {
    guard cornerRadius > 0 else {
      return isTablet
        ? DeviceBezel(front: .homeButton, cornerRadius: 0, side: 56, end: 108, isTablet: true)
        : DeviceBezel(front: .homeButton, cornerRadius: 0, side: 28, end: 110)
    }
    if isTablet {
      return DeviceBezel(
        front: .camera, cornerRadius: cornerRadius, side: 44, isTablet: true)
    }
    switch safeArea.top {
    // The status bar is as high as the notch's safe area.
    case ..<46:
      return DeviceBezel(
        front: .notch(width: 209), cornerRadius: cornerRadius, side: 25,
        statusBarHeight: safeArea.top)
    case 48:
      return DeviceBezel(
        front: .notch(width: 230), cornerRadius: cornerRadius, side: 36,
        statusBarHeight: safeArea.top)
    case ..<51:
      return DeviceBezel(
        front: .notch(width: notchWidth), cornerRadius: cornerRadius, side: 21,
        statusBarHeight: safeArea.top)
    default:
      // The island's upper edge is 48 points above the safe area's.
      return DeviceBezel(
        front: .island(top: safeArea.top - 48), cornerRadius: cornerRadius,
        side: safeArea.top < 60 ? 17 : 15)
    }
  }

  /// The width of the notch, which is narrower from the iPhone 13 on.
  private var notchWidth: Double { id.hasPrefix("iphone-12") ? 209 : 162 }

  private var isTablet: Bool { id.hasPrefix("ipad") }

  /// The device in landscape, its upper end to the left.
  ///
  /// The inset of a notch or an island applies to both sides, as in iOS; a phone with a home button
  /// has no status bar then. Phones that iOS 26 came with keep 20 points free at the top.
  public var landscape: Device {
    var device = self
    device.size = Size(width: size.height, height: size.width)
    guard !isTablet else { return device }
    let insets = landscapeInsets ?? .iOS18
    device.safeArea =
      cornerRadius > 0
      ? EdgeInsets(
        top: insets.top, leading: safeArea.top, bottom: insets.bottom, trailing: safeArea.top)
      : .zero
    return device
  }

  /// A device in portrait, whose home indicator takes the same room on all screens with round corners of its kind.
  private init(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double,
    top: Double = 20, corners: Double = 0, landscape: LandscapeInsets? = nil
  ) {
    self.id = id
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    cornerRadius = corners
    landscapeInsets = landscape
    let hasIndicator = corners > 0
    safeArea = EdgeInsets(top: top, bottom: hasIndicator ? id.hasPrefix("ipad") ? 20 : 34 : 0)
  }
}

extension Device {
  /// All presets, phones before tablets, older before newer.
  ///
  /// Sizes, scales and safe areas are those that UIScreen and UIWindow of the devices report in
  /// portrait.
  public static let all: [Device] = phones + tablets

  private static let phones: [Device] = [
    Device("iphone-se", "iPhone SE (1st generation)", 320, 568, scale: 2),
    Device("iphone-7", "iPhone 7", 375, 667, scale: 2),
    Device("iphone-7-plus", "iPhone 7 Plus", 414, 736, scale: 3),
    Device("iphone-8", "iPhone 8", 375, 667, scale: 2),
    Device("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3),
    Device("iphone-x", "iPhone X", 375, 812, scale: 3, top: 44, corners: 39),
    Device("iphone-xs", "iPhone XS", 375, 812, scale: 3, top: 44, corners: 39),
    Device("iphone-xs-max", "iPhone XS Max", 414, 896, scale: 3, top: 44, corners: 39),
    Device("iphone-xr", "iPhone XR", 414, 896, scale: 2, top: 48, corners: 41.5),
    Device("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48, corners: 41.5),
    Device("iphone-11-pro", "iPhone 11 Pro", 375, 812, scale: 3, top: 44, corners: 39),
    Device("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, corners: 39),
    Device("iphone-se-2", "iPhone SE (2nd generation)", 375, 667, scale: 2),
    Device("iphone-12-mini", "iPhone 12 mini", 375, 812, scale: 3, top: 50, corners: 44),
    Device("iphone-12", "iPhone 12", 390, 844, scale: 3, top: 47, corners: 47.33),
    Device("iphone-12-pro", "iPhone 12 Pro", 390, 844, scale: 3, top: 47, corners: 47.33),
    Device("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, corners: 53.33),
    Device("iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, top: 50, corners: 44),
    Device("iphone-13", "iPhone 13", 390, 844, scale: 3, top: 47, corners: 47.33),
    Device("iphone-13-pro", "iPhone 13 Pro", 390, 844, scale: 3, top: 47, corners: 47.33),
    Device("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, corners: 53.33),
    Device("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2),
    Device("iphone-14", "iPhone 14", 390, 844, scale: 3, top: 47, corners: 47.33),
    Device("iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, top: 47, corners: 53.33),
    Device("iphone-14-pro", "iPhone 14 Pro", 393, 852, scale: 3, top: 59, corners: 55),
    Device("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, corners: 55),
    Device("iphone-15", "iPhone 15", 393, 852, scale: 3, top: 59, corners: 55),
    Device("iphone-15-plus", "iPhone 15 Plus", 430, 932, scale: 3, top: 59, corners: 55),
    Device("iphone-15-pro", "iPhone 15 Pro", 393, 852, scale: 3, top: 59, corners: 55),
    Device("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, corners: 55),
    Device("iphone-16", "iPhone 16", 393, 852, scale: 3, top: 59, corners: 55),
    Device("iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3, top: 59, corners: 55),
    Device("iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, top: 62, corners: 62),
    Device("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, corners: 62),
    Device("iphone-16e", "iPhone 16e", 390, 844, scale: 3, top: 47, corners: 47.33),
    Device(
      "iphone-17", "iPhone 17", 402, 874, scale: 3, top: 62, corners: 62, landscape: .iOS26),
    Device(
      "iphone-air", "iPhone Air", 420, 912, scale: 3, top: 68, corners: 62, landscape: .air),
    Device(
      "iphone-17-pro", "iPhone 17 Pro", 402, 874, scale: 3, top: 62, corners: 62, landscape: .iOS26),
    Device(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, corners: 62,
      landscape: .iOS26),
  ]

  private static let tablets: [Device] = [
    Device("ipad-9.7", "iPad (9.7 inches)", 768, 1024, scale: 2),
    Device("ipad-10.2", "iPad (10.2 inches)", 810, 1080, scale: 2),
    Device("ipad-10.5", "iPad Air (10.5 inches)", 834, 1112, scale: 2),
    Device("ipad-10", "iPad (10th generation)", 820, 1180, scale: 2, top: 24, corners: 25),
    Device("ipad-a16", "iPad (A16)", 820, 1180, scale: 2, top: 24, corners: 25),
    Device("ipad-mini-5", "iPad mini (5th generation)", 768, 1024, scale: 2),
    Device("ipad-mini", "iPad mini (6th generation)", 744, 1133, scale: 2, top: 24, corners: 21.5),
    Device("ipad-air", "iPad Air 11-inch", 820, 1180, scale: 2, top: 24, corners: 18),
    Device("ipad-air-13", "iPad Air 13-inch", 1024, 1366, scale: 2, top: 24, corners: 18),
    Device("ipad-pro-11", "iPad Pro 11-inch", 834, 1194, scale: 2, top: 24, corners: 18),
    Device("ipad-pro-12.9", "iPad Pro 12.9-inch", 1024, 1366, scale: 2, top: 24, corners: 18),
    Device("ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210, scale: 2, top: 24, corners: 30),
    Device("ipad-pro-13", "iPad Pro 13-inch (M4)", 1032, 1376, scale: 2, top: 24, corners: 30),
  ]
}
