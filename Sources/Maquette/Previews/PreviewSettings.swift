import CellViews
import LayoutGeometry

/// The settings of a declared preview, from its traits and its view's modifiers.
struct PreviewSettings {
  /// A change by a trait or a modifier.
  typealias Change = @Sendable (inout PreviewSettings) -> Void

  /// The preview's name in its file; nil for none.
  var name: String?
  /// A device by its name in configs, or by Apple's name; nil for none.
  var device: String?
  /// Indicates whether the device is on its side.
  var isLandscape = false
  /// The canvas's size; nil for that of the device, or else of the canvas itself.
  var size: Size?
  /// Indicates whether the canvas has the ideal size of the views.
  var fitsViews = false
  /// The canvas that replaces the device's; nil for none.
  var canvas: PreviewCanvas?
  /// Indicates whether the preview is meant to show nothing.
  var isEmpty = false
  /// The modifiers of the views, the first the innermost.
  var modifiers: [@MainActor (AnyView) -> AnyView] = []
  private var changes: [@Sendable (inout PreviewCanvas) -> Void] = []

  /// The device of a preview that names none, as Xcode's canvas has one.
  static let defaultDevice = "iphone-15"

  init(_ changes: [Change]) {
    for change in changes { change(&self) }
  }

  /// Adds a change of the canvas, which applies at any size.
  mutating func change(_ change: @escaping @Sendable (inout PreviewCanvas) -> Void) {
    changes.append(change)
  }

  /// Returns the canvas with all changes.
  ///
  /// - Throws: `Diagnostic` if there is no device of that name.
  func finalCanvas() throws -> PreviewCanvas {
    var canvas = canvas ?? PreviewCanvas()
    let isScreen = isLandscape || size == nil && !fitsViews && self.canvas == nil
    if let device = device ?? (isScreen ? Self.defaultDevice : nil) {
      let name = device.lowercased()
      let known = Device.all.first { $0.id == name || $0.name.lowercased() == name }
      canvas = try PreviewCanvas(device: known?.id ?? device, isLandscape: isLandscape)
    }
    if let size {
      canvas.width = size.width
      canvas.height = .points(size.height)
      canvas.safeArea = .zero
    }
    // A canvas that is not a whole screen has no bars.
    if size != nil || fitsViews {
      canvas.statusBar.isHidden = true
      canvas.isHomeIndicatorHidden = true
    }
    for change in changes { change(&canvas) }
    return canvas
  }
}
