import PlainText
import TestSupport
import Testing

@Suite struct TextOrderTests {
  @Test(arguments: [
    ("", ""), ("Ada LOVELACE", "ada lovelace"), ("Émile", "emile"), ("E\u{301}mile", "emile"),
    ("Straße", "strasse"), ("Łódź", "lodz"), ("Ærø", "aero"), ("ﬁn", "fin"), ("㎒", "mhz"),
    ("İstanbul", "istanbul"), ("Ωμέγα", "ωμεγα"),
    // A vowel that follows its consonant is no accent, and Hangul is composed again.
    ("कि", "कि"), ("한국", "한국"), ("中文", "中文"),
  ])
  func `a folded text has no letter case and no accents`(text: String, result: String) {
    expect(folded(text), equals: result)
  }

  private func sorted(_ texts: [String]) -> [String] {
    texts.map { text -> ([UInt8], String) in
      var key: [UInt8] = []
      appendOrderingKey(of: text, to: &key)
      return (key, text)
    }
    .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  @Test func `accents and letter case do not part words`() {
    expect(
      sorted(["zebra", "Émile", "Zoe", "eva", "emil", "Ångström", "andy"]),
      equals: ["andy", "Ångström", "emil", "Émile", "eva", "zebra", "Zoe"])
  }

  @Test func `digits are ordered by their numbers`() {
    expect(
      sorted(["Item 10", "Item 9", "Item 09b", "Item 1a", "Item ٨", "Item"]),
      equals: ["Item", "Item 1a", "Item ٨", "Item 9", "Item 09b", "Item 10"])
  }

  @Test func `spaces, punctuation, symbols and digits come before letters`() {
    expect(
      sorted(["ab", "a1", "a$", "a-b", "a b", "a", "aб", "aα"]),
      equals: ["a", "a b", "a-b", "a$", "a1", "ab", "aα", "aб"])
  }

  @Test func `a key holds no zero and texts that are alike have one key`() {
    var keys: [[UInt8]] = []
    for text in ["Re\u{301}sume\u{301} 007", "RÉSUMÉ 7", "re\u{200D}sume 7"] {
      var key: [UInt8] = []
      appendOrderingKey(of: text, to: &key)
      keys.append(key)
    }
    expect(keys[0], equals: keys[1])
    expect(keys[0], equals: keys[2])
    expect(keys.flatMap(\.self).filter { $0 == 0 }, equals: [])
  }
}
