import CCairo

/// A glyph, ready to be put on whole pixels.
struct GlyphSprite {
  let coverage: Coverage
  /// How far the coverage's left edge is right of the origin's pixel.
  let left: Int
  /// How far the coverage's top edge is below the baseline's row; above it, it is negative.
  let top: Int

  /// How many places between two pixels a glyph can start at.
  ///
  /// A quarter of a pixel is finer than the eye finds letter spacing uneven, and keeps the number
  /// of sprites small.
  static let phases = 4

  /// A glyph of `size` pixels whose origin lies `phase` quarters right of a pixel's left edge.
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
