/// Returns the names that share the most distinctive words with `name`, as a suggestion; nil if
/// none shares one.
///
/// A word counts more in fewer names: `fill` and `circle` count next to nothing.
func similarSymbols(to name: String, among known: [String]) -> String? {
  let wanted = words(of: name)
  let sharing = known.map { (name: $0, words: words(of: $0).intersection(wanted)) }
    .filter { !$0.words.isEmpty }
  var counts: [Substring: Int] = [:]
  for word in sharing.flatMap(\.words) { counts[word, default: 0] += 1 }
  let scored = sharing.compactMap { name, words -> (name: String, score: Double)? in
    let telling = words.compactMap { counts[$0] }.filter { $0 <= mostNames }
    return telling.isEmpty ? nil : (name, telling.reduce(0) { $0 + 1 / Double($1) })
  }
  let best = scored.sorted { a, b in
    a.score != b.score ? a.score > b.score : (a.name.count, a.name) < (b.name.count, b.name)
  }.prefix(5).map(\.name)
  return best.isEmpty ? nil : "similar symbols: \(best.joined(separator: ", "))"
}

/// The most names with a word that describes a symbol's content.
private let mostNames = 60

private func words(of name: String) -> Set<Substring> {
  Set(name.split { $0 == "." || $0 == "-" })
}
