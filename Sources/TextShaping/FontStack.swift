import CPango
import DisplayList
import LayoutGeometry

/// Faces that are fallbacks for each other, in order, with Pango set up for them alone.
///
/// Texts that need the same faces share a stack. Owns Pango's font map, context and layout; like
/// them it serves one thread at a time.
final class FontStack {
  /// The size at which everything is shaped, in points.
  ///
  /// Nothing is hinted, so that a text of any size is this one scaled. Pango counts in 1/1024
  /// points: at 22 points Inter's 2816 units an em are whole numbers of them, and 10,000 of the
  /// widest characters there are (7.3 em) still fit into Pango's 32 bits.
  static let size = 22.0

  static let unitsPerPoint = 1024.0

  let layout: OpaquePointer
  let context: OpaquePointer
  /// Attributes that turn off hyphens where a word must be broken: iOS draws none.
  let withoutHyphens: LayoutAttributes
  /// The number of times that a text has been shaped.
  var shapingCount = 0
  /// The characters and styles that have been shaped; texts of others are shaped alone.
  var shapedBlocks = ShapedBlocks()
  private var owners: [PangoObject]
  /// The fonts of faces that are the first of a group, once they are needed.
  private var fonts: [UnsafeMutablePointer<PangoFont>?]
  /// The buffer in which HarfBuzz shapes texts.
  let buffer = GlyphBuffer()
  /// The features that styles of printable ASCII texts ask HarfBuzz for.
  ///
  /// The texts of a cell alternate between a title's style and a subtitle's.
  var styleFeatures = FewValues<ShapingStyle, StyleFeatures>(capacity: 4)
  /// The positions of the lines under and through the letters of styles.
  private var styleLines = FewValues<[ShapingStyle], [ShapedText.FontLines]>(capacity: 4)
  let loaded: [LoadedFace]
  let fontFaces: [FontFace]
  private var metrics: [FontMetrics?]
  /// The position of each face that replaces the system's.
  private let systemFaces: Set<Int>
  private var ellipses: [Ellipsis: ParagraphLines] = [:]
  /// The faces of each group, by the names under which Pango finds them.
  let families: [String]
  /// The position of each group's first face.
  let starts: [Int]
  /// The position of the face of each name.
  private let indices: [String: Int]

  private struct Ellipsis: Hashable {
    var style: ShapingStyle
    var direction: LayoutDirection
  }

  /// The faces of one font, the first one the font's own.
  struct Group {
    var faces: [LoadedFace]
    var weight: Int
    var isItalic: Bool
    /// Indicates whether the text's size has chosen the first face.
    var isSized: Bool
    /// Indicates whether the font is that of the system, whose lines are as high as iOS's.
    var isSystem = false
  }

  /// Creates a stack for texts whose styles have the fonts of some groups.
  ///
  /// - Precondition: There are groups, and none is empty.
  init(_ groups: [Group]) {
    precondition(
      !groups.isEmpty && groups.allSatisfy { !$0.faces.isEmpty },
      "a font stack needs a face, has \(groups.map(\.faces.count))")
    let faces = groups.flatMap(\.faces)
    loaded = faces
    fontFaces = groups.flatMap { group in
      group.faces.enumerated().map { position, face in
        face.fontFace(
          weight: group.weight, isItalic: group.isItalic, isSized: group.isSized && position == 0)
      }
    }
    metrics = faces.map { _ in nil }
    fonts = faces.map { _ in nil }

    // Names that no font has, so that fontconfig's loose comparison of names cannot confuse two.
    let aliases = faces.indices.map { "face\($0)" }
    indices = Dictionary(uniqueKeysWithValues: zip(aliases, faces.indices))
    var starts: [Int] = []
    var families: [String] = []
    var systemFaces: Set<Int> = []
    var start = 0
    for group in groups {
      starts.append(start)
      if group.isSystem { systemFaces.insert(start) }
      let end = start + group.faces.count
      families.append(Array(aliases[start..<end]).joined(separator: ","))
      start = end
    }
    self.starts = starts
    self.families = families
    self.systemFaces = systemFaces
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
    pango_font_description_set_family(description, families[0])
    pango_font_description_set_size(description, Int32(Self.size * Self.unitsPerPoint))
    // "The layout makes a copy of the description".
    pango_layout_set_font_description(layout.pointer, description)
    pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
    self.context = context.pointer
    self.layout = layout.pointer
    owners = [layout, context, fontMap]
    withoutHyphens = LayoutAttributes()
    withoutHyphens.insert(pango_attr_insert_hyphens_new(0), 0, Int(UInt32.max))
  }

