import InspectedParts
import LayoutSnapshots
package import PlainText
package import PreviewRendering

extension PreviewDrawing {
  /// Returns the parts that a reviewer can point at: the canvas with all parts in it, in its points.
  package func reviewParts(in config: any PreviewSuite) -> JSONValue {
    InspectedPart(arrangement, of: preview, in: config).json { _ in nil }
  }
}

extension LayoutSnapshot {
  /// The parts that a reviewer can point at on a screen whose layout text alone is known.
  var reviewParts: JSONValue? { InspectedPart(self)?.briefJSON }
}
