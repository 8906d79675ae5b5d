import DisplayList
import LayoutGeometry

/// The part of a device around its screen, held upright; lengths in points.
package struct DeviceBezel: Hashable, Sendable {
  /// The features of the device's front besides the screen.
  package enum Front: Hashable, Sendable {
    /// A round button below the screen and a speaker above it.
    case homeButton
    /// A bay in the screen's upper edge.
    case notch(width: Double)
    /// A pill in the screen, at a distance from its upper edge.
    case island(top: Double)
    /// A camera in the border.
    case camera
  }

  /// The features of the front.
  package var front: Front
  /// The radius of the screen's corners.
  package var cornerRadius: Double
  /// The distance from the screen's left and right edges to the device's.
  package var side: Double
  /// The distance from the screen's upper and lower edges to the device's.
  package var end: Double
  /// Indicates whether the device is a tablet, whose buttons are not at its sides.
  package var isTablet: Bool
  /// Indicates whether the device is turned on its side, with its upper end to the left.
  package var isLandscape: Bool
  /// The height of the status bar of the upright device.
  package var statusBarHeight: Double

  /// Creates a front around a screen.
  ///
  /// - Parameters:
  ///   - end: The distance at the upper and lower edges; defaults to `side`.
  ///   - statusBarHeight: The height; defaults to that of most devices with such a front.
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
  /// Returns the outline of a picture with the round corners of a device's screen; else nil.
  ///
  /// A device that is drawn around the picture clips the corners itself.
  func screenOutline(of size: Size) -> Shape? {
    guard hasCornerMask, !isFramed, let bezel, bezel.cornerRadius > 0 else { return nil }
    // A corner's radius is never more than half of the shorter side.
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
