import CCairo
import DisplayList

/// The open fonts of one painter and the glyphs drawn with them so far.
final class GlyphCache {
  /// A font at a size, with its sprites.
  final class SizedFont {
    let face: FreeTypeFace
    /// Pixels an em.
    let size: Double
    /// By glyph and phase; a glyph without ink has none.
    fileprivate var sprites: [UInt64: GlyphSprite?] = [:]

    fileprivate init(face: FreeTypeFace, size: Double) {
      self.face = face
      self.size = size
    }
  }

  private struct Key: Hashable {
    let font: FontFace
    let size: Double
  }

  private struct PictureKey: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
  }

  /// Started for the first text: many drawings have none.
  private var library: FreeTypeLibrary?
  private var faces: [FontFace: FreeTypeFace] = [:]
  private var fonts: [Key: SizedFont] = [:]
  private var latest: (key: Key, font: SizedFont)?
  private var bytes = 0
  private var pictures: [PictureKey: BitmapGlyph?] = [:]

  /// The most bytes of coverage that are kept: about 50,000 letters of 17 pixels.
  private static let capacity = 16 << 20

  /// The open face of `font`.
  func face(_ font: FontFace) throws -> FreeTypeFace {
    if let face = faces[font] { return face }
    let library = try library ?? FreeTypeLibrary()
    self.library = library
    let face = try FreeTypeFace(font, library: library)
    faces[font] = face
    return face
  }

  /// `font` at `size` pixels an em.
  func font(_ font: FontFace, size: Double) throws -> SizedFont {
    let key = Key(font: font, size: size)
    // Most runs have the font of the run before them.
    if let latest, latest.key == key { return latest.font }
    let sized: SizedFont
    if let known = fonts[key] {
      sized = known
    } else {
      sized = SizedFont(face: try face(font), size: size)
      fonts[key] = sized
    }
    latest = (key, sized)
    return sized
  }

  /// A glyph at one of `GlyphSprite.phases` places between two pixels; nil if it has no ink.
  func sprite(_ glyph: UInt32, phase: Int, of font: SizedFont) -> GlyphSprite? {
    let key = UInt64(glyph) << 2 | UInt64(phase)
    if let known = font.sprites[key] { return known }
    if bytes > Self.capacity {
      for font in fonts.values { font.sprites.removeAll() }
      bytes = 0
    }
    let sprite = GlyphSprite(glyph, of: font.face, size: font.size, phase: phase)
    font.sprites[key] = .some(sprite)
    // What a sprite costs beside its bytes counts too, or empty glyphs would be free.
    bytes += 64 + (sprite?.coverage.bytes.count ?? 0)
    return sprite
  }

  /// A glyph that `face` has as a picture; nil if it has none.
  func picture(_ glyph: UInt32, of face: FreeTypeFace) throws -> BitmapGlyph? {
    let key = PictureKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = pictures[key] { return known }
    if pictures.count >= Self.pictureCapacity { pictures.removeAll() }
    let picture = try BitmapGlyph(glyph, of: face)
    pictures[key] = .some(picture)
    return picture
  }

  /// The most pictures that are kept; one of Noto Color Emoji has 70 KB.
  private static let pictureCapacity = 256
}