  /// Returns an ellipsis on a line of its own, in the first style; three dots where its face has no
  /// ellipsis.
  func ellipsisLine(of styles: [ShapingStyle], direction: LayoutDirection) -> ParagraphLines {
    // The stack serves all texts in its faces; those in one style are most.
    let key = Ellipsis(style: styles[0], direction: direction)
    let isPlain = styles.count == 1
    if isPlain, let known = ellipses[key] { return known }
    let made = lines(
      of: StyledText(ellipsis), styles: styles, wrapWidth: nil, lineLimit: 1, mode: .tail,
      direction: direction)
    // As many sizes as a screen has.
    if ellipses.count > 64 { ellipses = [:] }
    if isPlain { ellipses[key] = made }
    return made
  }

  /// The text that ends a text that is cut.
  var ellipsis: String { loaded[0].contains("…") ? "…" : "..." }

  /// Returns the metrics of a style's own face at `FontStack.size`; every line of the style has
  /// room for them.
  func baseMetrics(of style: ShapingStyle) -> FontMetrics {
    let index = starts[style.group]
    if let known = metrics[index], fonts[index] != nil { return known }
    let description = pango_font_description_copy(pango_layout_get_font_description(layout))
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, "face\(index)")
    // "(transfer full) (nullable)": null only for a configuration without fonts.
    guard let font = pango_context_load_font(context, description) else {
      preconditionFailure("no font for \(loaded[index].face.file)")
    }
    owners.append(PangoObject(owning: OpaquePointer(font)))
    fonts[index] = font
    return self.metrics(of: font, face: index)
  }

  /// Returns the positions of the lines under and through the letters of each style, at the size at
  /// which texts are shaped; mostly one array for the texts of equal styles.
  func fontLines(of styles: [ShapingStyle]) -> [ShapedText.FontLines] {
    styleLines.value(for: styles) {
      styles.map { style in
        baseMetrics(of: style).lines.scaled(by: style.font.size / Self.size)
      }
    }
  }

  /// Returns HarfBuzz's font of a style's own face, at `FontStack.size`.
  func ownFont(of style: ShapingStyle) -> OpaquePointer? {
    let index = starts[style.group]
    if fonts[index] == nil { _ = baseMetrics(of: style) }
    // "(transfer none)": the font is Pango's, which the stack owns.
    return fonts[index].flatMap { pango_font_get_hb_font($0) }
  }

  func ownFace(of style: ShapingStyle) -> LoadedFace { loaded[starts[style.group]] }

  /// Returns whether a style's own face is in the place of iOS's font.
  func isSystem(_ style: ShapingStyle) -> Bool { systemFaces.contains(starts[style.group]) }

  /// Returns the face that Pango chose as `font`, with its metrics, whether it is a style's own, and
  /// whether it is that of emoji.
  func face(
    of font: UnsafeMutablePointer<PangoFont>, style: ShapingStyle
  ) -> (face: FontFace, metrics: FontMetrics, isOwn: Bool, isEmoji: Bool) {
    var index = 0
    // With one face there is no choice, and that is the common case.
    if loaded.count > 1 {
      // "(transfer none)": the pattern and its strings are the font's own.
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
      var file: UnsafeMutablePointer<FcChar8>?
      var place: Int32 = 0
      if FcPatternGetString(pattern, FC_FAMILY, 0, &file) == FcResultMatch, let file,
        let known = indices[String(cString: file)]
      {
        index = known
      } else if FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
        FcPatternGetInteger(pattern, FC_INDEX, 0, &place) == FcResultMatch
      {
        let path = String(cString: file)
        index =
          loaded.firstIndex { $0.face.file == path && $0.face.index == Int(place) } ?? index
      }
    }
    return (
      fontFaces[index], self.metrics(of: font, face: index), index == starts[style.group],
      loaded[index].isEmoji
    )
  }

  private func metrics(of font: UnsafeMutablePointer<PangoFont>, face: Int) -> FontMetrics {
    if let known = metrics[face] { return known }
    var measured = FontMetrics(font: font)
    if systemFaces.contains(face) { measured.line = .system.scaled(by: Self.size) }
    metrics[face] = measured
    return measured
  }
}

