import CellViews
import LayoutGeometry
import TextShaping

/// A canvas as a config describes it, with the device whose size it has.
struct CanvasSpec: Sendable {
  var canvas: Canvas
  var device: Device?
  var orientation: Orientation
}

/// How a device is held.
enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}

extension CanvasSpec {
  /// What `canvas` is in expressions.
  var data: DataValue {
    let height: DataValue =
      switch canvas.height {
      case .fit: .string("fit")
      case .points(let height): .number(height)
      }
    return .object([
      "width": .number(canvas.width), "height": height, "scale": .number(canvas.scale),
      "device": device.map { .string($0.id) } ?? .null,
      "orientation": .string(orientation.rawValue), "safeArea": canvas.safeArea.data,
      "padding": canvas.padding.data, "appearance": .string(canvas.appearance.rawValue),
      "layoutDirection": .string(canvas.layoutDirection.rawValue),
      "locale": canvas.locale.map { .string($0.tag) } ?? .null,
      "dynamicType": .string(canvas.dynamicType.rawValue),
    ])
  }
}

extension EdgeInsets {
  /// What insets are in expressions.
  fileprivate var data: DataValue {
    .object([
      "top": .number(top), "leading": .number(leading), "bottom": .number(bottom),
      "trailing": .number(trailing),
    ])
  }
}
