import CellViews
import Diagnostics
import LayoutGeometry
import PlainText

/// What a declared preview is called and drawn on, by its traits and its view's modifiers.
struct PreviewSettings {
  /// What a trait or a modifier does.
  typealias Change = @Sendable (inout PreviewSettings) -> Void

  /// What the preview is called in its file; nil for none.
  var name: String?
  /// A device by its name in configs, or by Apple's; nil for none.
  var device: String?
  /// Whether a device is on its side.
  var isLandscape = false
  /// The canvas's size; nil for the device's, or else the canvas's own.
  var size: Size?
  /// Whether the canvas is as large as the views ask for.
  var fitsViews = false
  /// The canvas of a preview on no device.
  var canvas = PreviewCanvas()
  private var changes: [@Sendable (inout PreviewCanvas) -> Void] = []

  /// The device where only its orientation is known.
  static let defaultDevice = "iphone-15"

  init(_ changes: [Change]) {
    for change in changes { change(&self) }
  }

  /// Adds a change of the canvas, whatever its size.
  mutating func change(_ change: @escaping @Sendable (inout PreviewCanvas) -> Void) {
    changes.append(change)
  }

  /// The canvas with all changes.
  ///
  /// - Throws: `Diagnostic` for a name that no device has.
  func finalCanvas() throws -> PreviewCanvas {
    var canvas = canvas
    if let device = device ?? (isLandscape ? Self.defaultDevice : nil) {
      let name = device.lowercased()
      let known = Device.all.first { $0.id == name || $0.name.lowercased() == name }
      canvas = try PreviewCanvas(device: known?.id ?? device, isLandscape: isLandscape)
    }
    if let size {
      canvas.width = size.width
      canvas.height = .points(size.height)
      canvas.safeArea = .zero
    }
    // What is not a whole screen has no bars.
    if size != nil || fitsViews {
      canvas.statusBar.isHidden = true
      canvas.isHomeIndicatorHidden = true
    }
    for change in changes { change(&canvas) }
    return canvas
  }
}
