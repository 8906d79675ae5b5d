import CCairo

/// The assignment of a run's bytes of text to its glyphs.
///
/// Where each scalar has its glyph, each pair is a cluster, and a part of the text can be found and
/// marked. Elsewhere (ligatures, scripts that reorder) the whole run is one cluster, which claims
/// no more than is known.
struct TextClusters {
  let clusters: [cairo_text_cluster_t]
  /// The direction of the clusters: backward if the text runs to the left, since its glyphs are in
  /// the order of the page, from the left.
  let flags: cairo_text_cluster_flags_t

  init(of text: String, glyphCount: Int) {
    let scalars = text.unicodeScalars
    if scalars.count == glyphCount, scalars.allSatisfy(\.keepsItsPlace) {
      clusters = scalars.map {
        cairo_text_cluster_t(num_bytes: Int32(UTF8.width($0)), num_glyphs: 1)
      }
    } else {
      clusters = [
        cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(glyphCount))
      ]
    }
    flags =
      scalars.contains(where: \.runsToTheLeft)
      ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
  }
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is in the block of a script whose glyphs are in the order of
  /// their letters: all but those of India and the south east of Asia.
  fileprivate var keepsItsPlace: Bool {
    switch value {
    case 0..<0x900, 0x1E00..<0xA000, 0xAC00..<0xD7B0, 0xF900..<0xFB00: true
    default: runsToTheLeft
    }
  }

  /// Indicates whether the scalar is in a block of Hebrew, Arabic or their neighbours.
  var runsToTheLeft: Bool {
    switch value {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00: true
    default: false
    }
  }
}
