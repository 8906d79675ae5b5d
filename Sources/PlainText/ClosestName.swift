/// Returns the candidate that a misspelt name most likely means; nil if none is close.
///
/// Close is an edit distance (insertions, deletions, replacements and swaps of neighbours, letter
/// case counting for nothing) of at most a third of the longer name's length, and at most 3. A tie
/// goes to a candidate with the same first letter, which few people miss, and then to the one that
/// sorts first, so that the answer does not depend on the order of the candidates.
///
/// - Complexity: O(*candidates* × *length*²); names of more than 64 characters have no close one.
package func closest(to name: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(name.lowercased())
  guard letters.count <= longestName else { return nil }
  var best: (distance: Int, rank: Int, name: String)?
  for candidate in candidates where candidate != name {
    let other = Array(candidate.lowercased())
    guard other.count <= longestName else { continue }
    let allowed = min(3, max(letters.count, other.count) / 3)
    guard abs(letters.count - other.count) <= allowed else { continue }
    let distance = editDistance(letters, other)
    guard distance <= allowed else { continue }
    let rank = other.first == letters.first ? 0 : 1
    if let found = best, found < (distance, rank, candidate) { continue }
    best = (distance, rank, candidate)
  }
  return best?.name
}

/// Returns the words of a suggestion for a misspelt name, as in `did you mean 'columns'?`.
package func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  closest(to: name, among: candidates).map { "did you mean '\($0)'?" }
}

/// The longest name that is compared; keys, fields and functions that a person types are shorter.
private let longestName = 64

/// Returns the optimal string alignment distance: Levenshtein's, with a swap of neighbours as one
/// edit.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}

/// Returns the first few of some names in order, as a suggestion; nil if there is none.
package func listing(
  _ title: String, _ names: some Sequence<String>, limit: Int = 8
) -> String? {
  let sorted = names.sorted()
  guard !sorted.isEmpty else { return nil }
  let shown = sorted.prefix(limit).map { excerpt(of: $0, limit: 40) }
  return "\(title): " + shown.joined(separator: ", ") + (sorted.count > shown.count ? ", …" : "")
}
