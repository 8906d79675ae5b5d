import CPango

/// The word that a paragraph's second and last line consists of, which the last word of the first
/// line joins.
///
/// Sources: `NSParagraphStyle.LineBreakStrategy.pushOut`, a part of the default `standard` of
/// UILabel, has no rule in Apple's documents. SwiftUI's texts do the same. The rule was found in
/// pictures of iOS 15 to 26, which `docs/truth.md` names: of paragraphs of three and more lines the
/// last word stays alone, and in those of two if it is half as wide as the text may be, or if both
/// words are at least as wide as the first line was.
struct LoneWord {
  /// The word's first character with the one before it, in bytes.
  let joint: Range<Int>
  /// The width of the second line, in points; the word is joined only if this is less than half of the
  /// text's width.
  let width: Double
}

extension LoneWord {
  /// Returns whether two lines in which the word is joined are better than those in which it is
  /// alone.
  ///
  /// The lines that are returned are the same at their own width.
  func isJoined(
    in joined: ParagraphLines, insteadOf plain: ParagraphLines, of text: StyledText
  ) -> Bool {
    guard let wrapWidth = plain.wrapWidth, joined.lines.count == 2 else { return false }
    func isAfterSpace(_ lines: ParagraphLines) -> Bool {
      text.string.utf8.dropFirst(lines.lines[1].start - 1).first == 0x20
    }
    // A compound stays whole, unless the word alone is one of its parts, as of an address.
    let keepsCompound = isAfterSpace(joined) || !isAfterSpace(plain)
    return keepsCompound && !joined.isTruncated && !joined.breaksWords
      && 2 * width * FontStack.unitsPerPoint < Double(wrapWidth)
      && joined.lines[1].width < plain.lines[0].width
  }
}

extension FontStack {
  /// Returns the word that the second of two laid-out lines consists of; nil for other lines.
  ///
  /// A number stays alone, as do the words of languages that are written without spaces, and those
  /// of Korean.
  func loneWord(of bytes: UnsafeBufferPointer<UInt8>, in lines: ParagraphLines) -> LoneWord? {
    guard lines.lines.count == 2, !lines.isTruncated, !lines.breaksWords else { return nil }
    let start = lines.lines[1].start
    guard start > 0, bytes[start - 1] < 0x80 else { return nil }
    let word = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars
    // Ideographs, kana and Hangul are from U+2E80 on, and the parts of Hangul from U+1100 on.
    guard
      word.contains(where: {
        $0.properties.isAlphabetic && $0.value < 0x2E80 && !(0x1100...0x11FF ~= $0.value)
      })
    else { return nil }
    var count: Int32 = 0
    guard let breaks = pango_layout_get_log_attrs_readonly(layout, &count) else { return nil }
    // The last attribute is that of the text's end.
    let end = Int(count) - 1
    guard end >= word.count, let first = word.first,
      (end - word.count + 1..<end).allSatisfy({ breaks[$0].is_line_break == 0 })
    else { return nil }
    return LoneWord(
      joint: start - 1..<start + UTF8.width(first), width: lines.lines[1].width)
  }
}
