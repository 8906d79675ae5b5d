import DisplayList
import LayoutGeometry

/// What of a device is seen around its screen, held upright; lengths in points.
package struct DeviceBezel: Hashable, Sendable {
  /// The features of the device's front besides the screen.
  package enum Front: Hashable, Sendable {
    /// A round button below the screen and a speaker above it.
    case homeButton
    /// A bay in the screen's upper edge.
    case notch(width: Double)
    /// A pill in the screen, so far from its upper edge.
    case island(top: Double)
    /// A camera in the border.
    case camera
  }

  /// The features of the front.
  package var front: Front
  /// The radius of the screen's corners.
  package var cornerRadius: Double
  /// From the screen's left and right edges to the device's.
  package var side: Double
  /// From the screen's upper and lower edges to the device's.
  package var end: Double
  /// True for a tablet, whose buttons are not at its sides.
  package var isTablet: Bool
  /// True for a device turned on its side, with its upper end to the left.
  package var isLandscape: Bool
  /// The height of the status bar of the upright device.
  package var statusBarHeight: Double

  /// A front around a screen.
  ///
  /// - Parameters:
  ///   - end: Defaults to the width of `side`.
  ///   - statusBarHeight: Defaults to that of most devices with such a front.
  package init(
    front: Front, cornerRadius: Double, side: Double, end: Double? = nil,
    isTablet: Bool = false, isLandscape: Bool = false, statusBarHeight: Double? = nil
  ) {
    self.front = front
    self.cornerRadius = cornerRadius
    self.side = side
    self.end = end ?? side
    self.isTablet = isTablet
    self.isLandscape = isLandscape
    self.statusBarHeight = statusBarHeight ?? front.statusBarHeight
  }
}

extension PreviewCanvas {
  /// What the picture ends at, where that is the round corners of a device's screen; nil elsewhere.
  ///
  /// A device that is drawn around the picture cuts the corners itself.
  func screenOutline(of size: Size) -> Shape? {
    guard hasCornerMask, !isFramed, let bezel, bezel.cornerRadius > 0 else { return nil }
    // A corner is never rounder than its side is long.
    let radius = min(bezel.cornerRadius, min(size.width, size.height) / 2)
    return .roundedRect(Rect(origin: .zero, size: size), CornerRadii(radius))
  }
}

extension DeviceBezel.Front {
  /// The height of the status bar, as UIStatusBarManager reports it.
  fileprivate var statusBarHeight: Double {
    switch self {
    case .homeButton: 20
    case .notch: 47
    case .island: 54
    case .camera: 24
    }
  }
}
