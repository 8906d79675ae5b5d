/// Breaks words where a line has room for a part of one.
///
/// A soft hyphen is put into the text only where a line breaks at it: all other lines are shaped as
/// they are without hyphenation, and no space is set between letters and an invisible character.
struct HyphenatedLines {
  let dictionary: HyphenDictionary
  /// The largest width of a line, in Pango's units.
  let wrapWidth: Int
  let lines: (StyledText) -> ParagraphLines

  /// Returns the lines of a text that has been broken between its words.
  ///
  /// - Complexity: A breaking of the text for each line that ends with a hyphen.
  func hyphenated(_ text: StyledText, _ plain: ParagraphLines) -> ParagraphLines {
    var (hyphenated, broken) = (text, plain)
    // The number of bytes of soft hyphens, all of them above the line.
    var inserted = 0
    var index = 1
    while index < broken.lines.count {
      let above = broken.lines[index - 1].start - inserted
      let start = broken.lines[index].start - inserted
      if let place = place(in: text, after: above, at: start) {
        let longer = hyphenated.withSoftHyphen(at: place + inserted)
        let lines = lines(longer)
        let end = place + inserted + StyledText.softHyphenSize
        // With the text below, the line breaks as it does by itself.
        if index < lines.lines.count, lines.lines[index].start == end {
          (hyphenated, broken) = (longer, lines)
          inserted += StyledText.softHyphenSize
        }
      }
      index += 1
    }
    return broken
  }

  /// Returns the last place of the word at a line's start at which it may be broken so that its
  /// first part fits on the line above; nil if there is none.
  ///
  /// - Parameters:
  ///   - above: The start of the line above, in bytes.
  ///   - start: The start of the line, in bytes.
  private func place(in text: StyledText, after above: Int, at start: Int) -> Int? {
    guard let word = Word(in: text.string, at: start) else { return nil }
    let end = word.start + word.letters.utf8.count
    return word.places(by: dictionary).reversed().first { place in
      guard place > above else { return false }
      let line = text.part(from: above, to: end).withSoftHyphen(at: place - above)
      let broken = lines(line).lines
      guard broken.count > 1, broken[1].start == place - above + StyledText.softHyphenSize else {
        return false
      }
      // Where letters are set closer together, Pango counts on a hyphen that is, too.
      return FontStack.units(broken[0].width) <= wrapWidth
    }
  }

  private struct Word {
    var letters: String
    /// The word's start, in bytes.
    var start: Int

    /// Creates the word that a line starts with or continues; nil if there is none to break.
    ///
    /// Addresses, names of files and numbers are not words, and a word with soft hyphens of its own
    /// is broken at those.
    init?(in text: String, at start: Int) {
      let scalars = text.unicodeScalars
      let place = text.utf8.index(text.utf8.startIndex, offsetBy: start)
      let before = scalars[..<place].reversed().prefix { !$0.properties.isWhitespace }
      let after = scalars[place...].prefix { !$0.properties.isWhitespace }
      if before.contains(where: Self.isForeign) || after.contains(where: Self.isForeign) {
        return nil
      }
      let isWithin = [before.first, after.first].allSatisfy { $0.map(Self.isLetter) == true }
      var head: [Unicode.Scalar] = []
      if isWithin { head = before.prefix(while: Self.isLetter).reversed() }
      // Quotation marks and brackets are before the word.
      let marks = after.prefix { !Self.isLetter($0) }
      let tail = after.dropFirst(marks.count).prefix(while: Self.isLetter)
      letters = ""
      letters.unicodeScalars += head + tail
      self.start =
        start - head.reduce(0) { $0 + UTF8.width($1) } + marks.reduce(0) { $0 + UTF8.width($1) }
    }

    /// Returns the places at which the word may be broken, in bytes of the text.
    func places(by dictionary: HyphenDictionary) -> [Int] {
      let scalars = letters.unicodeScalars
      return dictionary.places(in: letters).map { place in
        start + scalars.prefix(place).reduce(0) { $0 + UTF8.width($1) }
      }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.isCombining
    }

    private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "/", "\\", "@", "_", "#", "0"..."9", StyledText.softHyphen: true
      default: false
      }
    }
  }
}

extension StyledText {
  /// U+00AD, which shows where a line breaks at it.
  static let softHyphen: Unicode.Scalar = "\u{AD}"
  /// The number of its bytes in UTF-8.
  static let softHyphenSize = 2

  /// The ends of the text's soft hyphens, in bytes.
  var softHyphens: [Int] {
    // U+00AD is C2 AD in UTF-8.
    var (places, last): ([Int], UInt8) = ([], 0)
    for (place, byte) in string.utf8.enumerated() {
      if last == 0xC2, byte == 0xAD { places.append(place + 1) }
      last = byte
    }
    return places
  }

  /// Returns the text with a soft hyphen in the style of the character before it.
  ///
  /// - Parameter place: In bytes, at least 1.
  fileprivate func withSoftHyphen(at place: Int) -> StyledText {
    part(to: place).appending(String(Self.softHyphen)) + part(from: place)
  }
}
