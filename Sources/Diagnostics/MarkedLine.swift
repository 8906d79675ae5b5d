import PlainText

/// A line of a file for a terminal, with a caret under a stretch of it.
///
/// Indentation is left out, control characters are escaped, and a long line is cut around the
/// stretch. Tabs are kept, and repeated in the padding, so that the caret is right at every tab
/// width.
package struct MarkedLine {
  /// The largest number of shown characters of the line.
  package static let limit = 200
  /// The number of those before the stretch if the line is cut at its beginning.
  private static let context = 60

  /// The shown text of the line.
  let text: String
  /// The padding before the caret on the next line.
  let padding: String
  /// `^~~~`, as wide as the stretch.
  let caret: String

  /// Marks `length` Unicode scalars from a column on, which counts from 1.
  init(_ line: String, column: Int, length: Int) {
    let start = max(column - 1, 0)
    let end = start + max(length, 1)
    let cells = Self.cells(of: line, around: start)
    // A column inside a character marks the whole of it; one after the line marks its end.
    let first = cells.firstIndex { $0.offsets.upperBound > start } ?? cells.count
    let last = cells.lastIndex { $0.offsets.lowerBound < end } ?? first
    let indentation = cells.prefix { $0.shown == " " || $0.shown == "\t" }.count
    var window = min(indentation, first)..<cells.count
    var (before, after) = ("", "")
    if window.count > Self.limit {
      if first - window.lowerBound > Self.limit - Self.context {
        before = "…"
        window = first - Self.context..<window.upperBound
      }
      if window.count > Self.limit {
        after = "…"
        window = window.lowerBound..<window.lowerBound + Self.limit
      }
    }
    text = before + cells[window].map(\.shown).joined() + after
    padding =
      (before.isEmpty ? "" : " ")
      + cells[window.lowerBound..<min(first, window.upperBound)].map(\.padding).joined()
    let marked = first..<min(max(last + 1, first), window.upperBound)
    let width = marked.isEmpty ? 1 : cells[marked].reduce(0) { $0 + $1.width }
    caret = "^" + String(repeating: "~", count: max(width - 1, 0))
  }

  /// A character of the line.
  private struct Cell {
    /// The range of its Unicode scalars in the line.
    var offsets: Range<Int>
    var shown: String
    /// The width of the character, in columns of a terminal.
    var width: Int

    /// The space that the character takes.
    var padding: String { shown == "\t" ? "\t" : String(repeating: " ", count: width) }
  }

  /// The number of Unicode scalars around the stretch that are examined: a file may be one line.
  private static let reach = 1000

  private static func cells(of line: String, around start: Int) -> [Cell] {
    var offset = max(start - reach, 0)
    let part = line.unicodeScalars.dropFirst(offset).prefix(2 * reach)
    return String(part).map { character in
      let scalars = character.unicodeScalars
      defer { offset += scalars.count }
      let offsets = offset..<offset + scalars.count
      if character == "\t" { return Cell(offsets: offsets, shown: "\t", width: 1) }
      let shown = excerpt(of: String(character))
      let width =
        shown.unicodeScalars.count == scalars.count ? terminalWidth(of: character) : shown.count
      return Cell(offsets: offsets, shown: shown, width: width)
    }
  }
}

/// Returns the width of a character in columns of a terminal: two for the wide ones of East Asia
/// and for emoji, one for all others.
///
/// The C library's `wcwidth` depends on the locale, and does not support joined emoji.
private func terminalWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  let isWide = scalars.contains { scalar in
    // U+FE0F requests the picture of a character that is text by default, as in ❤️.
    scalar == "\u{FE0F}" || scalar.properties.isEmojiPresentation
      || wideRanges.contains { $0.contains(scalar.value) }
  }
  return isWide ? 2 : 1
}

/// The blocks whose characters are wide in Unicode's EastAsianWidth.txt, as far as they are
/// letters.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul Jamo, leading consonants
  0x2E80...0x303E,  // CJK radicals, punctuation
  0x3041...0x33FF,  // Kana, Bopomofo, compatibility Jamo, enclosed and squared forms
  0x3400...0x4DBF,  // CJK extension A
  0x4E00...0x9FFF,  // CJK
  0xA000...0xA4CF,  // Yi
  0xA960...0xA97F,  // Hangul Jamo extended A
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // CJK compatibility
  0xFE30...0xFE6F,  // vertical and small forms
  0xFF01...0xFF60,  // fullwidth forms
  0xFFE0...0xFFE6,  // fullwidth signs
  0x1F200...0x1F2FF,  // enclosed ideographs
  0x20000...0x3FFFD,  // CJK extensions B and on
]
