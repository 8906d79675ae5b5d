import PlainText

/// Returns short forms of long texts that begin alike, each cut around what distinguishes it; nothing for texts whose
/// beginnings are enough.
func distinctlyShortened(_ texts: [String]) -> [String: String] {
  // The label of an element may be the short form of the text in it, which is no other text.
  let groups = Dictionary(grouping: Set(texts), by: \.shortened)
    .map { form, texts in texts.filter { $0 != form || !form.hasSuffix("…") } }
    .filter { $0.count > 1 }
  var cut: [String: String] = [:]
  for texts in groups {
    for text in texts {
      // From the text that differs last.
      let others = texts.filter { $0 != text }
      let closest = others.max { text.beginning(sharedWith: $0) < text.beginning(sharedWith: $1) }
      if let closest { cut[text] = shortenedAroundDifference(text, closest).0 }
    }
  }
  return cut
}

/// Returns two texts for a sentence, each of at most 40 characters or so: long ones are cut around what differs.
func shortenedAroundDifference(_ one: String, _ other: String) -> (String, String) {
  // What is longer than this is cut at its start, as comparing it would take long.
  let limit = 2000
  let first = Array(one.prefix(limit).onOneLineOfWords)
  let second = Array(other.prefix(limit).onOneLineOfWords)
  guard max(first.count, second.count) > 40 else { return (one.shortened, other.shortened) }
  let most = min(first.count, second.count)
  var start = 0
  while start < most, first[start] == second[start] { start += 1 }
  var end = 0
  while end < most - start, first[first.count - 1 - end] == second[second.count - 1 - end] {
    end += 1
  }
  func cut(_ text: [Character]) -> String {
    var from = start > 16 ? start - 15 : 0
    // From the start of a word, unless it is a long one.
    while from > 0, start - from < 28, text[from - 1] != " " { from -= 1 }
    let to = min(end > 12 ? text.count - end + 10 : text.count, from + 60)
    return (from > 0 ? "…" : "") + String(text[from..<max(from, to)]) + (to < text.count ? "…" : "")
  }
  return (cut(first), cut(second))
}

extension String {
  /// The number of characters at the beginning that two texts share.
  func beginning(sharedWith other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}

extension StringProtocol {
  /// The text with each line break, and the spaces before it, replaced by a space.
  var onOneLineOfWords: String {
    var words = ""
    for character in self {
      if character.isNewline, words.last == " " { continue }
      words.append(character.isNewline ? " " : character)
    }
    return words
  }
}

extension String {
  /// At most 40 characters of the text, with spaces for its line breaks, for a sentence.
  var shortened: String {
    if utf8.count <= 40, isPrintableASCII { return self }
    // Counting all characters of a long text would take longer than reading it.
    let start = prefix(80).onOneLineOfWords.prefix(41)
    return start.count > 40 ? String(start.prefix(39)) + "…" : String(start)
  }
}
