import LocaleFormats

/// The words of Khmer, Lao and Burmese, whose writing has no spaces between them.
///
/// Pango has a dictionary of Thai alone. For these it gets zero-width spaces between the words, which
/// the runs of glyphs do not show.
package enum UnspacedWords {
  /// Returns the places in a text at which lines break between words of these languages, in bytes.
  ///
  /// - Parameter breaks: Returns the places at which a text's lines may break, in UTF-16 code units;
  ///   nil where there is no dictionary, for which the text is divided into syllables.
  package static func places(
    in text: String, by breaks: (String) -> [Int]? = lineBreakPlaces
  ) -> [Int] {
    guard text.unicodeScalars.contains(where: \.isUnspaced) else { return [] }
    let scalars = Array(text.unicodeScalars)
    let known = breaks(text).map(Set.init)
    var places: [Int] = []
    var (byte, unit) = (0, 0)
    for (index, scalar) in scalars.enumerated() {
      if index > 0, scalar.isUnspaced, scalars[index - 1].isUnspaced,
        known?.contains(unit) ?? scalar.startsSyllable(in: scalars, at: index)
      {
        places.append(byte)
      }
      byte += UTF8.width(scalar)
      unit += UTF16.width(scalar)
    }
    return places
  }
}

extension StyledText {
  /// The text with zero-width spaces at which lines break in Khmer, Lao and Burmese.
  var dividedIntoWords: StyledText {
    let places = UnspacedWords.places(in: string)
    guard !places.isEmpty else { return self }
    var divided = StyledText()
    var begin = 0
    for place in places {
      divided = divided + part(from: begin, to: place).appending("\u{200B}")
      begin = place
    }
    return divided + part(from: begin)
  }

  /// Returns a part of a text without zero-width spaces, if the text is one that has been divided.
  static func undivided(_ part: String, in text: UnsafeBufferPointer<UInt8>) -> String {
    guard part.unicodeScalars.contains("\u{200B}"),
      String(decoding: text, as: UTF8.self).unicodeScalars.contains(where: \.isUnspaced)
    else { return part }
    return String(String.UnicodeScalarView(part.unicodeScalars.filter { $0 != "\u{200B}" }))
  }

  /// The places of the zero-width spaces of a text in Khmer, Lao or Burmese, in bytes.
  var dividers: [Range<Int>] {
    // U+200B begins with E2 in UTF-8; nearly no text has it.
    guard string.utf8.contains(0xE2) else { return [] }
    var places: [Range<Int>] = []
    var byte = 0
    var isUnspaced = false
    for scalar in string.unicodeScalars {
      let end = byte + UTF8.width(scalar)
      if isUnspaced, scalar == "\u{200B}" { places.append(byte..<end) }
      isUnspaced = scalar.isUnspaced
      byte = end
    }
    return places
  }

  /// The signs that put a consonant below the one before it, each with that consonant, in bytes: no
  /// line begins with it, even where a word is broken.
  var stackedConsonants: [Range<Int>] {
    // Both signs begin with E1 in UTF-8; nearly no text has them.
    guard string.utf8.contains(0xE1) else { return [] }
    var places: [Range<Int>] = []
    var (byte, start): (Int, Int?) = (0, nil)
    for scalar in string.unicodeScalars {
      let end = byte + UTF8.width(scalar)
      if let sign = start { places.append(sign..<end) }
      start = scalar.isStacking ? byte : nil
      byte = end
    }
    return places
  }
}

extension Unicode.Scalar {
  /// Indicates whether the character is one of Lao, Burmese or Khmer.
  fileprivate var isUnspaced: Bool {
    switch value {
    case 0x0E80...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true
    default: false
    }
  }

  /// Indicates whether the sign puts the next consonant below: Khmer's coeng, Burmese's virama.
  fileprivate var isStacking: Bool { value == 0x17D2 || value == 0x1039 }

  /// Returns whether a syllable may start with the character at an index.
  ///
  /// It does not start with marks, with a consonant that is below another one or ends a syllable
  /// (before U+103A), with vowels that are written after their consonant, nor with signs that close
  /// or repeat; and a vowel that is written before its consonant stays with it.
  fileprivate func startsSyllable(in scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let last = scalars[index - 1]
    if isCombining || last.isStacking || (0x0EC0...0x0EC4).contains(last.value) { return false }
    if index + 1 < scalars.count, [0x103A, 0x1039].contains(scalars[index + 1].value) {
      return false
    }
    switch value {
    case 0x0EAF, 0x0EB0, 0x0EB2, 0x0EB3, 0x0EBD, 0x0EC6, 0x104A...0x104B, 0x17D4...0x17DA:
      return false
    default: return properties.isAlphabetic
    }
  }
}
