/// The value of `font-family` for one of our families.
enum FontFamilyList {
  /// The family, and what a viewer without it should use.
  static func text(_ family: String) -> String {
    "\(name(family)), sans-serif"
  }

  /// A family's name, in quotes if it is not words of ASCII letters and digits.
  private static func name(_ family: String) -> String {
    let words = family.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      word.first?.isLetter == true && word.utf8.allSatisfy { $0 < 0x80 }
        && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
    if isPlain { return family }
    var quoted = "'"
    for character in family {
      if character == "'" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
