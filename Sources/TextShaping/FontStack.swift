import CPango
import DisplayList
import LayoutGeometry

/// Faces that are fallbacks for each other, in order, with Pango set up for them alone.
///
/// Texts that need the same faces share a stack. Owns Pango's font map, context and layout; like
/// them it serves one thread at a time.
final class FontStack {
  /// The size at which all is shaped, in points.
  ///
  /// Nothing is hinted, so that a text of any size is this one scaled. Pango counts in 1/1024
  /// points: at 22 points Inter's 2816 units an em fall on whole numbers of them, and 10,000 of the
  /// widest characters there are (7.3 em) still fit into Pango's 32 bits.
  static let size = 22.0

  /// Pango's units in a point.
  static let unitsPerPoint = 1024.0

  let layout: OpaquePointer
  let context: OpaquePointer
  /// No hyphens where a word must be broken: iOS puts none.
  let withoutHyphens: LayoutAttributes
  /// How often Pango has been given a text.
  var shapingCount = 0
  private let owners: [PangoObject]
  private let loaded: [LoadedFace]
  private let fontFaces: [FontFace]
  private var metrics: [FontMetrics?]
  private var ellipses: [LayoutDirection: ParagraphLines] = [:]

  /// A stack of `faces` for requests of one style.
  ///
  /// - Precondition: `faces` is not empty.
  init(_ faces: [LoadedFace], weight: Int, isItalic: Bool) {
    precondition(!faces.isEmpty, "a font stack needs a face, has \(faces.count)")
    loaded = faces
    fontFaces = faces.map { $0.fontFace(weight: weight, isItalic: isItalic) }
    metrics = faces.map { _ in nil }

    // Names that no font has, so that fontconfig's loose comparison of names cannot confuse two.
    let aliases = faces.indices.map { "face\($0)" }
    let configuration = FontConfiguration(zip(faces, aliases).map { $0.pattern(alias: $1) })
    let fontMap = PangoObject(owning: OpaquePointer(pango_ft2_font_map_new()))
    // One point is one pixel, so that sizes are in points.
    pango_ft2_font_map_set_resolution(fontMap.pointer, 72, 72)
    pango_fc_font_map_set_default_substitute(
      fontMap.pointer, { pattern, _ in turnOffHinting(pattern) }, nil, nil)
    // "This function acquires a reference to the FcConfig object".
    pango_fc_font_map_set_config(fontMap.pointer, configuration.pointer)
    let context = PangoObject(
      owning: pango_font_map_create_context(UnsafeMutablePointer(fontMap.pointer)))
    // "und", undetermined: a language that Pango's tables do not have is kept for every script,
    // where any other is replaced for scripts it does not use by one from the environment.
    pango_context_set_language(context.pointer, pango_language_from_string("und"))
    pango_context_set_round_glyph_positions(context.pointer, 0)
    let layout = PangoObject(owning: pango_layout_new(context.pointer))
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, aliases.joined(separator: ","))
    pango_font_description_set_size(description, Int32(Self.size * Self.unitsPerPoint))
    // "The layout makes a copy of the description".
    pango_layout_set_font_description(layout.pointer, description)
    pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
    self.context = context.pointer
    self.layout = layout.pointer
    owners = [layout, context, fontMap]
    withoutHyphens = LayoutAttributes(pango_attr_insert_hyphens_new(0))
  }

  /// An ellipsis on a line of its own; three dots where the first face has none.
  func ellipsisLine(direction: LayoutDirection) -> ParagraphLines {
    if let known = ellipses[direction] { return known }
    let made = lines(
      of: ellipsis, wrapWidth: nil, lineLimit: 1, mode: .tail, direction: direction)
    ellipses[direction] = made
    return made
  }

  /// What ends a text that is cut.
  var ellipsis: String { loaded[0].contains("…") ? "…" : "..." }

  /// The metrics of the first face, which every line has room for.
  func baseMetrics() -> FontMetrics {
    if let known = metrics[0] { return known }
    // "(transfer full) (nullable)": null only for a configuration without fonts.
    guard
      let font = pango_context_load_font(context, pango_layout_get_font_description(layout))
    else { preconditionFailure("no font for \(loaded[0].face.file)") }
    defer { g_object_unref(font) }
    return self.metrics(of: font, face: 0)
  }

  /// The face that Pango chose as `font`, with its metrics.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> (face: FontFace, metrics: FontMetrics) {
    var index = 0
    // With one face there is no choice, and that is the common case.
    if loaded.count > 1 {
      // "(transfer none)": the pattern and its strings are the font's own.
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
      var file: UnsafeMutablePointer<FcChar8>?
      var place: Int32 = 0
      if FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
        FcPatternGetInteger(pattern, FC_INDEX, 0, &place) == FcResultMatch
      {
        let path = String(cString: file)
        index =
          loaded.firstIndex { $0.face.file == path && $0.face.index == Int(place) } ?? index
      }
    }
    return (fontFaces[index], self.metrics(of: font, face: index))
  }

  private func metrics(of font: UnsafeMutablePointer<PangoFont>, face: Int) -> FontMetrics {
    if let known = metrics[face] { return known }
    let measured = FontMetrics(font: font)
    metrics[face] = measured
    return measured
  }
}

/// Pango's hook for what a configuration's rules would do: no hinting, so that glyphs keep their
/// shapes and widths at every scale.
private func turnOffHinting(_ pattern: OpaquePointer?) {
  FcPatternDel(pattern, FC_HINTING)
  FcPatternAddBool(pattern, FC_HINTING, 0)
}

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

/// Attributes for all of a layout's text.
///
/// Wraps `PangoAttrList`: made by `init`, released by `deinit`.
final class LayoutAttributes {
  let pointer: OpaquePointer

  /// The list of one attribute, which it takes over.
  init(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
    // "(transfer full)": the caller owns the list.
    pointer = pango_attr_list_new()
    // "This function takes ownership of the attribute."
    pango_attr_list_insert(pointer, attribute)
  }

  deinit {
    pango_attr_list_unref(pointer)
  }
}

/// A reference to an object of GLib's type system, such as a font map, a context or a layout.
///
/// Wraps `GObject`: takes over the reference that `init` is given, and gives it back in `deinit`.
private final class PangoObject {
  let pointer: OpaquePointer

  /// The owner of what one of Pango's `new` or `create` functions returned, "(transfer full)".
  ///
  /// - Precondition: There is an object. Where memory is short GLib ends the process, so that null
  ///   comes of a wrong argument alone.
  init(owning pointer: OpaquePointer?) {
    guard let pointer else { preconditionFailure("Pango made no object") }
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
