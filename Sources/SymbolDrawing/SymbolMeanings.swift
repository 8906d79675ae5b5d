/// Returns the symbols with the meaning of a name, as a suggestion; nil if none of its words has a
/// synonym.
///
/// A word that is in symbols' names needs no synonym. Of the symbols, the shortest names show the
/// object alone.
func meantSymbols(by name: String, among known: [String]) -> String? {
  let first = known.map { $0.prefix { $0 != "." && $0 != "-" } }
  let words = Set(name.lowercased().split { $0 == "." || $0 == "-" || $0 == "_" })
    .subtracting(first)
  let meant = meanings.filter { !words.isDisjoint(with: $0) }
    .reduce(into: Set<Substring>()) { $0.formUnion($1) }
  guard !meant.isEmpty else { return nil }
  let best = zip(known, first).filter { meant.contains($1) }.map(\.0)
    .sorted { ($0.count, $0) < ($1.count, $1) }.prefix(5)
  return best.isEmpty ? nil : "similar symbols: \(best.joined(separator: ", "))"
}

/// Returns the synonyms of a word with which symbols' names begin, without the word itself.
func meaning(of word: String) -> Set<Substring> {
  meanings.filter { $0.contains(word[...]) }
    .reduce(into: Set<Substring>()) { $0.formUnion($1) }.subtracting([word[...]])
}

/// Sets of synonyms, including those with which symbols' names begin: each is a line of `Pages/synonyms.txt`.
private let meanings: [Set<Substring>] = PageFiles.synonyms_txt.split(separator: "\n")
  .map { Set($0.split(separator: " ")) }
