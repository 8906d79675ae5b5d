extension String {
  /// The text as XML may hold it, in an element or in double quotes.
  ///
  /// What XML cannot hold becomes U+FFFD, line breaks and tabs become spaces.
  var xmlEscaped: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      // `]]>` must not stand in text.
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text without the invisible marks that reorder what stands around them.
  var withoutDirectionMarks: String {
    var plain = ""
    for scalar in unicodeScalars where !scalar.isDirectionMark {
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }
}

extension Unicode.Scalar {
  /// True for the marks, embeddings, overrides and isolates of the Bidirectional Algorithm.
  fileprivate var isDirectionMark: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
