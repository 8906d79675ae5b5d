import DisplayList

extension Drawing {
  /// Returns the drawing as an SVG document as large as the canvas in whole points; text as
  /// outlines.
  ///
  /// It shows the same picture in every viewer: parts that viewers draw differently or not at all
  /// are pixels. The same drawing gives the same bytes.
  ///
  /// - Parameter title: The drawing's title, for viewers and screen readers; nil for a document
  ///   without a title.
  /// - Throws: `RenderingError`, and `PictureError` for an SVG picture that cannot be drawn.
  package func svg(title: String? = nil) throws -> [UInt8] {
    try document(for: .viewing, title: title)
  }

  /// Returns the drawing as an SVG document for editing: shapes, texts and groups that an editor
  /// shows as such, as large as the canvas in whole points.
  ///
  /// Texts remain texts: a viewer needs their fonts. Pixels are embedded, SVG pictures are shapes.
  /// The same drawing gives the same bytes.
  ///
  /// - Parameter title: The drawing's title, for viewers and screen readers.
  /// - Throws: `RenderingError`, and `PictureError` for an SVG picture that cannot be drawn.
  package func svgEditable(title: String) throws -> [UInt8] {
    try document(for: .editing, title: title)
  }

  private func document(for purpose: SVGDocument.Purpose, title: String?) throws -> [UInt8] {
    try DocumentSurface.checkSides(of: displayList.size)
    let document = try SVGDocument(self, for: purpose)
    try document.write(displayList.commands)
    return Array(document.finish(title: title).utf8)
  }
}
