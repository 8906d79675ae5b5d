import DisplayList
package import LayoutGeometry

extension Drawing {
  /// Returns the drawing as a PDF document of one page of the canvas's size in points; text as
  /// text.
  ///
  /// The same drawing gives the same bytes: the document has no date.
  ///
  /// - Throws: `RenderingError`, and `PictureError` for an SVG picture that cannot be drawn.
  package func pdf() throws -> [UInt8] {
    let document = try PDFDocument(firstPage: displayList.size)
    try document.add(self)
    return try document.finish()
  }
}

/// A PDF document that grows by a page for each drawing; text as text.
///
/// The same drawings give the same bytes: the document has no date. A font is in it once, and so
/// are equal shadows. A page that was added takes no more memory than its bytes; the document keeps
/// up to 16 MiB of shadows for further pages.
package final class PDFDocument {
  private let surface: DocumentSurface
  private let fonts = DocumentFonts()
  private let shadows = DocumentShadows()

  /// Creates a document without pages.
  ///
  /// - Parameter firstPage: The first page's size, in points.
  /// - Throws: `RenderingError`.
  package init(firstPage: Size) throws {
    surface = try DocumentSurface(.pdf, size: firstPage)
  }

  /// Adds a page of the drawing's size in points.
  ///
  /// - Throws: `RenderingError`, and `PictureError` for an SVG picture that cannot be drawn; the
  ///   document is unusable then.
  package func add(_ drawing: Drawing) throws {
    try surface.setPageSize(drawing.displayList.size)
    try DocumentPainter(drawing, on: surface, fonts: fonts, shadows: shadows)
      .draw(drawing.displayList.commands)
    // The page ends here even if it is the last: cairo leaves out a last page without drawings.
    surface.endPage()
  }

  /// Ends the document; no page can be added after it.
  ///
  /// - Returns: The document's bytes.
  /// - Throws: `RenderingError.cairo` for any failure since the document began.
  package func finish() throws -> [UInt8] {
    try surface.finish()
  }
}
