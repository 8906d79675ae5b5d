import CGLib

/// Returns a text without letter case and accents, for searches and alphabetical lists: `Émile` and
/// `emile` are the same.
///
/// Compatible forms are the same, too, as the ligature `ﬁ` and `fi`, and letters with strokes are
/// their Latin letters: `Łódź` is `lodz`, `Ærø` is `aero`. No language has rules of its own.
///
/// - Complexity: O(*n*).
package func folded(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text.lowercased() }
  var scalars = String.UnicodeScalarView()
  for scalar in foldedScalars(of: text) { scalars.append(scalar) }
  return normalized(String(scalars), as: G_NORMALIZE_ALL_COMPOSE)
}

/// Appends a text's bytes whose order is that of alphabetical lists; none of them is 0.
///
/// Letter case and accents are ignored, runs of digits count by their number, and spaces come
/// before punctuation, symbols, digits and letters, as in Unicode's collation. Letters of other
/// scripts follow the Latin ones, in the order of their code points.
///
/// - Complexity: O(*n*).
package func appendOrderingKey(of text: String, to bytes: inout [UInt8]) {
  var digits: [UInt8] = []
  func endNumber(_ bytes: inout [UInt8]) {
    guard !digits.isEmpty else { return }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    // More digits are a larger number. A text's length fits into the 21 bits.
    let count = significant.count
    bytes += [5, UInt8(count >> 14 & 127) + 1, UInt8(count >> 7 & 127) + 1, UInt8(count & 127) + 1]
    bytes += significant
    digits.removeAll()
  }
  func append(_ scalar: Unicode.Scalar, _ bytes: inout [UInt8]) {
    if let digit = scalar.decimalDigit {
      digits.append(UInt8(ascii: "0") + digit)
      return
    }
    endNumber(&bytes)
    switch scalar.orderingClass {
    case .space: bytes.append(2)
    case .punctuation:
      bytes.append(3)
      bytes += String(scalar).utf8
    case .symbol:
      bytes.append(4)
      bytes += String(scalar).utf8
    case .letter: bytes += String(scalar).utf8
    case .ignored: break
    }
  }
  if text.utf8.contains(where: { $0 >= 0x80 }) {
    for scalar in foldedScalars(of: text) { append(scalar, &bytes) }
  } else {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        endNumber(&bytes)
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        endNumber(&bytes)
        bytes.append(byte | 0x20)
      default: append(Unicode.Scalar(byte), &bytes)
      }
    }
  }
  endNumber(&bytes)
}

/// Returns a text's scalars, decomposed, in lower case and without accents.
private func foldedScalars(of text: String) -> [Unicode.Scalar] {
  // Folding can compose, and decomposing can bring capitals: `㎒` is `MHz`.
  let decomposed = normalized(text, as: G_NORMALIZE_ALL)
  let lower = normalized(caseFolded(decomposed), as: G_NORMALIZE_ALL)
  return lower.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
    if scalar.isAccent { return [] }
    return strokes[scalar].map { Array($0.unicodeScalars) } ?? [scalar]
  }
}

/// The letters that Unicode does not decompose, although alphabets ignore their strokes and
/// ligatures.
private let strokes: [Unicode.Scalar: String] = [
  "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ı": "i",
]

private enum OrderingClass {
  case ignored, space, punctuation, symbol, letter
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is a mark over, under or across a letter; marks that are vowels
  /// of their own are letters.
  fileprivate var isAccent: Bool {
    guard value >= 0x300 else { return false }
    switch properties.canonicalCombiningClass {
    case .notReordered, .virama: return false
    default: return true
    }
  }

  /// The value of the scalar as a decimal digit of any script; nil for others.
  fileprivate var decimalDigit: UInt8? {
    guard !isASCII else { return (0x30...0x39).contains(value) ? UInt8(value - 0x30) : nil }
    guard properties.numericType == .decimal, let number = properties.numericValue else {
      return nil
    }
    return UInt8(exactly: number)
  }

  fileprivate var orderingClass: OrderingClass {
    if properties.isWhitespace { return .space }
    if properties.isDefaultIgnorableCodePoint { return .ignored }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned: return .ignored
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return .symbol
    default: return .letter
    }
  }
}

private func normalized(_ text: String, as mode: GNormalizeMode) -> String {
  // "A newly allocated string, that is the normalized form of str, or NULL if str is not valid
  // UTF-8", which a String always is.
  owned(g_utf8_normalize(text, -1, mode)) ?? text
}

private func caseFolded(_ text: String) -> String {
  owned(g_utf8_casefold(text, -1)) ?? text
}

/// Returns the text of a string of GLib's, which is freed.
private func owned(_ string: UnsafeMutablePointer<gchar>?) -> String? {
  guard let string else { return nil }
  defer { g_free(string) }
  return String(cString: string)
}
