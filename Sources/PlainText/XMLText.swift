/// Text escaped for XML 1.0.
package enum XMLText {
  /// Returns text between tags.
  ///
  /// A hidden character, or one that controls a terminal, is written as an escape; any other that
  /// XML does not allow becomes U+FFFD.
  package static func content(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // Only `]]>` has to be escaped; without any `>` there is none.
      case ">": result += "&gt;"
      // Readers turn an unescaped carriage return into a line feed.
      case "\r": result += "&#13;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default: result += isAllowed(scalar) ? visible(scalar) : forbidden(scalar)
      }
    }
  }

  /// Returns text between the double quotes of an attribute, whose line breaks and tabs readers
  /// keep.
  package static func attribute(_ text: String) -> String {
    content(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns text for an element or for double quotes in an SVG, whose readers show it on one line.
  ///
  /// Characters that XML does not allow become U+FFFD, line breaks and tabs become spaces.
  package static func svg(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func forbidden(_ scalar: Unicode.Scalar) -> String {
    let text = visible(scalar)
    return text == String(scalar) ? "\u{FFFD}" : text
  }

  /// Returns whether XML 1.0's production `Char` contains a scalar.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
