import CPango
import DisplayList
import LayoutGeometry

extension FontStack {
  /// Returns the line's runs from left to right, and its width in Pango's units.
  func collectRuns(
    of line: PangoLayoutLine, in source: Source
  ) -> (ParagraphLines.Line, width: Int) {
    var collected = ParagraphLines.Line(width: 0, ascent: 0, descent: 0, runs: [])
    collected.start = Int(line.start_index)
    let own = source.text.style(at: collected.start)
    if source.isPlain || line.runs == nil {
      collected.makeRoom(for: baseMetrics(of: source.styles[own]), in: source.styles[own])
    }
    let trailing = Self.units(source.trailing)
    let fontTrailing = line.runs == nil ? 0 : Self.units(source.fontTrailing)
    var pen = source.direction == .rightToLeft ? trailing : 0
    var next = line.runs
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let style = source.text.style(at: Int(item.item?.pointee.offset ?? 0))
      if !source.isPlain {
        collected.makeRoom(for: baseMetrics(of: source.styles[style]), in: source.styles[style])
      }
      guard let run = run(of: item, style: style, in: source) else { continue }
      if let space = endSpace(of: item, style: source.styles[style], line, in: source) {
        collected.endSpace = space
      }
      if run.isHyphenated { collected.isHyphenated = true }
      if run.isEllipsis, next == nil, run.glyphs.level == 0,
        let end = collected.removeTrailingSpaces()
      {
        pen = Int((end * Self.unitsPerPoint).rounded())
      }
      let x = Double(pen) / Self.unitsPerPoint
      if let picture = source.styles[style].picture, !run.isEllipsis {
        collected.append(picture, style: style, raisedBy: source.styles[style].rise, at: x)
      } else {
        collected.append(run, at: x)
      }
      pen += run.width
    }
    pen += fontTrailing
    // The default family has no letters that run to the left.
    if fontTrailing != 0, let last = collected.runs.indices.last {
      collected.runs[last].run.advance += Double(fontTrailing) / Self.unitsPerPoint
    }
    if source.direction == .leftToRight { pen += trailing }
    // Only a sum beyond Pango's range, or of letters that are moved onto each other, is negative.
    pen = max(pen, 0)
    collected.width = Double(pen) / Self.unitsPerPoint
    return (collected, pen)
  }

  /// Returns the width of the space at which `line` was broken, in points, if it is the last
  /// character of a run; Pango has made it an empty glyph.
  private func endSpace(
    of glyphItem: PangoGlyphItem, style: ShapingStyle, _ line: PangoLayoutLine, in source: Source
  ) -> Double? {
    let end = Int(line.start_index + line.length)
    guard end > 0, end < source.bytes.count, source.bytes[end - 1] == UInt8(ascii: " "),
      let item = glyphItem.item?.pointee, Int(item.offset + item.length) == end,
      let font = item.analysis.font, let glyphs = glyphItem.glyphs?.pointee, glyphs.num_glyphs > 0
    else { return nil }
    let last = item.analysis.level % 2 == 0 ? Int(glyphs.num_glyphs) - 1 : 0
    guard glyphs.glyphs[last].glyph & Self.notAGlyph != 0 else { return nil }
    let face = pango_font_get_hb_font(font)
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(face, 0x20, &glyph) != 0 else { return nil }
    let advance = Double(hb_font_get_glyph_h_advance(face, glyph)) / Self.unitsPerPoint
    return max(advance + style.tracking + style.fontTracking, 0)
  }

  private func run(
    of glyphItem: PangoGlyphItem, style number: Int, in source: Source
  ) -> Run? {
    guard let item = glyphItem.item?.pointee, let font = item.analysis.font,
      let string = glyphItem.glyphs?.pointee
    else { return nil }
    let style = source.styles[number]
    var (face, metrics, isOwn, isEmoji) = face(of: font, style: style)
    if !isOwn, isSystem(style), let line = FontLineMetrics.system(item.analysis.script) {
      metrics.line = line.scaled(by: Self.size)
    }
    metrics.scale(by: style.font.size / Self.size)
    // The line has room for emoji of the text's size; another font may draw what an emoji was expected for.
    let own = style.emojiScale == 1 ? style.font.size : pointSize(of: pango_font_get_hb_font(font))
    let size = (own - style.font.size).magnitude < 0.01 ? style.font.size : own
    let raise = isEmoji ? (style.font.size - size) * SystemEmoji.middle : 0
    // Pango widens the ellipsis until the line is as wide as it may be.
    let ellipsis =
      item.analysis.flags & Self.ellipsisFlag == 0 ? nil : pango_font_get_hb_font(font)
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(string.num_glyphs))
    var pen = 0
    for glyph in UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs)) {
      if glyph.glyph & Self.notAGlyph == 0 {
        glyphs.append(
          Glyph(
            id: glyph.glyph,
            x: Double(pen + Int(glyph.geometry.x_offset)) / Self.unitsPerPoint,
            y: Double(glyph.geometry.y_offset) / Self.unitsPerPoint - raise))
      }
      pen += Int(
        ellipsis.map { hb_font_get_glyph_h_advance($0, glyph.glyph) } ?? glyph.geometry.width)
    }
    var run = glyphRun(
      face, metrics, style, isOwn: isOwn, glyphs: glyphs, advance: pen,
      text: characters(of: item, in: source.bytes))
    run.size = size
    run.level = item.analysis.level
    if ellipsis != nil { (run.tracking, run.fontTracking) = (0, 0) }
    let start = Int(item.offset)
    return Run(
      glyphs: run, bytes: start..<start + max(Int(item.length), 0), metrics: metrics, width: pen,
      style: number, rise: style.rise,
      isEllipsis: ellipsis != nil, isHyphenated: item.analysis.flags & Self.hyphenFlag != 0)
  }

  /// Returns a run of glyphs that are in place.
  ///
  /// - Parameters:
  ///   - metrics: Those of the face at the style's size.
  ///   - isOwn: True if the face is the style's own.
  ///   - advance: In Pango's units.
  func glyphRun(
    _ face: FontFace, _ metrics: FontMetrics, _ style: ShapingStyle, isOwn: Bool, glyphs: [Glyph],
    advance: Int, text: String
  ) -> GlyphRun {
    // Emboldening moves every edge outwards; FreeType's way does so by 1/48 em.
    let margin = face.isEmboldened ? style.font.size / 24 : 0
    var run = GlyphRun(
      font: face, size: style.font.size, glyphs: glyphs,
      advance: Double(advance) / Self.unitsPerPoint,
      // Marks are above each other, outside the box of any glyph.
      ascent: metrics.highest + margin - glyphs.reduce(0) { min($0, $1.y) },
      descent: metrics.deepest + margin + glyphs.reduce(0) { max($0, $1.y) }, text: text)
    run.tracking = style.tracking
    run.fontTracking = isOwn ? style.fontTracking : 0
    run.hasMonospacedDigits = style.font.hasMonospacedDigits
    run.hasContextualAlternates = style.hasContextualAlternates(in: face)
    return run
  }

  /// A run as Pango divides the text: at each change of the script, the font or the direction.
  struct Run {
    var glyphs: GlyphRun
    /// The run's part of the paragraph.
    var bytes: Range<Int>
    var metrics: FontMetrics
    /// In Pango's units.
    var width: Int
    var style: Int
    /// The distance of the letters above the baseline.
    var rise: Double
    /// Indicates whether the run represents text that is left out.
    var isEllipsis: Bool
    /// Indicates whether the run ends with the hyphen of a broken word.
    var isHyphenated = false
  }

  /// Returns the item's characters: its part of the text, with a hyphen for the soft one at which a
  /// line breaks, or the ellipsis that represents it.
  private func characters(
    of item: PangoItem, in text: UnsafeBufferPointer<UInt8>
  ) -> String {
    if item.analysis.flags & Self.ellipsisFlag != 0 { return "…" }
    let start = min(max(Int(item.offset), 0), text.count)
    let end = min(start + max(Int(item.length), 0), text.count)
    let characters = StyledText.undivided(
      String(decoding: text[start..<end], as: UTF8.self), in: text)
    guard item.analysis.flags & Self.hyphenFlag != 0,
      characters.unicodeScalars.last == StyledText.softHyphen
    else { return characters }
    // As Pango draws it.
    return String(characters.unicodeScalars.dropLast()) + "\u{2010}"
  }

  /// The bits of a glyph index that mark an empty or unknown glyph: `PANGO_GLYPH_EMPTY` is
  /// 0x0FFFFFFF and `PANGO_GLYPH_UNKNOWN_FLAG` is 0x10000000, macros that Swift does not import.
  ///
  /// A font has at most 65,535 glyphs.
  private static let notAGlyph: UInt32 = 0xFFFF_0000

  /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not import.
  private static let ellipsisFlag: UInt8 = 1 << 1

  /// `PANGO_ANALYSIS_FLAG_NEED_HYPHEN`, another one.
  private static let hyphenFlag: UInt8 = 1 << 2
}

extension FontMetrics {
  mutating func scale(by factor: Double) {
    if factor == 1 { return }
    line = line.scaled(by: factor)
    highest *= factor
    deepest *= factor
  }
}
