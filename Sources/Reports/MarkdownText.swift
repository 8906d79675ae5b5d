import PlainText

/// Text escaped so that GitHub's Markdown shows it literally.
enum MarkdownText {
  /// Returns text for a paragraph or a cell of a table, on one line.
  static func inline(_ text: String, limit: Int = 300) -> String {
    let scalars = Array(oneLine(text, limit: limit).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      // GitHub makes links of `@name` and `#1` wherever they are in text, escaped or not; a comment
      // between the two parts prevents that.
      case "@", "#": result += "\(scalar)<!-- -->"
      // Half of a `://`, which would make a link.
      case ":" where scalars.indices.contains(index + 1) && scalars[index + 1] == "/":
        result += entity(scalar)
      default: result += plain(scalar)
      }
    }
    return result
  }

  /// Returns text as code, on one line; unlike a span between backticks it may contain bars in
  /// tables.
  static func code(_ text: String, limit: Int = 200) -> String {
    let content = oneLine(text, limit: limit).unicodeScalars.map { scalar in
      [":", "@", "#"].contains(scalar) ? entity(scalar) : plain(scalar)
    }
    return "<code>" + content.joined() + "</code>"
  }

  /// Returns lines as a block of code, between fences that none of them can end.
  static func block(_ lines: [String]) -> String {
    let text = lines.map { oneLine($0) }.joined(separator: "\n")
    var longest = 0
    var current = 0
    for character in text {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(text)\n\(fence)\n"
  }

  /// Returns the start of an address that a user gave, without characters that would end a link.
  static func address(_ url: String) -> String {
    url.unicodeScalars.map { scalar in
      switch scalar {
      case "!", "#"..."'", "*"..."/", "0"..."9", ":", ";", "=", "?", "@", "A"..."Z", "_", "a"..."z",
        "~":
        String(scalar)
      default: percentEncoded(String(scalar))
      }
    }.joined()
  }

  /// Returns a picture by its address, escaped so that nothing ends the link.
  static func image(_ alternative: String, url: String) -> String {
    "![\(inline(alternative, limit: 100))](\(url))"
  }

  /// Returns letters, digits and characters without a meaning in the middle of a line unchanged,
  /// all other ASCII as references, which never have one.
  private static func plain(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII else { return String(scalar) }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", ";", ":", "'", "(", ")", "/", "=", "+",
      "-", "%", "?":
      return String(scalar)
    default:
      return entity(scalar)
    }
  }

  private static func entity(_ scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }
}

/// Returns a path as part of a URL: each byte that is not a letter, digit, `-`, `.`, `_`, `~` or
/// `/` escaped.
package func percentEncoded(_ path: String) -> String {
  path.utf8.reduce(into: "") { result, byte in
    if byte.isInWord || "-.~/".utf8.contains(byte) {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      result += (digits.count < 2 ? "%0" : "%") + digits
    }
  }
}
