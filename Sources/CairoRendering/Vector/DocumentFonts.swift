import DisplayList

/// The fonts that a document has used so far.
final class DocumentFonts {
  private var fonts: [FontFace: DocumentFont] = [:]

  /// The open font of `face`.
  ///
  /// - Throws: `RenderingError`.
  func font(_ face: FontFace) throws -> DocumentFont {
    if let font = fonts[face] { return font }
    let font = try DocumentFont(face)
    fonts[face] = font
    return font
  }
}
