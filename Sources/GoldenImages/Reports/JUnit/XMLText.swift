/// Text made fit for XML 1.0.
enum XMLText {
  /// Text between tags.
  ///
  /// A character that hides, or that a terminal obeys, is written as an escape;
  /// any other that XML cannot hold becomes U+FFFD.
  static func content(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // Only `]]>` has to be escaped; without any `>` there is none.
      case ">": result += "&gt;"
      // Readers turn a carriage return that is not escaped into a line feed.
      case "\r": result += "&#13;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default: result += isAllowed(scalar) ? visible(scalar) : forbidden(scalar)
      }
    }
  }

  /// Text between the double quotes of an attribute, whose line breaks and tabs readers keep.
  static func attribute(_ text: String) -> String {
    content(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func forbidden(_ scalar: Unicode.Scalar) -> String {
    let text = visible(scalar)
    return text == String(scalar) ? "\u{FFFD}" : text
  }

  /// XML 1.0's production `Char`.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
