package import CellViews
package import LayoutGeometry
import TextShaping

extension Preview {
  /// Makes the canvas as large as the content's ideal size, in whole pixels.
  ///
  /// - Throws: An error from measuring the content.
  package mutating func fit(safeArea: EdgeInsets) throws {
    canvas.safeArea = safeArea
    let content = try idealSize(shaper: TextShapers().shaper(for: fonts))
    let insets = canvas.padding
    let scale = canvas.scale
    // A view without a size gets one pixel.
    func length(_ points: Double) -> Double { max((points * scale).rounded(.up), 1) / scale }
    canvas.width = length(content.width + insets.horizontal + safeArea.horizontal)
    canvas.height = .points(length(content.height + insets.vertical + safeArea.vertical))
  }

  /// Returns the measurement of a view that is not about to be drawn.
  @MainActor package static func measurement(
    of node: ViewNode, for proposal: ProposedSize
  ) throws -> LayoutGeometry.Measurement {
    let preview = Preview(name: "", canvas: PreviewCanvas()) { _, _ in node }
    let shaper = try measuringShaper ?? TextShapers().shaper(for: preview.fonts)
    measuringShaper = shaper
    return try preview.measurement(for: proposal, shaper: shaper)
  }

  @MainActor private static var measuringShaper: TextShaper?
}
