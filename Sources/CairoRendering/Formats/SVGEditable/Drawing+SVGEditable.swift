import DisplayList

extension Drawing {
  /// The drawing as an SVG document for people: shapes, texts and groups that an editor shows as
  /// such, as large as the canvas in whole points.
  ///
  /// Texts are texts: a viewer needs their fonts. Pixels are embedded, SVG pictures are shapes.
  /// The same drawing gives the same bytes.
  ///
  /// - Parameter title: What the drawing is called, for viewers and screen readers.
  /// - Throws: `RenderingError`, and `PictureError` for an SVG picture that cannot be drawn.
  public func svgEditable(title: String) throws -> [UInt8] {
    let document = EditableDocument(self)
    try document.write(displayList.commands)
    return Array(document.finish(title: title).utf8)
  }
}
