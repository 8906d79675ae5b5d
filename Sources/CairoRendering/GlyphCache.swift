import CCairo
// FreeType's types belong to whichever module of the two the compiler reads first.
import CPango
import DisplayList

/// The open fonts of one painter and the glyphs drawn with them so far.
final class GlyphCache {
  /// A font at a size, with its sprites.
  final class SizedFont {
    let face: FreeTypeFace
    /// Pixels an em.
    let size: Double
    /// The sprites by glyph and phase; a glyph without ink has none.
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

  /// The library, which is started for the first text: many drawings have none.
  private var library: FreeTypeLibrary?
  private var faces: [FontFace: FreeTypeFace] = [:]
  private var fonts: [Key: SizedFont] = [:]
  private var latest: (key: Key, font: SizedFont)?
  private var bytes = 0
  /// The glyphs as pictures, each with its face, so that no other face takes over its identity.
  private var pictures: [PictureKey: (face: FreeTypeFace, picture: BitmapGlyph?)] = [:]

  /// The most bytes of coverage that are kept: about 50,000 letters of 17 pixels.
  private static let capacity = 16 << 20

  /// The largest number of open fonts: more than all pinned ones, since a run of many configs with
  /// fonts of their own would otherwise keep every one.
  private static let faceCapacity = 128

  /// The largest number of sizes of fonts: texts that grow step by step have many.
  private static let fontCapacity = 1_000

  func face(_ font: FontFace) throws -> FreeTypeFace {
    if let face = faces[font] { return face }
    if faces.count >= Self.faceCapacity { removeAll() }
    let library = try library ?? FreeTypeLibrary()
    self.library = library
    let face = try FreeTypeFace(font, library: library)
    faces[font] = face
    return face
  }

  /// Forgets all fonts, and everything that is kept by their faces.
  private func removeAll() {
    faces.removeAll()
    fonts.removeAll()
    latest = nil
    bytes = 0
    pictures.removeAll()
  }

  /// Returns `font` at `size` pixels an em.
  func font(_ font: FontFace, size: Double) throws -> SizedFont {
    let key = Key(font: font, size: size)
    // Most runs have the font of the run before them.
    if let latest, latest.key == key { return latest.font }
    let sized: SizedFont
    if let known = fonts[key] {
      sized = known
    } else {
      if fonts.count >= Self.fontCapacity {
        fonts.removeAll()
        bytes = 0
      }
      sized = SizedFont(face: try face(font), size: size)
      fonts[key] = sized
    }
    latest = (key, sized)
    return sized
  }

  /// Returns a glyph at one of `GlyphSprite.phases` places between two pixels; nil if it has no
  /// ink.
  func sprite(_ glyph: UInt32, phase: Int, of font: SizedFont) -> GlyphSprite? {
    let key = UInt64(glyph) << 2 | UInt64(phase)
    if let known = font.sprites[key] { return known }
    if bytes > Self.capacity {
      for font in fonts.values { font.sprites.removeAll() }
      bytes = 0
    }
    let sprite = GlyphSprite(glyph, of: font.face, size: font.size, phase: phase)
    font.sprites[key] = .some(sprite)
    // A sprite's cost besides its bytes counts too, or empty glyphs would be free.
    bytes += 64 + (sprite?.coverage.bytes.count ?? 0)
    return sprite
  }

  /// Returns a glyph that `face` has as a picture; nil if it has none.
  func picture(_ glyph: UInt32, of face: FreeTypeFace) throws -> BitmapGlyph? {
    let key = PictureKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = pictures[key] { return known.picture }
    if pictures.count >= Self.pictureCapacity { pictures.removeAll() }
    let picture = try BitmapGlyph(glyph, of: face)
    pictures[key] = (face, picture)
    return picture
  }

  /// The most pictures that are kept; one of Noto Color Emoji has 70 KB.
  private static let pictureCapacity = 256
}

/// A glyph, ready to be put on whole pixels.
struct GlyphSprite {
  let coverage: Coverage
  /// The distance of the coverage's left edge to the right of the origin's pixel.
  let left: Int
  /// The distance of the coverage's top edge below the baseline's row; negative above it.
  let top: Int

  /// The number of places between two pixels at which a glyph can start.
  ///
  /// A quarter of a pixel is finer than any unevenness of letter spacing that the eye sees, and
  /// keeps the number of sprites small.
  static let phases = 4

  /// Creates the glyph at `size` pixels whose origin is `phase` quarters right of a pixel's left
  /// edge.
  ///
  /// Nil if the glyph has no ink.
  init?(_ glyph: UInt32, of face: FreeTypeFace, size: Double, phase: Int) {
    guard let slot = face.loadOutline(glyph, size: size) else { return nil }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 64 / Self.phases), 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let buffer = bitmap.buffer else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height)
    for row in 0..<height {
      // "The pitch is positive when the bitmap has a 'down' flow": FreeType's own renderers make
      // it.
      let start = buffer + row * Int(bitmap.pitch)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: width))
    }
    coverage = Coverage(width: width, height: height, bytes: bytes)
    left = Int(slot.pointee.bitmap_left)
    top = -Int(slot.pointee.bitmap_top)
  }
}

/// A glyph that a font holds as a picture in colour, as emoji fonts do.
final class BitmapGlyph {
  /// The picture, in the font's size.
  let surface: ImageSurface
  /// The picture's left edge, in ems right of the origin.
  let left: Double
  /// The picture's top edge, in ems above the baseline.
  let top: Double
  /// The length of a pixel of the picture, in ems.
  let pixel: Double

  /// Reads a glyph's picture; nil if the face has none, or none in colour.
  ///
  /// - Throws: `RenderingError.cairo` if memory ran out.
  init?(_ glyph: UInt32, of face: FreeTypeFace) throws {
    let record = face.handle.pointee
    guard record.num_fixed_sizes > 0, let sizes = record.available_sizes else { return nil }
    // The largest: a picture looks good when it is made smaller, not larger.
    var strike = 0
    for index in 0..<Int(record.num_fixed_sizes)
    where sizes[index].y_ppem > sizes[strike].y_ppem {
      strike = index
    }
    guard sizes[strike].y_ppem > 0, FT_Select_Size(face.handle, FT_Int(strike)) == 0,
      FT_Load_Glyph(face.handle, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.handle.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard FT_Pixel_Mode(UInt32(bitmap.pixel_mode)) == FT_PIXEL_MODE_BGRA, width > 0, height > 0,
      let buffer = bitmap.buffer
    else { return nil }
    surface = try ImageSurface(.argb32, width: width, height: height)
    let stride = surface.stride
    surface.write { bytes in
      for row in 0..<height {
        // FreeType's BGRA is premultiplied, as cairo's is.
        (bytes + row * stride).update(from: buffer + row * Int(bitmap.pitch), count: width * 4)
      }
    }
    // y_ppem is in 1/64 pixel.
    pixel = 64 / Double(sizes[strike].y_ppem)
    left = Double(slot.pointee.bitmap_left) * pixel
    top = Double(slot.pointee.bitmap_top) * pixel
  }
}
