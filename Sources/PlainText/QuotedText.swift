extension String {
  /// The text in quotes, on one line whatever it holds.
  package var quotedOnOneLine: String { "\"\(escapedOnOneLine)\"" }

  /// The text with quotes, backslashes and everything that breaks or reorders a line escaped.
  package var escapedOnOneLine: String {
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
