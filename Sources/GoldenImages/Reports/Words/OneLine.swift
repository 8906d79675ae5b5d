/// Text on one line, in which nothing hides: what breaks lines, is invisible or turns the direction
/// of text is written as an escape, as in `\n` or `\u{202e}`.
///
/// - Parameter limit: How many characters are kept; an ellipsis stands for the rest.
package func oneLine(_ text: String, limit: Int = 1000) -> String {
  var result = ""
  for (count, character) in text.enumerated() {
    guard count < limit else { return result + "…" }
    // A letter may carry any number of marks; what is read carries few.
    for scalar in character.unicodeScalars.prefix(32) { result += visible(scalar) }
  }
  return result
}

/// A character as it stands, or an escape for what breaks lines, hides or turns the direction
/// of text.
func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default: break
  }
  switch scalar.value {
  // C0 and C1 controls, the soft hyphen, spaces of no width, the marks and overrides of direction,
  // line separators; joiners belong to emoji and words.
  case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069,
    0xFEFF:
    return "\\u{" + String(scalar.value, radix: 16) + "}"
  default:
    return String(scalar)
  }
}
