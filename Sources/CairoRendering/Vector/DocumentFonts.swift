import CCairo
import DisplayList

/// The fonts that a document has used so far.
final class DocumentFonts {
  private var fonts: [FontFace: DocumentFont] = [:]

  /// Returns the open font of `face`.
  ///
  /// - Throws: `RenderingError`.
  func font(_ face: FontFace) throws -> DocumentFont {
    if let font = fonts[face] { return font }
    let font = try DocumentFont(face)
    fonts[face] = font
    return font
  }
}

/// A font for documents, as cairo takes it.
///
/// Wraps `cairo_font_face_t`: made by `init`, released by `deinit`.
final class DocumentFont {
  let handle: OpaquePointer
  let face: FreeTypeFace

  /// The key of our data: cairo uses the address alone, so it is never freed or written.
  private nonisolated(unsafe) static let key =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// Opens the face that `font` names.
  ///
  /// - Throws: `RenderingError.font`, or `.cairo` if memory ran out.
  init(_ font: FontFace) throws {
    // Cairo keeps fonts that are no longer used and closes them when it likes, on any thread, so
    // each has a library of its own.
    face = try FreeTypeFace(font, library: try FreeTypeLibrary())
    guard
      let handle = cairo_ft_font_face_create_for_ft_face(
        face.handle, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
    else { preconditionFailure("cairo_ft_font_face_create_for_ft_face returned null") }
    self.handle = handle
    // "You must not call FT_Done_Face() before the last reference to the cairo_font_face_t has been
    // dropped": cairo drops its own reference to our face with its last one to the font.
    let retained = Unmanaged.passRetained(face)
    let status = cairo_font_face_set_user_data(handle, Self.key, retained.toOpaque()) { face in
      if let face { Unmanaged<FreeTypeFace>.fromOpaque(face).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { retained.release() }
    try check(status, "keeping the font \(font.name)")
  }

  deinit {
    cairo_font_face_destroy(handle)
  }
}
