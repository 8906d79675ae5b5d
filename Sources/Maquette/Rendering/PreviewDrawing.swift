package import CairoRendering
package import CellViews
import DisplayList
package import TextShaping

/// A preview that is ready to be written in any format.
package struct PreviewDrawing: Sendable {
  /// What measuring and placing computed.
  package let arrangement: PreviewArrangement
  /// What is drawn.
  package let drawing: Drawing
  private let canvasScale: Double

  /// Measures, places and lists what a preview shows, with a shaper of the calling thread.
  ///
  /// - Throws: What the preview's content throws, and what shaping throws.
  package init(_ preview: Preview, shaper: TextShaper) throws {
    arrangement = try preview.arranged(shaper: shaper)
    drawing = Drawing(arrangement.displayList, pictures: arrangement.pictures)
    canvasScale = preview.canvas.scale
  }

  /// The bytes of a file in `format`, handed to `write` piece by piece.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point of a PNG; the canvas's unless told otherwise.
  ///   - origin: What the PNG's text chunks say that it was drawn from.
  ///   - workers: How many threads draw one PNG; the bytes do not depend on it.
  /// - Throws: `RenderingError`, and what `write` throws.
  package func write(
    as format: OutputFormat, scale: Double?, origin: Origin, workers: Int = 1,
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    switch format {
    case .png:
      let scale = scale ?? canvasScale
      try drawing.writePNG(
        scale: scale, text: textChunks(scale: scale, origin: origin), workers: workers, to: write)
    case .svg:
      try drawing.svg().withUnsafeBytes(write)
    case .pdf:
      try drawing.pdf().withUnsafeBytes(write)
    case .list:
      try Array(drawing.displayList.dump.utf8).withUnsafeBytes(write)
    }
  }
}
