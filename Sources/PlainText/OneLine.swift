/// Returns text for a message or a line of a report: on one line, not too long, and without hidden
/// characters.
///
/// Control characters appear as in `\u{7}`, with `\n`, `\r` and `\t` by their names, and so do
/// invisible characters and those that change the direction of text; cut text ends with `…`.
///
/// - Parameter limit: The largest number of kept characters.
package func excerpt(of text: some StringProtocol, limit: Int = 200) -> String {
  // Most texts need no check of their characters.
  if text.utf8.count <= limit, text.isPrintableASCII { return String(text) }
  var result = ""
  for (count, character) in text.enumerated() {
    guard count < limit else { return result + "…" }
    for scalar in character.unicodeScalars.prefix(longestCharacter) {
      result += visible(scalar)
    }
  }
  return result
}

/// Returns a line of a report: an excerpt with room for long names and sentences.
package func oneLine(_ text: String, limit: Int = 1000) -> String {
  excerpt(of: text, limit: limit)
}

/// The largest number of shown Unicode scalars of a character.
///
/// Joined emoji have up to a dozen; more are marks stacked on a letter.
private let longestCharacter = 32

/// Returns a character unchanged, or an escape for one that breaks a line, hides, changes the
/// direction of text, or controls a terminal.
package func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default: break
  }
  switch scalar.value {
  // C0 and C1 controls; the soft hyphen and spaces of no width; line separators; the marks,
  // embeddings, overrides and isolates of direction, which could make a message read differently.
  // Joiners belong to emoji and words.
  case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
    0x2060...0x2069, 0xFEFF:
    return "\\u{" + String(scalar.value, radix: 16) + "}"
  default:
    return String(scalar)
  }
}

extension String {
  /// The text without the invisible marks that reorder the characters around them.
  package var withoutDirectionMarks: String {
    var plain = ""
    for scalar in unicodeScalars where !scalar.isDirectionMark {
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is a mark, embedding, override or isolate of the Bidirectional
  /// Algorithm.
  fileprivate var isDirectionMark: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text in quotes, always on one line.
  package var quotedOnOneLine: String { "\"\(escapedOnOneLine)\"" }

  /// The text with quotes, backslashes and everything that breaks or reorders a line escaped.
  package var escapedOnOneLine: String {
    let hasEscape = utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    // Most texts are plain, and need no check of the properties of their characters.
    if isPrintableASCII, !hasEscape { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      case _ where scalar.breaksOrReordersLine:
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension StringProtocol {
  /// Indicates whether the text is nothing but ASCII's letters, digits, marks and spaces.
  package var isPrintableASCII: Bool {
    // Bytes in one piece, which nearly all texts have: one by one, each takes several calls.
    let isPrintable = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    return isPrintable ?? utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}

extension Unicode.Scalar {
  fileprivate var breaksOrReordersLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // The joiners hold emoji and scripts together; all other format characters hide in a diff.
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }
}
