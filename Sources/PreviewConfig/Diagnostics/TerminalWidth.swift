/// How many columns of a terminal a character takes: two for the wide ones of East Asia and for
/// emoji, one for all others.
///
/// The C library's `wcwidth` depends on the locale, and knows nothing of joined emoji.
func terminalWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  let isWide = scalars.contains { scalar in
    // U+FE0F asks for the picture of what is text otherwise, as in ❤️.
    scalar == "\u{FE0F}" || scalar.properties.isEmojiPresentation
      || wideRanges.contains { $0.contains(scalar.value) }
  }
  return isWide ? 2 : 1
}

/// The blocks whose characters are wide in Unicode's EastAsianWidth.txt, as far as they are
/// letters.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul Jamo, leading consonants
  0x2E80...0x303E,  // CJK radicals, punctuation
  0x3041...0x33FF,  // Kana, Bopomofo, compatibility Jamo, enclosed and squared forms
  0x3400...0x4DBF,  // CJK extension A
  0x4E00...0x9FFF,  // CJK
  0xA000...0xA4CF,  // Yi
  0xA960...0xA97F,  // Hangul Jamo extended A
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // CJK compatibility
  0xFE30...0xFE6F,  // vertical and small forms
  0xFF01...0xFF60,  // fullwidth forms
  0xFFE0...0xFFE6,  // fullwidth signs
  0x1F200...0x1F2FF,  // enclosed ideographs
  0x20000...0x3FFFD,  // CJK extensions B and on
]
