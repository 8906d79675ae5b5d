import CPango
import LayoutGeometry

/// The lines of one paragraph as they break at one width, at the size at which texts are shaped.
struct ParagraphLines {
  var lines: [Line]
  /// The width of the widest line, in Pango's units.
  var width: Int
  /// The width at which the lines were broken, in Pango's units; nil for none.
  var wrapWidth: Int?
  /// The limit of the number of lines.
  var lineLimit: Int
  /// The part that is left out if there is not enough room.
  var truncationMode: TruncationMode
  /// Indicates whether the last line has an ellipsis because there are no more lines.
  var isTruncated: Bool
  /// Indicates whether a line ends within a word.
  var splitsWord = false
  /// Indicates whether a line ends within a word, or is too long because its word could not be
  /// broken.
  var breaksWords = false
  /// The word that the second of two lines consists of, whether the word above has joined it or not;
  /// nil for other lines.
  var loneWord: LoneWord?

  /// Returns whether the lines are the same at `wrapWidth` with at most `lineLimit` lines.
  ///
  /// Words that fit at a width fit at every one down to the widest line, and words that did not fit
  /// at the larger width do not at a smaller one. The place where a word is broken is not known for
  /// other widths; and a letter that is wider than its line is replaced by an ellipsis where there
  /// may be no more lines. A word alone is joined at some of these widths.
  func serves(wrapWidth: Int?, lineLimit: Int, mode: TruncationMode) -> Bool {
    if isTruncated || breaksWords || loneWord != nil {
      return wrapWidth == self.wrapWidth && lineLimit == self.lineLimit && mode == truncationMode
    }
    guard lines.count <= lineLimit else { return false }
    guard let wrapWidth else { return self.wrapWidth == nil }
    return width <= wrapWidth && wrapWidth <= self.wrapWidth ?? .max
  }
}

extension FontStack {
  /// Breaks one paragraph into lines of glyph runs.
  ///
  /// - Parameters:
  ///   - text: Without line feeds; empty text makes one line without runs.
  ///   - styles: The styles of the parts.
  ///   - wrapWidth: The largest width of a line, in Pango's units; nil for one line of any length.
  ///   - lineLimit: The largest number of lines, at least 1; the last one has an ellipsis where
  ///     text is left.
  ///   - mode: The part of the last line that the ellipsis represents.
  ///   - direction: For a paragraph whose own characters have none.
  ///   - word: The word that stays with the one before it, where a line has room for both.
  func lines(
    of text: StyledText, styles: [ShapingStyle], wrapWidth: Int?, lineLimit: Int,
    mode: TruncationMode, direction: LayoutDirection, joining word: LoneWord? = nil
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
      direction: direction, joining: word)
  }

  /// Lays out `lines` with Pango, for any text.
  func laidOutLines(
    of text: StyledText, styles: [ShapingStyle], wrapWidth: Int?, lineLimit: Int,
    mode: TruncationMode, direction: LayoutDirection, joining word: LoneWord? = nil
  ) -> ParagraphLines {
    // The room after the last letter of a line is a part of the line.
    let (trailing, fontTrailing) = (
      trailing(of: styles), fontTrailing(of: text, styles: styles)
    )
    let room = wrapWidth.map { $0 - Self.units(trailing) - Self.units(fontTrailing) }
    var string = text.string
    return string.withUTF8 { bytes in
      let source = Source(
        bytes: bytes, text: text, styles: styles, trailing: trailing, fontTrailing: fontTrailing,
        direction: direction)
      func shaped() -> ParagraphLines {
        set(
          bytes, of: text, styles: styles, wrapWidth: room, lineLimit: lineLimit, mode: mode,
          direction: direction, joining: word)
        return collectLines(of: source, wrapWidth: wrapWidth, lineLimit: lineLimit, mode: mode)
      }
      var lines = shaping(text, styles, shaped)
      lines.splitsWord = splitsWord(of: bytes, in: lines)
      lines.breaksWords = lines.splitsWord || wrapWidth.map { lines.width > $0 } == true
      lines.loneWord = word ?? loneWord(of: bytes, in: lines)
      return lines
    }
  }

  /// Returns whether one of the laid-out lines ends within a word.
  private func splitsWord(of bytes: UnsafeBufferPointer<UInt8>, in lines: ParagraphLines) -> Bool {
    guard lines.wrapWidth != nil, lines.lines.count > 1 else { return false }
    var count: Int32 = 0
    // "The number of attributes returned in n_attrs will be one more than the total number of characters".
    guard let breaks = pango_layout_get_log_attrs_readonly(layout, &count) else { return false }
    var (byte, character) = (0, 0)
    var next = pango_layout_get_lines_readonly(layout)?.pointee.next
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let start = data.assumingMemoryBound(to: PangoLayoutLine.self).pointee.start_index
      while byte < min(Int(start), bytes.count) {
        if bytes[byte] & 0xC0 != 0x80 { character += 1 }
        byte += 1
      }
      if character < count, breaks[character].is_line_break == 0 { return true }
    }
    return false
  }

  /// Returns a length in Pango's units, rounded down.
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
    /// The room after it that the font's size asks for; the last run of a line includes it.
    var fontTrailing: Double
    var direction: LayoutDirection

    /// Indicates whether the text has one font, for which every line has room.
    var isPlain: Bool { styles.count == 1 }
  }

  /// Sets the text of the layout, which shapes it when it is asked for its lines.
  func set(
    _ text: UnsafeBufferPointer<UInt8>, of styled: StyledText, styles: [ShapingStyle],
    wrapWidth: Int?, lineLimit: Int, mode: TruncationMode, direction: LayoutDirection,
    joining word: LoneWord? = nil
  ) {
    shapingCount += 1
    pango_context_set_base_dir(
      context, direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    // "Sets the text of the layout" to a copy of these bytes.
    text.withMemoryRebound(to: CChar.self) { characters in
      pango_layout_set_text(layout, characters.baseAddress, Int32(characters.count))
    }
    // The layout takes a reference of its own.
    let attributes = attributes(of: styled, styles: styles, joining: word)
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
  fileprivate var ellipsizeMode: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
