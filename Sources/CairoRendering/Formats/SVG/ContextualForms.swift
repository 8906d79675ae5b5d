import CPango
import DisplayList

/// Finds places where viewers would draw letters in other forms than the PNG.
///
/// A font's contextual alternates are on in every viewer. Browsers turn them off if a document asks
/// for it; viewers without OpenType's features, such as librsvg, cannot, but look for such forms
/// within an element only. These have digits of one width neither: each of them is placed.
final class ContextualForms {
  private var fonts: [FontFace: ShapingFont] = [:]

  /// A place at which a text is divided.
  struct Break: Hashable {
    /// The place, in bytes of the text.
    var offset: Int
    /// The position of the glyph that begins there.
    var glyph: Int
    /// The distance of a raised colon between digits from its plain place, in ems.
    var rise = 0.0
  }

  /// Returns the places where a run's text must be divided, in order, so that its letters keep their form and their
  /// distances.
  func breaks(in run: GlyphRun) -> [Break] {
    let forms = breaksOfForms(in: run)
    let known = Set(forms.map(\.offset))
    return (forms + Self.breaksBesideOnes(in: run).filter { !known.contains($0.offset) })
      .sorted { $0.offset < $1.offset }
  }

  /// Returns the places at which letters keep their form; none for a run whose letters may have other forms, or have
  /// none.
  private func breaksOfForms(in run: GlyphRun) -> [Break] {
    guard run.hasMonospacedDigits || !run.hasContextualAlternates, !run.isRightToLeft else {
      return []
    }
    if fonts[run.font] == nil { fonts[run.font] = ShapingFont(run.font) }
    guard let font = fonts[run.font] else { return [] }
    let plain = font.shape(run, hasContextualAlternates: run.hasContextualAlternates)
    let alternates =
      run.hasContextualAlternates ? plain : font.shape(run, hasContextualAlternates: true)
    // The known glyphs must be those of the run, whose places are needed.
    guard run.hasMonospacedDigits || plain != alternates, plain.count == run.glyphs.count else {
      return []
    }
    let others = Dictionary(grouping: alternates, by: \.offset)
    var breaks: [Break] = []
    let utf8 = Array(run.text.utf8)
    var isOther = false
    var isPending = false
    for (index, glyph) in plain.enumerated()
    where index == 0 || plain[index - 1].offset != glyph.offset {
      let own = Array(plain[index...].prefix { $0.offset == glyph.offset })
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(utf8[glyph.offset])
      let differs = others[glyph.offset] != own || run.hasMonospacedDigits && isDigit
      if index > 0, differs || isOther { isPending = true }
      isOther = differs
      // librsvg leaves out the spaces at the start of an element, the narrow one of times, too.
      func isSpace() -> Bool? {
        String(decoding: utf8[glyph.offset...].prefix(4), as: UTF8.self)
          .unicodeScalars.first?.properties.isWhitespace
      }
      if isPending, isSpace() == false {
        var division = Break(offset: glyph.offset, glyph: index)
        if utf8[glyph.offset] == UInt8(ascii: ":") {
          division.rise = font.rise(of: run.glyphs[index].id, over: glyph.id)
        }
        breaks.append(division)
        isPending = false
      }
    }
    return breaks
  }
}

extension ContextualForms {
  /// Returns the places between a one and a full stop or a comma, which viewers would move nearer to each other than
  /// the PNG has them; none for a run in which a glyph is not a character.
  private static func breaksBesideOnes(in run: GlyphRun) -> [Break] {
    let characters = Array(run.text.unicodeScalars)
    guard characters.count == run.glyphs.count else { return [] }
    var breaks: [Break] = []
    var offset = 0
    for (index, character) in characters.enumerated() {
      let pair = characters[max(index - 1, 0)...index]
      if pair.contains("1"), pair.contains(".") || pair.contains(",") {
        breaks.append(Break(offset: offset, glyph: index))
      }
      offset += UTF8.width(character)
    }
    return breaks
  }
}

/// A font of HarfBuzz.
///
/// Wraps `hb_font_t`: made by `init`, released by `deinit`.
private final class ShapingFont {
  private let pointer: OpaquePointer

  /// A glyph and the start of its text, in bytes.
  struct ShapedGlyph: Hashable {
    var id: UInt32
    var offset: Int
  }

  /// Opens the font that `face` names; nil if there is no memory for it.
  init?(_ face: FontFace) {
    // A file that cannot be read is an empty blob, which has no glyphs.
    let blob = hb_blob_create_from_file(face.file)
    defer { hb_blob_destroy(blob) }
    let handle = hb_face_create(blob, UInt32(face.index & 0xFFFF))
    defer { hb_face_destroy(handle) }
    // The font has references of its own to the face, and that to the blob.
    guard let pointer = hb_font_create(handle) else { return nil }
    self.pointer = pointer
  }

  deinit {
    hb_font_destroy(pointer)
  }

  /// Returns the distance of the middle of one glyph above that of another, in ems.
  func rise(of glyph: UInt32, over other: UInt32) -> Double {
    // A font is as large as its units are many until it has another scale.
    let unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(pointer)))
    func middle(_ glyph: UInt32) -> Double? {
      var extents = hb_glyph_extents_t()
      guard hb_font_get_glyph_extents(pointer, glyph, &extents) != 0 else { return nil }
      return Double(extents.y_bearing) + Double(extents.height) / 2
    }
    guard glyph != other, unitsPerEm > 0, let own = middle(glyph), let plain = middle(other)
    else { return 0 }
    return (own - plain) / unitsPerEm
  }

  /// Returns the glyphs of a run whose text runs to the right, from left to right.
  func shape(_ run: GlyphRun, hasContextualAlternates: Bool) -> [ShapedGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, run.text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    // "calt" and "tnum", for the whole of the text.
    let features: [(tag: UInt32, isOn: Bool)] = [
      (0x6361_6C74, hasContextualAlternates), (0x746E_756D, run.hasMonospacedDigits),
    ]
    let whole = features.map {
      hb_feature_t(tag: $0.tag, value: $0.isOn ? 1 : 0, start: 0, end: .max)
    }
    hb_shape(pointer, buffer, whole, UInt32(whole.count))
    var count: UInt32 = 0
    // "The returned pointer is valid as long as buffer contents are not modified."
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
    return UnsafeBufferPointer(start: glyphs, count: Int(count)).map {
      ShapedGlyph(id: $0.codepoint, offset: Int($0.cluster))
    }
  }
}
