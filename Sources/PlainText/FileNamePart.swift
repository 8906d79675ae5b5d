/// A name as a part of a file's name: readable, safe in any folder, and unique.
package struct FileNamePart: Hashable, Sendable {
  /// The part; never empty, without a slash or a space, and without a dot at its start.
  package let text: String

  /// Creates the part for a test's or a suite's name, different for each name.
  ///
  /// Spaces become hyphens, and hyphens are doubled: `right-to-left mirrors` is
  /// `right--to--left-mirrors`. A name with anything beyond letters, digits and `_,+=@` gets a
  /// digest after it, since several names look alike without that.
  package init(testName name: String) {
    let isPlain = name.unicodeScalars.allSatisfy { Self.isWord($0) || $0 == " " || $0 == "-" }
    // Next to each other, a space and a hyphen could not be distinguished from a hyphen and a
    // space.
    guard isPlain, !Self.hasNeighbouringSeparators(name) else {
      text = Self.approximated(name, keeping: "")
      return
    }
    text = name.replacing("-", with: "--").replacing(" ", with: "-")
  }

  /// Creates the part for a name from an assertion, or for a preview's variant, as in
  /// `iphone-se.dark`.
  ///
  /// Hyphens and dots are kept and spaces become hyphens, so that `a b` and `a-b` share a part; any
  /// other name is approximated and gets a digest after it.
  package init(givenName name: String) {
    let isPlain = name.unicodeScalars.allSatisfy {
      Self.isWord($0) || $0 == " " || $0 == "-" || $0 == "."
    }
    guard isPlain, !name.isEmpty, !name.hasPrefix("."), !name.hasPrefix(" ") else {
      text = Self.approximated(name, keeping: "-.")
      return
    }
    text = name.replacing(" ", with: "-")
  }

  /// Returns the first eight digits of the SHA-256 of a name.
  package static func digest(of name: String) -> String {
    String(sha256(Array(name.utf8)).prefix(8))
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_,+=@".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  private static func hasNeighbouringSeparators(_ name: String) -> Bool {
    var wasSpace = true
    var wasHyphen = false
    for character in name {
      if character == " " && (wasSpace || wasHyphen) || character == "-" && wasSpace {
        return true
      }
      wasSpace = character == " "
      wasHyphen = character == "-"
    }
    return wasSpace
  }

  /// Returns the words of a name with single hyphens between them, and a digest of the whole.
  private static func approximated(_ name: String, keeping kept: String) -> String {
    let words = name.unicodeScalars
      .split { !isWord($0) && !kept.unicodeScalars.contains($0) }
      .map { String($0) }
    let start = words.joined(separator: "-").drop { $0 == "." || $0 == "-" }
    return start.isEmpty ? digest(of: name) : "\(start)-\(digest(of: name))"
  }
}
