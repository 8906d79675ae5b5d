/// Items with those that they most likely became, in their order: as many pairs as there can be, and of
/// those the ones that show what is most alike.
///
/// So an item that was removed beside one that was renamed is not mistaken for it.
///
/// - Complexity: O(*old* × *new*) comparisons of texts; where there are as many of both, and where there
///   are very many, the first is paired with the first.
func mostAlike(_ old: [SnapshotPart], _ new: [SnapshotPart]) -> [(old: Int, new: Int)] {
  let most = min(old.count, new.count)
  let limit = 1_600
  guard old.count != new.count, most > 0, old.count * new.count <= limit else {
    return (0..<most).map { ($0, $0) }
  }
  let texts = (old.map(\.likenessText), new.map(\.likenessText))
  let width = new.count + 1
  // The greatest likeness of what is left from each pair of positions on; nil where too little is left.
  var best = [Double?](repeating: nil, count: (old.count + 1) * width)
  var likenesses = [Double](repeating: 0, count: old.count * width)
  for row in stride(from: old.count, through: 0, by: -1) {
    for column in stride(from: new.count, through: 0, by: -1) {
      let place = row * width + column
      if row == old.count || column == new.count {
        best[place] =
          row == old.count && old.count < new.count
            || column == new.count && new.count < old.count ? 0 : nil
        // The shorter sequence is paired to its end.
        if row == old.count, column == new.count { best[place] = 0 }
        continue
      }
      let likeness = likeness(texts.0[row], texts.1[column])
      likenesses[place] = likeness
      var greatest = best[place + width + 1].map { $0 + likeness }
      let skipped = old.count > new.count ? best[place + width] : best[place + 1]
      if let skipped, skipped > greatest ?? -1 { greatest = skipped }
      best[place] = greatest
    }
  }
  var pairs: [(old: Int, new: Int)] = []
  var (row, column) = (0, 0)
  while row < old.count, column < new.count {
    let place = row * width + column
    if let rest = best[place + width + 1], best[place] == rest + likenesses[place] {
      pairs.append((row, column))
      row += 1
      column += 1
    } else if old.count > new.count {
      row += 1
    } else {
      column += 1
    }
  }
  return pairs
}

extension SnapshotPart {
  /// The characters of what an element shows, as far as they are compared.
  fileprivate var likenessText: [Character] {
    Array((([label].compactMap(\.self)) + names).joined(separator: "\n").prefix(80))
  }
}

/// How alike two texts are, from 0 to 1: which part of the longer one the other has in the same order.
private func likeness(_ one: [Character], _ other: [Character]) -> Double {
  let longest = max(one.count, other.count)
  guard longest > 0 else { return 0 }
  // The lengths of the longest common subsequences with the beginnings of the other text.
  var lengths = [Int](repeating: 0, count: other.count + 1)
  for character in one {
    var diagonal = 0
    for index in other.indices {
      let above = lengths[index + 1]
      lengths[index + 1] = character == other[index] ? diagonal + 1 : max(above, lengths[index])
      diagonal = above
    }
  }
  return Double(lengths[other.count]) / Double(longest)
}