/// Turns off hinting, so that glyphs keep their shapes and widths at every scale; Pango calls it
/// where a configuration's rules would apply.
private func turnOffHinting(_ pattern: OpaquePointer?) {
  FcPatternDel(pattern, FC_HINTING)
  FcPatternAddBool(pattern, FC_HINTING, 0)
}

/// A font's lengths at the size at which texts are shaped, in points.
struct FontMetrics {
  /// The lengths from which the height of a line is made, as the font declares them.
  var line: FontLineMetrics
  /// The extent of all glyphs above and below the baseline; both positive.
  var highest: Double
  var deepest: Double
  /// The positions of the lines under and through the letters.
  var lines: ShapedText.FontLines

  /// Reads the metrics of a font that Pango has loaded.
  init(font: UnsafeMutablePointer<PangoFont>) {
    // "(transfer none)": Pango keeps both.
    let handle = pango_font_get_hb_font(font)
    // Parts of a text may be smaller than the largest.
    let unit = FontStack.size / pointSize(of: handle)
    var extents = hb_font_extents_t()
    func length(_ tag: UInt32, or fallback: Double) -> Double {
      var position: hb_position_t = 0
      let tag = hb_ot_metrics_tag_t(rawValue: tag)
      guard hb_ot_metrics_get_position(handle, tag, &position) != 0, position != 0 else {
        return fallback * FontStack.size
      }
      return Double(position) / FontStack.unitsPerPoint * unit
    }
    let hasExtents = hb_font_get_h_extents(handle, &extents) != 0
    // Without the table, the values that are usual in fonts without accents on capitals. "cpht".
    line = FontLineMetrics(
      ascent: hasExtents
        ? Double(extents.ascender) / FontStack.unitsPerPoint * unit : 0.8 * FontStack.size,
      descent: hasExtents
        ? Double(-extents.descender) / FontStack.unitsPerPoint * unit : 0.2 * FontStack.size,
      capHeight: length(0x6370_6874, or: 0.7))
    // "undo", "unds", "stro", "strs"; for a font without them, the usual values.
    lines = ShapedText.FontLines(
      underline: -length(0x756E_646F, or: -0.1), underlineWidth: length(0x756E_6473, or: 0.05),
      strikethrough: length(0x7374_726F, or: 0.3),
      strikethroughWidth: length(0x7374_7273, or: 0.05))
    highest = line.ascent
    deepest = line.descent
    if let box = Self.verticalBounds(hb_font_get_face(handle)) {
      highest = max(highest, box.top * FontStack.size)
      deepest = max(deepest, -box.bottom * FontStack.size)
    }
  }

  /// Returns the extent of the box that holds all glyphs, in ems; nil for a font without a `head`
  /// table.
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

/// Returns the size of a font that Pango has loaded, in points.
func pointSize(of font: OpaquePointer?) -> Double {
  var (x, y): (Int32, Int32) = (0, 0)
  hb_font_get_scale(font, &x, &y)
  let size = Double(y) / FontStack.unitsPerPoint
  return size > 0 ? size : FontStack.size
}

/// A buffer of HarfBuzz.
///
/// Wraps `hb_buffer_t`: made by `init`, destroyed by `deinit`.
final class GlyphBuffer {
  let pointer: OpaquePointer?

  init() {
    // "(transfer full)"; never null: without memory it is a buffer that takes nothing.
    pointer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(pointer)
  }
}

/// Attributes for a layout's text.
///
/// Wraps `PangoAttrList`: made by `init`, released by `deinit`.
final class LayoutAttributes {
  let pointer: OpaquePointer

  init() {
    // "(transfer full)": the caller owns the list.
    pointer = pango_attr_list_new()
  }

  /// Adds an attribute of a part of the text, in bytes of UTF-8.
  func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: start)
    attribute.pointee.end_index = UInt32(clamping: end)
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

  /// Creates the owner of a pointer that one of Pango's `new` or `create` functions returned,
  /// "(transfer full)".
  ///
  /// - Precondition: `pointer` is not nil. Where memory is short GLib ends the process, so null
  ///   results from a wrong argument alone.
  init(owning pointer: OpaquePointer?) {
    guard let pointer else { preconditionFailure("Pango made no object") }
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
