import CPango
import DisplayList
import LayoutGeometry

extension FontStack {
  /// Breaks one paragraph into lines of glyph runs.
  ///
  /// - Parameters:
  ///   - text: Without line feeds; empty text makes one line without runs.
  ///   - wrapWidth: Where lines break, in Pango's units; nil for one line however long.
  ///   - lineLimit: How many lines there may be, at least 1; the last one ends with an ellipsis
  ///     where text is left.
  ///   - direction: For a paragraph whose own characters have none.
  func lines(
    of text: String, wrapWidth: Int?, lineLimit: Int, direction: LayoutDirection
  ) -> ParagraphLines {
    pango_context_set_base_dir(
      context, direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    var text = text
    return text.withUTF8 { bytes in
      // "Sets the text of the layout" to a copy of these bytes.
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(characters.count))
      }
      if let wrapWidth {
        pango_layout_set_width(layout, Int32(clamping: max(wrapWidth, 0)))
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        // "If height is negative, it will be the (negative of) maximum number of lines per
        // paragraph."
        pango_layout_set_height(layout, -Int32(clamping: lineLimit))
      } else {
        pango_layout_set_width(layout, -1)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
      }
      return collectLines(of: bytes, wrapWidth: wrapWidth, lineLimit: lineLimit)
    }
  }

  private func collectLines(
    of text: UnsafeBufferPointer<UInt8>, wrapWidth: Int?, lineLimit: Int
  ) -> ParagraphLines {
    let base = baseMetrics()
    var result = ParagraphLines(
      lines: [], width: 0, wrapWidth: wrapWidth, lineLimit: lineLimit, isTruncated: false)
    // "(transfer none)": the list and its lines are the layout's.
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      if let data = node.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        let (collected, width) = collectRuns(of: line.pointee, in: text, base: base)
        result.lines.append(collected)
        result.width = max(result.width, width)
      }
      next = node.pointee.next
    }
    result.isTruncated = wrapWidth != nil && pango_layout_is_ellipsized(layout) != 0
    return result
  }

  /// The line's runs from left to right, and its width in Pango's units.
  private func collectRuns(
    of line: PangoLayoutLine, in text: UnsafeBufferPointer<UInt8>, base: FontMetrics
  ) -> (ParagraphLines.Line, width: Int) {
    var collected = ParagraphLines.Line(
      width: 0, ascent: base.ascent, descent: base.descent, runs: [])
    var pen = 0
    var next = line.runs
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let run = run(of: item, in: text) else { continue }
      let origin = Point(x: Double(pen) / Self.unitsPerPoint, y: 0)
      if !run.glyphs.glyphs.isEmpty {
        collected.runs.append(ShapedText.PlacedRun(run: run.glyphs, origin: origin))
        collected.ascent = max(collected.ascent, run.metrics.ascent)
        collected.descent = max(collected.descent, run.metrics.descent)
      }
      pen += run.width
    }
    // Only a sum beyond Pango's range is negative.
    pen = max(pen, 0)
    collected.width = Double(pen) / Self.unitsPerPoint
    return (collected, pen)
  }

  private func run(
    of glyphItem: PangoGlyphItem, in text: UnsafeBufferPointer<UInt8>
  ) -> (glyphs: GlyphRun, metrics: FontMetrics, width: Int)? {
    guard let item = glyphItem.item?.pointee, let font = item.analysis.font,
      let string = glyphItem.glyphs?.pointee
    else { return nil }
    let (face, metrics) = face(of: font)
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(string.num_glyphs))
    var pen = 0
    for glyph in UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs)) {
      if glyph.glyph & Self.notAGlyph == 0 {
        glyphs.append(
          Glyph(
            id: glyph.glyph,
            x: Double(pen + Int(glyph.geometry.x_offset)) / Self.unitsPerPoint,
            y: Double(glyph.geometry.y_offset) / Self.unitsPerPoint))
      }
      pen += Int(glyph.geometry.width)
    }
    let run = GlyphRun(
      font: face, size: Self.size, glyphs: glyphs,
      advance: Double(pen) / Self.unitsPerPoint,
      // Emboldening moves every edge outwards; FreeType's way does so by 1/48 em at most.
      ascent: metrics.highest + (face.isEmboldened ? Self.size / 24 : 0),
      descent: metrics.deepest + (face.isEmboldened ? Self.size / 24 : 0),
      text: characters(of: item, in: text))
    return (run, metrics, pen)
  }

  /// What the item shows: its part of the text, or the ellipsis that stands for it.
  private func characters(
    of item: PangoItem, in text: UnsafeBufferPointer<UInt8>
  ) -> String {
    if item.analysis.flags & Self.ellipsisFlag != 0 { return "…" }
    let start = min(max(Int(item.offset), 0), text.count)
    let end = min(start + max(Int(item.length), 0), text.count)
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  /// The bits that tell what is no glyph of the font: `PANGO_GLYPH_EMPTY` is 0x0FFFFFFF and
  /// `PANGO_GLYPH_UNKNOWN_FLAG` is 0x10000000, macros that Swift does not import.
  ///
  /// A font has at most 65,535 glyphs.
  private static let notAGlyph: UInt32 = 0xFFFF_0000

  /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not import.
  private static let ellipsisFlag: UInt8 = 1 << 1
}
