import CellViews
import LayoutSnapshots
package import PlainText
package import PreviewConfig
package import PreviewRendering
import Reports

extension PreviewDrawing {
  /// Returns the parts that a reviewer can point at: the canvas with all parts in it, in points of
  /// the canvas.
  package func reviewParts(in config: LoadedConfig) -> JSONValue {
    InspectedPart(arrangement, of: preview, in: config).json { _ in nil }
  }
}

extension LayoutSnapshot {
  /// The parts that a reviewer can point at on a screen with only its layout's text.
  var reviewParts: JSONValue? { InspectedSnapshot(self)?.json }
}
