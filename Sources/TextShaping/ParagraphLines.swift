import CPango
import DisplayList
import LayoutGeometry

/// The lines of one paragraph as they break at one width, at the size at which texts are shaped.
struct ParagraphLines {
  /// One line; positions are in points from the left end of its baseline.
  struct Line {
    var width: Double
    var ascent: Double
    var descent: Double
    var runs: [ShapedText.PlacedRun]
    /// Where the line starts in the paragraph, in bytes.
    var start = 0
    /// True for a line that ends with the hyphen of a broken word.
    var isHyphenated = false
    /// The room for pictures, from left to right.
    var pictures: [ShapedText.PlacedPicture] = []
  }

  var lines: [Line]
  /// The width of the widest line, in Pango's units.
  var width: Int
  /// The width at which the lines were broken, in Pango's units; nil for none.
  var wrapWidth: Int?
  /// How many lines there might have been.
  var lineLimit: Int
  /// Which part would have been left out for want of room.
  var truncationMode: TruncationMode
  /// True if the last line has an ellipsis for want of more.
  var isTruncated: Bool

  /// True if the lines are the same at `wrapWidth`, of which there may be `lineLimit`.
  ///
  /// What fits at a width fits at every one down to its widest line; and what did not
  /// fit at the larger width does not at a smaller one.
  func serves(wrapWidth: Int?, lineLimit: Int, mode: TruncationMode) -> Bool {
    if isTruncated {
      return wrapWidth == self.wrapWidth && lineLimit == self.lineLimit && mode == truncationMode
    }
    guard lines.count <= lineLimit else { return false }
    guard let wrapWidth else { return self.wrapWidth == nil }
    if wrapWidth == self.wrapWidth { return true }
    return width <= wrapWidth && wrapWidth <= self.wrapWidth ?? .max
  }
}

extension FontStack {
  /// Breaks one paragraph into lines of glyph runs.
  ///
  /// - Parameters:
  ///   - text: Without line feeds; empty text makes one line without runs.
  ///   - styles: What the parts are shaped with.
  ///   - wrapWidth: Where lines break, in Pango's units; nil for one line however long.
  ///   - lineLimit: How many lines there may be, at least 1; the last one has an ellipsis where text
  ///     is left.
  ///   - mode: What of the last line the ellipsis represents.
  ///   - direction: For a paragraph whose own characters have none.
  func lines(
    of text: StyledText, styles: [ShapingStyle], wrapWidth: Int?, lineLimit: Int,
    mode: TruncationMode, direction: LayoutDirection
  ) -> ParagraphLines {
    if wrapWidth == nil, direction == .leftToRight,
      let line = asciiLine(of: text, styles: styles)
    {
      return ParagraphLines(
        lines: [line.line], width: line.width, wrapWidth: nil, lineLimit: lineLimit,
        truncationMode: mode, isTruncated: false)
    }
    return laidOutLines(
      of: text, styles: styles, wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode,
      direction: direction)
  }

