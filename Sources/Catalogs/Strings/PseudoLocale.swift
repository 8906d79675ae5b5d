/// A language that nobody speaks, for finding texts that are not translated or have too little room.
enum PseudoLocale: Hashable, Sendable {
  /// `en-XA`: accents, brackets, and 40 % longer.
  case accented
  /// `ar-XB`: words from right to left.
  case mirrored

  /// Creates the pseudo-locale of a tag; nil for a language.
  init?(_ tag: String) {
    switch tag.lowercased() {
    case "en-xa": self = .accented
    case "ar-xb": self = .mirrored
    default: return nil
    }
  }

  /// Returns a text in the pseudo-locale.
  ///
  /// - Parameter pieces: The text; the values of its placeholders stay as they are.
  func text(_ pieces: [ShownPiece]) -> String {
    switch self {
    case .accented:
      let length = pieces.reduce(0) { $0 + ($1.isLiteral ? $1.text.count : 0) }
      // Two fifths, at least one letter for any text.
      let padding = length == 0 ? 0 : max(1, (length * 2 + 4) / 5)
      let shown = pieces.map { $0.isLiteral ? String($0.text.map(Self.accented)) : $0.text }
      return "[" + shown.joined() + Self.padding(padding) + "]"
    case .mirrored:
      return pieces.map { $0.isLiteral ? Self.mirrored($0.text) : $0.text }.joined()
    }
  }

  /// A piece of a text as it is shown.
  struct ShownPiece {
    var text: String
    /// Indicates whether the piece is not the value of a placeholder.
    var isLiteral: Bool
  }

  private static func padding(_ count: Int) -> String {
    guard count > 0 else { return "" }
    // A space, so that the padding may be in a line of its own, and words of four letters.
    let letters = (0..<max(count - 1, 0)).map { $0 % 5 == 4 ? " " : "~" }
    return " " + letters.joined()
  }

  private static func accented(_ character: Character) -> Character {
    accents[character] ?? character
  }

  private static let accents: [Character: Character] = [
    "a": "á", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î",
    "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ",
    "s": "š", "t": "ţ", "u": "û", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
    "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î",
    "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]

  /// Returns the text with each word between U+202E, which turns its letters to the left, and U+202C.
  private static func mirrored(_ text: String) -> String {
    var result = ""
    var word = ""
    func finish() {
      if !word.isEmpty { result += "\u{202E}" + word + "\u{202C}" }
      word = ""
    }
    for character in text {
      if character.isWhitespace {
        finish()
        result.append(character)
      } else {
        word.append(character)
      }
    }
    finish()
    return result
  }
}
