import CCairo
import DisplayList

/// An open font face, for one thread at a time.
///
/// Wraps `FT_Face`: made by `init`, released by `deinit`.
final class FreeTypeFace {
  let font: FontFace
  let handle: FT_Face
  /// Keeps the library alive: a face must be closed before its library.
  private let library: FreeTypeLibrary

  /// Opens the face that `font` names.
  ///
  /// - Throws: `RenderingError.font` if the file cannot be read as a font.
  init(_ font: FontFace, library: FreeTypeLibrary) throws {
    var face: FT_Face?
    let code = FT_New_Face(library.handle, font.file, FT_Long(font.index), &face)
    guard code == 0, let face else {
      throw RenderingError.font(name: font.name, file: font.file, code: code)
    }
    self.font = font
    self.library = library
    handle = face
  }

  deinit {
    FT_Done_Face(handle)
  }

  /// True if the face has outlines, false if it has bitmaps alone, as a colour emoji font does.
  var isScalable: Bool { handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }

  /// Loads a glyph's outline at `size` pixels, unhinted, with what the font synthesises.
  ///
  /// The slot is the face's own and changes with the next call; nil if the font has no such glyph.
  func loadOutline(_ glyph: UInt32, size: Double) -> FT_GlyphSlot? {
    // FreeType counts sizes in 1/64 pixel.
    guard FT_Set_Char_Size(handle, 0, FT_F26Dot6((size * 64).rounded()), 72, 72) == 0,
      FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = handle.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if font.isEmboldened {
      let strength = FT_Pos(size * 64 * Self.boldness)
      FT_Outline_Embolden(&slot.pointee.outline, strength)
      // FreeType keeps the left and lower edges in place; here the stems grow to both sides.
      FT_Outline_Translate(&slot.pointee.outline, -strength / 2, -strength / 2)
    }
    if font.isSlanted {
      var shear = FT_Matrix(
        xx: 0x10000, xy: FT_Fixed(Self.slant * 0x10000), yx: 0, yy: 0x10000)
      FT_Outline_Transform(&slot.pointee.outline, &shear)
    }
    return slot
  }

  /// How much wider a synthesised bold makes each stem, in font sizes: FreeType's own figure.
  static let boldness = 1.0 / 24

  /// How far a synthesised italic leans to the right for each unit of height: fontconfig's figure.
  static let slant = 0.2
}
