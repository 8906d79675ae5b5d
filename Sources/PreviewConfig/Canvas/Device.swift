public import CellViews
public import LayoutGeometry

/// A device whose screen a canvas can take its size from.
public struct Device: Hashable, Sendable {
  /// The name in configs, as in `iphone-se`.
  public var id: String
  /// The name on the box, as in `iPhone SE (1st generation)`.
  public var name: String
  /// The screen's size in portrait, in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// What bars, notch and home indicator take of the screen in portrait, in points.
  public var safeArea: EdgeInsets
  /// The radius of the screen's corners, in points; 0 for a rectangular screen.
  public var cornerRadius: Double

  /// What is seen around the screen.
  ///
  /// Borders are those of the devices' own drawings, at the scale of their screens.
  public var bezel: DeviceBezel {
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
    case ..<46: return DeviceBezel(front: .notch(width: 209), cornerRadius: cornerRadius, side: 25)
    case 48: return DeviceBezel(front: .notch(width: 230), cornerRadius: cornerRadius, side: 36)
    case ..<51:
      return DeviceBezel(front: .notch(width: notchWidth), cornerRadius: cornerRadius, side: 21)
    default:
      // The island's upper edge lies 48 points above the safe area.
      return DeviceBezel(
        front: .island(top: safeArea.top - 48), cornerRadius: cornerRadius,
        side: safeArea.top < 60 ? 17 : 15)
    }
  }

  /// From the iPhone 13 on the notch is narrower.
  private var notchWidth: Double { id.hasPrefix("iphone-12") ? 209 : 162 }

  private var isTablet: Bool { id.hasPrefix("ipad") }

  /// The device on its side, its upper end to the left.
  ///
  /// What a notch or an island takes of the screen is kept free on both sides, as iOS has it; a phone
  /// with a home button has no status bar then.
  public var landscape: Device {
    var device = self
    device.size = Size(width: size.height, height: size.width)
    guard !isTablet else { return device }
    device.safeArea =
      cornerRadius > 0
      ? EdgeInsets(top: 0, leading: safeArea.top, bottom: 21, trailing: safeArea.top) : .zero
    return device
  }

  init(
    _ id: String, _ name: String, width: Double, height: Double, scale: Double, top: Double = 20,
    bottom: Double = 0, cornerRadius: Double = 0
  ) {
    self.id = id
    self.name = name
    self.size = Size(width: width, height: height)
    self.scale = scale
    self.safeArea = EdgeInsets(top: top, bottom: bottom)
    self.cornerRadius = cornerRadius
  }
}
