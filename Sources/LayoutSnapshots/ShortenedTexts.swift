/// Two texts for a sentence, each of at most 40 characters or so: long ones are cut around what differs.
package func shortenedAroundDifference(_ one: String, _ other: String) -> (String, String) {
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
