/// A piece of the user's text that is fit for a message: on one line, and not too long.
///
/// Control characters appear as in `\u{7}`, with `\n`, `\r` and `\t` by their names; what is cut
/// off appears as `…`.
package func excerpt(of text: some StringProtocol, limit: Int = 200) -> String {
  var result = ""
  for (count, character) in text.enumerated() {
    guard count < limit else { return result + "…" }
    for scalar in character.unicodeScalars.prefix(longestCharacter) {
      result += visible(scalar)
    }
  }
  return result
}

/// How many Unicode scalars of a character are shown.
///
/// Joined emoji have up to a dozen; more are marks stacked on a letter.
private let longestCharacter = 32

/// How a message shows a character that a terminal would obey instead of showing it.
private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default: break
  }
  switch scalar.value {
  // C0 and C1 controls; the line separators; what is invisible, and the marks that turn the
  // direction of text, which could make a message read as something else. Joiners belong to emoji
  // and words.
  case 0..<0x20, 0x7F...0x9F, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069,
    0xFEFF:
    return "\\u{" + String(scalar.value, radix: 16) + "}"
  default:
    return String(scalar)
  }
}
