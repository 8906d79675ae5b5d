import CPango

/// A font's heights at the size at which texts are shaped, in points.
struct FontMetrics {
  /// The line's extent above and below the baseline, as the font declares it; both positive.
  var ascent: Double
  var descent: Double
  /// How far any glyph reaches above and below the baseline; both positive.
  var highest: Double
  var deepest: Double

  /// Reads the metrics of a font that Pango has loaded.
  init(font: UnsafeMutablePointer<PangoFont>) {
    // "(transfer none)": Pango keeps both.
    let handle = pango_font_get_hb_font(font)
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(handle, &extents) != 0 {
      ascent = Double(extents.ascender) / FontStack.unitsPerPoint
      descent = Double(-extents.descender) / FontStack.unitsPerPoint
    } else {
      // A font without the table: what fonts without accents on capitals usually have.
      ascent = 0.8 * FontStack.size
      descent = 0.2 * FontStack.size
    }
    highest = ascent
    deepest = descent
    if let box = Self.verticalBounds(hb_font_get_face(handle)) {
      highest = max(highest, box.top * FontStack.size)
      deepest = max(deepest, -box.bottom * FontStack.size)
    }
  }

  /// The box that holds all glyphs, in ems; nil for a font without a `head` table.
  ///
  /// Source: OpenType 1.9, `head`: unitsPerEm at 18, yMin at 38, yMax at 42.
  private static func verticalBounds(_ face: OpaquePointer?) -> (bottom: Double, top: Double)? {
    let head: hb_tag_t = 0x6865_6164
    // "Return value: (transfer full)", destroyed below; its bytes are the blob's own.
    let blob = hb_face_reference_table(face, head)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length >= 44 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    func number(at offset: Int) -> Int16 {
      Int16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self))
    }
    let unitsPerEm = Double(UInt16(bitPattern: number(at: 18)))
    guard unitsPerEm > 0 else { return nil }
    return (Double(number(at: 38)) / unitsPerEm, Double(number(at: 42)) / unitsPerEm)
  }
}
