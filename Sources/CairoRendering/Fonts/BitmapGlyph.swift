import CCairo

/// A glyph that a font holds as a picture in colour, as emoji fonts do.
final class BitmapGlyph {
  /// The picture, in the size that the font has it.
  let surface: ImageSurface
  /// The picture's left edge, in ems right of the origin.
  let left: Double
  /// The picture's top edge, in ems above the baseline.
  let top: Double
  /// The length of a pixel of the picture, in ems.
  let pixel: Double

  /// Nil if the face has no picture of the glyph, or none in colour.
  ///
  /// - Throws: `RenderingError.cairo` if memory ran out.
  init?(_ glyph: UInt32, of face: FreeTypeFace) throws {
    let record = face.handle.pointee
    guard record.num_fixed_sizes > 0, let sizes = record.available_sizes else { return nil }
    // The largest: a picture looks well made smaller, not made larger.
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
