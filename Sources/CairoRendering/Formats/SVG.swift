import DisplayList

extension Drawing {
  /// The drawing as an SVG document of the canvas's size in points; text as outlines.
  ///
  /// The same drawing gives the same bytes.
  ///
  /// - Throws: `RenderingError`, and `PictureError` for an SVG picture that cannot be drawn.
  public func svg() throws -> [UInt8] {
    let surface = try DocumentSurface(.svg, size: displayList.size)
    try DocumentPainter(self, on: surface).draw(displayList.commands)
    return SVGIdentifiers.renumbered(try surface.finish())
  }
}