  /// `lines` as Pango's layout makes them, for every text.
  func laidOutLines(
    of text: StyledText, styles: [ShapingStyle], wrapWidth: Int?, lineLimit: Int,
    mode: TruncationMode, direction: LayoutDirection
  ) -> ParagraphLines {
    // The room after the last letter of a line is a part of the line.
    let (trailing, fontTrailing) = (
      trailing(of: styles), fontTrailing(of: text, styles: styles)
    )
    let room = wrapWidth.map { $0 - Self.units(trailing) - Self.units(fontTrailing) }
    var string = text.string
    return string.withUTF8 { bytes in
      set(
        bytes, of: text, styles: styles, wrapWidth: room, lineLimit: lineLimit, mode: mode,
        direction: direction)
      let source = Source(
        bytes: bytes, text: text, styles: styles, trailing: trailing, fontTrailing: fontTrailing,
        direction: direction)
      return collectLines(of: source, wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
    }
  }

  /// A length in Pango's units, rounded down.
  static func units(_ points: Double) -> Int {
    Int((points * unitsPerPoint).rounded(.down))
  }

  /// A text that has been laid out.
  struct Source {
    var bytes: UnsafeBufferPointer<UInt8>
    var text: StyledText
    var styles: [ShapingStyle]
    /// The room after the last letter of a line that the text asks for, in points.
    var trailing: Double
    /// The room after it that the font's size asks for; the last run of a line has it.
    var fontTrailing: Double
    var direction: LayoutDirection

    /// True for a text in one font, for which every line has room.
    var isPlain: Bool { styles.count == 1 }
  }

  private func set(
    _ text: UnsafeBufferPointer<UInt8>, of styled: StyledText, styles: [ShapingStyle],
    wrapWidth: Int?, lineLimit: Int, mode: TruncationMode, direction: LayoutDirection
  ) {
    shapingCount += 1
    pango_context_set_base_dir(
      context, direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    // "Sets the text of the layout" to a copy of these bytes.
    text.withMemoryRebound(to: CChar.self) { characters in
      pango_layout_set_text(layout, characters.baseAddress, Int32(characters.count))
    }
    // The layout takes a reference of its own.
    let attributes = attributes(of: styled, styles: styles)
    pango_layout_set_attributes(layout, attributes?.pointer ?? withoutHyphens.pointer)
    if let wrapWidth {
      pango_layout_set_width(layout, Int32(clamping: max(wrapWidth, 0)))
      pango_layout_set_ellipsize(layout, mode.ellipsizeMode)
      // "If height is negative, it will be the (negative of) maximum number of lines per
      // paragraph."
      pango_layout_set_height(layout, -Int32(clamping: lineLimit))
    } else {
      pango_layout_set_width(layout, -1)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    }
  }

  /// The clusters of a paragraph on one long line.
  func clusters(
    of text: StyledText, styles: [ShapingStyle], direction: LayoutDirection
  ) -> Clusters {
    var string = text.string
    return string.withUTF8 { bytes in
      set(
        bytes, of: text, styles: styles, wrapWidth: nil, lineLimit: 1, mode: .tail,
        direction: direction)
      var clusters = Clusters(advances: [Int32](repeating: 0, count: bytes.count), longest: 0)
      var starts: Set<Int> = [bytes.count]
      // "(transfer none)": the line is the layout's.
      var next = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
      while let node = next {
        next = node.pointee.next
        guard let data = node.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        guard let string = item.glyphs?.pointee, let start = item.item?.pointee.offset else {
          continue
        }
        for index in 0..<Int(string.num_glyphs) {
          let byte = Int(start) + Int(string.log_clusters[index])
          if clusters.advances.indices.contains(byte) {
            clusters.advances[byte] &+= string.glyphs[index].geometry.width
            starts.insert(byte)
          }
        }
      }
      let ordered = starts.sorted()
      clusters.longest = zip(ordered.dropFirst(), ordered).reduce(0) { max($0, $1.0 - $1.1) }
      return clusters
    }
  }

  /// The clusters of a paragraph: what a font draws as one.
  struct Clusters {
    /// How far each cluster reaches, in Pango's units, at its first byte; 0 at all other bytes.
    var advances: [Int32]
    /// How many bytes the longest cluster has.
    var longest: Int
  }

  private func collectLines(
    of source: Source, wrapWidth: Int?, lineLimit: Int, mode: TruncationMode
  ) -> ParagraphLines {
    var result = ParagraphLines(
      lines: [], width: 0, wrapWidth: wrapWidth, lineLimit: lineLimit, truncationMode: mode,
      isTruncated: false)
    // "(transfer none)": the list and its lines are the layout's.
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      if let data = node.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        let (collected, width) = collectRuns(of: line.pointee, in: source)
        result.lines.append(collected)
        result.width = max(result.width, width)
      }
      next = node.pointee.next
    }
    result.isTruncated = wrapWidth != nil && pango_layout_is_ellipsized(layout) != 0
    return result
  }
}

extension TruncationMode {
  /// Pango's name of the mode.
  fileprivate var ellipsizeMode: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}

extension FontStack {
  /// The line's runs from left to right, and its width in Pango's units.
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

  private func run(
    of glyphItem: PangoGlyphItem, style number: Int, in source: Source
  ) -> Run? {
    guard let item = glyphItem.item?.pointee, let font = item.analysis.font,
      let string = glyphItem.glyphs?.pointee
    else { return nil }
    let style = source.styles[number]
    var (face, metrics, isOwn) = face(of: font, style: style)
    metrics.scale(by: style.font.size / Self.size)
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
    var run = glyphRun(
      face, metrics, style, isOwn: isOwn, glyphs: glyphs, advance: pen,
      text: characters(of: item, in: source.bytes))
    run.level = item.analysis.level
    if ellipsis != nil { (run.tracking, run.fontTracking) = (0, 0) }
    return Run(
      glyphs: run, metrics: metrics, width: pen, style: number, rise: style.rise,
      isEllipsis: ellipsis != nil, isHyphenated: item.analysis.flags & Self.hyphenFlag != 0)
  }

  /// A run of glyphs that are in place.
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

  /// A run as Pango divides the text, which is wherever the script, the font or the direction
  /// changes.
  struct Run {
    var glyphs: GlyphRun
    var metrics: FontMetrics
    /// In Pango's units.
    var width: Int
    /// The style's number.
    var style: Int
    /// How far above the baseline the letters are.
    var rise: Double
    /// True for what represents text that is left out.
    var isEllipsis: Bool
    /// True for what ends with the hyphen of a broken word.
    var isHyphenated = false
  }

