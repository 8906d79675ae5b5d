import CPango
import DisplayList
import LayoutGeometry

extension FontStack {
  /// The line's runs from left to right, and its width in Pango's units.
  func collectRuns(
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
      collected.append(run, at: Double(pen) / Self.unitsPerPoint)
      pen += run.width
    }
    // Only a sum beyond Pango's range is negative.
    pen = max(pen, 0)
    collected.width = Double(pen) / Self.unitsPerPoint
    return (collected, pen)
  }

  private func run(
    of glyphItem: PangoGlyphItem, in text: UnsafeBufferPointer<UInt8>
  ) -> Run? {
    guard let item = glyphItem.item?.pointee, let font = item.analysis.font,
      let string = glyphItem.glyphs?.pointee
    else { return nil }
    let (face, metrics) = face(of: font)
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
            y: Double(glyph.geometry.y_offset) / Self.unitsPerPoint))
      }
      pen += Int(
        ellipsis.map { hb_font_get_glyph_h_advance($0, glyph.glyph) } ?? glyph.geometry.width)
    }
    // Emboldening moves every edge outwards; FreeType's way does so by 1/48 em.
    let margin = face.isEmboldened ? Self.size / 24 : 0
    var run = GlyphRun(
      font: face, size: Self.size, glyphs: glyphs,
      advance: Double(pen) / Self.unitsPerPoint,
      // Marks stand above each other, outside the box of any glyph.
      ascent: metrics.highest + margin - glyphs.reduce(0) { min($0, $1.y) },
      descent: metrics.deepest + margin + glyphs.reduce(0) { max($0, $1.y) },
      text: characters(of: item, in: text))
    run.level = item.analysis.level
    return Run(glyphs: run, metrics: metrics, width: pen)
  }

  /// A run as Pango divides the text, which is wherever the script, the font or the direction
  /// changes.
  fileprivate struct Run {
    var glyphs: GlyphRun
    var metrics: FontMetrics
    /// In Pango's units.
    var width: Int
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

extension ParagraphLines.Line {
  /// Puts `run` on the right of the runs so far; one with the font and the level of the last run
  /// becomes part of it.
  fileprivate mutating func append(_ run: FontStack.Run, at x: Double) {
    guard let last = runs.indices.last, runs[last].run.font == run.glyphs.font,
      runs[last].run.level == run.glyphs.level
    else {
      // What shows nothing is no run of its own.
      if run.glyphs.glyphs.isEmpty { return }
      ascent = max(ascent, run.metrics.ascent)
      descent = max(descent, run.metrics.descent)
      runs.append(ShapedText.PlacedRun(run: run.glyphs, origin: Point(x: x, y: 0)))
      return
    }
    let shift = x - runs[last].origin.x
    runs[last].run.glyphs += run.glyphs.glyphs.map {
      Glyph(id: $0.id, x: $0.x + shift, y: $0.y)
    }
    runs[last].run.advance = shift + run.glyphs.advance
    runs[last].run.ascent = max(runs[last].run.ascent, run.glyphs.ascent)
    runs[last].run.descent = max(runs[last].run.descent, run.glyphs.descent)
    // Read from the right, what stands further right comes first.
    runs[last].run.text =
      run.glyphs.isRightToLeft
      ? run.glyphs.text + runs[last].run.text : runs[last].run.text + run.glyphs.text
  }
}
