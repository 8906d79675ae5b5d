import DisplayList

extension Drawing {
  /// The drawing as a PDF document of one page of the canvas's size in points; text as text.
  ///
  /// The same drawing gives the same bytes: the document has no date.
  ///
  /// - Throws: `RenderingError`, and `PictureError` for an SVG picture that cannot be drawn.
  public func pdf() throws -> [UInt8] {
    let surface = try DocumentSurface(.pdf, size: displayList.size)
    try DocumentPainter(self, on: surface).draw(displayList.commands)
    return try surface.finish()
  }
}
