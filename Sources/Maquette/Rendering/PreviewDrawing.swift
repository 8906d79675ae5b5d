package import CairoRendering
package import CellViews
import DisplayList
package import TextShaping

/// A preview that is ready to be written in any format.
package struct PreviewDrawing: Sendable {
  /// What is drawn.
  package let preview: Preview
  /// What measuring and placing computed.
  package let arrangement: PreviewArrangement
  /// What is drawn, as commands.
  package let drawing: Drawing

  /// Measures, places and lists what a preview shows, with a shaper of the calling thread.
  ///
  /// - Throws: What the preview's content throws, and what shaping throws.
  package init(_ preview: Preview, shaper: TextShaper) throws {
    self.init(preview, arrangement: try preview.arranged(shaper: shaper))
  }

  /// Lists what an arranged preview shows.
  package init(_ preview: Preview, arrangement: PreviewArrangement) {
    self.preview = preview
    self.arrangement = arrangement
    drawing = Drawing(arrangement.displayList, pictures: arrangement.pictures)
  }

  /// The bytes of a file in `format`, handed to `write` piece by piece.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point of a PNG, from 0.25 to 8; the canvas's unless told otherwise.
  ///   - inputDigest: A digest of the preview's description, for a PNG's text chunks; of what it
  ///     draws unless given.
  ///   - workers: How many threads draw one PNG; the bytes do not depend on it.
  /// - Throws: `RenderingError`, and what `write` throws.
  package func write(
    as format: OutputFormat, scale: Double? = nil, inputDigest: String? = nil, workers: Int = 1,
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    switch format {
    case .png:
      let scale = scale ?? preview.canvas.scale
      try drawing.writePNG(
        scale: scale, text: try textChunks(scale: scale, inputDigest: inputDigest),
        workers: workers, to: write)
    case .svg:
      try drawing.svg().withUnsafeBytes(write)
    case .pdf:
      try drawing.pdf().withUnsafeBytes(write)
    case .list:
      try Array(drawing.displayList.dump.utf8).withUnsafeBytes(write)
    }
  }
}