  /// What the item shows: its part of the text, with a hyphen for the soft one at which a line breaks,
  /// or the ellipsis that represents it.
  private func characters(
    of item: PangoItem, in text: UnsafeBufferPointer<UInt8>
  ) -> String {
    if item.analysis.flags & Self.ellipsisFlag != 0 { return "…" }
    let start = min(max(Int(item.offset), 0), text.count)
    let end = min(start + max(Int(item.length), 0), text.count)
    let characters = String(decoding: text[start..<end], as: UTF8.self)
    guard item.analysis.flags & Self.hyphenFlag != 0,
      characters.unicodeScalars.last == StyledText.softHyphen
    else { return characters }
    // As Pango draws it.
    return String(characters.unicodeScalars.dropLast()) + "\u{2010}"
  }

  /// The bits that mark what is not a glyph of the font: `PANGO_GLYPH_EMPTY` is 0x0FFFFFFF and
  /// `PANGO_GLYPH_UNKNOWN_FLAG` is 0x10000000, macros that Swift does not import.
  ///
  /// A font has at most 65,535 glyphs.
  private static let notAGlyph: UInt32 = 0xFFFF_0000

  /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not import.
  private static let ellipsisFlag: UInt8 = 1 << 1

  /// `PANGO_ANALYSIS_FLAG_NEED_HYPHEN`, another one.
  private static let hyphenFlag: UInt8 = 1 << 2
}

extension FontMetrics {
  /// Scales all lengths.
  mutating func scale(by factor: Double) {
    if factor == 1 { return }
    ascent *= factor
    descent *= factor
    highest *= factor
    deepest *= factor
  }
}

extension ParagraphLines.Line {
  /// Makes the line as high as a style's own font needs.
  mutating func makeRoom(for metrics: FontMetrics, in style: ShapingStyle) {
    var metrics = metrics
    metrics.scale(by: style.font.size / FontStack.size)
    ascent = max(ascent, metrics.ascent + max(style.rise, 0))
    descent = max(descent, metrics.descent - min(style.rise, 0))
  }

  /// Puts the room for a picture on the right of what there is.
  fileprivate mutating func append(
    _ picture: TextRun.Picture, style: Int, raisedBy rise: Double, at x: Double
  ) {
    ascent = max(ascent, picture.ascent + rise)
    descent = max(descent, picture.descent - rise)
    pictures.append(
      ShapedText.PlacedPicture(
        style: style,
        frame: Rect(
          x: x, y: -picture.ascent - rise, width: picture.width,
          height: picture.ascent + picture.descent)))
  }

  /// Leaves out the spaces at the right end of the line, as iOS does before an ellipsis.
  ///
  /// - Returns: Where the line ends now, in points; nil if there were none.
  fileprivate mutating func removeTrailingSpaces() -> Double? {
    guard let last = runs.last?.run, last.level == 0 else { return nil }
    let letters = last.text.utf8.reversed().drop { $0 == UInt8(ascii: " ") }
    let count = last.text.utf8.count - letters.count
    // A space is a glyph, unless a font joins it with what is before it.
    guard count > 0, !letters.isEmpty, count < last.glyphs.count else { return nil }
    let place = runs.count - 1
    let end = last.glyphs[last.glyphs.count - count].x
    runs[place].run.glyphs.removeLast(count)
    runs[place].run.text = String(last.text.dropLast(count))
    runs[place].run.advance = end
    return runs[place].origin.x + end
  }

  /// Puts `run` on the right of the runs so far; one with the font and the level of the last run
  /// becomes part of it.
  mutating func append(_ run: FontStack.Run, at x: Double) {
    guard let last = runs.indices.last, runs[last].run.font == run.glyphs.font,
      runs[last].run.level == run.glyphs.level, runs[last].style == run.style,
      runs[last].run.tracking == run.glyphs.tracking || run.isEllipsis
    else {
      // A run that shows nothing is not a run of its own.
      if run.glyphs.glyphs.isEmpty { return }
      ascent = max(ascent, run.metrics.ascent + run.rise)
      descent = max(descent, run.metrics.descent - run.rise)
      runs.append(
        ShapedText.PlacedRun(
          run: run.glyphs, origin: Point(x: x, y: -run.rise), style: run.style))
      return
    }
    let shift = x - runs[last].origin.x
    runs[last].run.glyphs += run.glyphs.glyphs.map {
      Glyph(id: $0.id, x: $0.x + shift, y: $0.y)
    }
    runs[last].run.advance = shift + run.glyphs.advance
    runs[last].run.ascent = max(runs[last].run.ascent, run.glyphs.ascent)
    runs[last].run.descent = max(runs[last].run.descent, run.glyphs.descent)
    // Read from the right, what is further right comes first.
    runs[last].run.text =
      run.glyphs.isRightToLeft
      ? run.glyphs.text + runs[last].run.text : runs[last].run.text + run.glyphs.text
  }
}
