public import CellViews
public import Diagnostics
import LayoutGeometry

extension PreviewCanvas {
  /// Creates a canvas with a device's size, scale and safe area.
  ///
  /// ```swift
  /// let canvas = try PreviewCanvas(device: "iphone-8", height: .fit)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The device's name in configs; `maquette devices` lists them.
  ///   - height: The canvas's height; defaults to the device's.
  ///   - background: A colour over the system background.
  ///   - appearance: The light or the dark colours.
  ///   - isLandscape: Indicates whether the device is on its side, its upper end to the left.
  ///   - isFramed: Indicates whether the device is drawn around the picture.
  /// - Throws: `Diagnostic` if there is no device of that name.
  public init(
    device name: String, height: Height? = nil, background: Color? = nil,
    appearance: Appearance = .light, isLandscape: Bool = false, isFramed: Bool = false
  ) throws(Diagnostic) {
    guard let upright = Device.all.first(where: { $0.id == name }) else {
      throw Diagnostic(
        at: nil, "unknown device '\(name)'",
        suggestion: "the devices are \(Device.all.map(\.id).joined(separator: ", "))")
    }
    let device = isLandscape ? upright.landscape : upright
    self.init(
      width: device.size.width, height: height ?? .points(device.size.height),
      scale: device.scale, safeArea: device.safeArea, background: background,
      appearance: appearance)
    bezel = upright.bezel
    bezel?.isLandscape = isLandscape
    self.isFramed = isFramed
    deviceName = upright.name
  }
}
