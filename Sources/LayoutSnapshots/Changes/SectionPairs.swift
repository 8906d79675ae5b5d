/// The sections of a collection before and after, each with the one that it became.
///
/// Sections are the same where most of what they show is, or their header; those that nothing identifies
/// are paired by their order.
struct SectionPairs {
  /// A section before and after; nil where it came or went.
  typealias Pair = (old: SnapshotSection?, new: SnapshotSection?)

  /// The pairs in the new order; a section that is gone is after the one that it followed.
  private(set) var all: [Pair] = []
  /// The pairs of sections that are elsewhere in the order; the fewest that explain it.
  private(set) var moved: [(old: SnapshotSection, new: SnapshotSection)] = []

  init(_ old: [SnapshotSection], _ new: [SnapshotSection]) {
    if old.map(\.number) == new.map(\.number), zip(old, new).allSatisfy({ $0.key == $1.key }) {
      all = zip(old, new).map { ($0, $1) }
      return
    }
    var partners = Self.partners(old, new)
    let order = old.indices.filter { partners[$0] != nil }
    let kept = Self.longestAscending(order.map { partners[$0] ?? 0 })
    let staying = kept.map { order[$0] }
    moved = order.filter { !staying.contains($0) }.compactMap { index in
      partners[index].map { (old[index], new[$0]) }
    }
    // Those that nothing identifies, between those that stayed.
    var (start, newStart) = (0, 0)
    let ends = staying.map { ($0, partners[$0] ?? 0) } + [(old.count, new.count)]
    for (end, newEnd) in ends {
      let taken = Set(partners.values)
      let left = (start..<end).filter { partners[$0] == nil }
      let right = (newStart..<newEnd).filter { !taken.contains($0) }
      for (one, other) in zip(left, right) { partners[one] = other }
      (start, newStart) = (end + 1, newEnd + 1)
    }
    let places = Dictionary(partners.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var gone = old.indices.filter { partners[$0] == nil }
    for index in new.indices {
      if let place = places[index] {
        all += gone.filter { $0 < place }.map { (old[$0], nil) }
        gone.removeAll { $0 < place }
      }
      all.append((places[index].map { old[$0] }, new[index]))
    }
    all += gone.map { (old[$0], nil) }
  }

  /// The sections of which it is known what they became, by their positions.
  private static func partners(_ old: [SnapshotSection], _ new: [SnapshotSection]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var taken: Set<Int> = []
    func pair(_ index: Int, _ other: Int) {
      guard partners[index] == nil, taken.insert(other).inserted else { return }
      partners[index] = other
    }
    let shown = (old.map(\.shown), new.map(\.shown))
    var scores: [(old: Int, new: Int, score: Double)] = []
    for index in old.indices {
      for other in new.indices {
        let (one, two) = (shown.0[index], shown.1[other])
        let least = min(one.values.reduce(0, +), two.values.reduce(0, +))
        let common = one.reduce(0) { $0 + min($1.value, two[$1.key] ?? 0) }
        guard least > 0, common * 2 >= least else { continue }
        scores.append((index, other, Double(common) / Double(least)))
      }
    }
    func isSameNumber(_ one: (old: Int, new: Int, score: Double)) -> Int {
      old[one.old].number == new[one.new].number ? 0 : 1
    }
    scores.sort {
      (-$0.score, isSameNumber($0), $0.old, $0.new) < (-$1.score, isSameNumber($1), $1.old, $1.new)
    }
    for score in scores { pair(score.old, score.new) }
    // A section whose items are all others is known by its header.
    for index in old.indices {
      guard let header = old[index].header,
        old.count(where: { $0.header == header }) == 1,
        new.count(where: { $0.header == header }) == 1,
        let other = new.firstIndex(where: { $0.header == header })
      else { continue }
      pair(index, other)
    }
    return partners
  }

  /// The positions of the longest run of numbers that ascend.
  private static func longestAscending(_ numbers: [Int]) -> [Int] {
    var lengths: [Int] = []
    var previous: [Int?] = []
    for index in numbers.indices {
      let before = (0..<index).filter { numbers[$0] < numbers[index] }
        .max { lengths[$0] < lengths[$1] }
      previous.append(before)
      lengths.append((before.map { lengths[$0] } ?? 0) + 1)
    }
    var place = lengths.indices.max { lengths[$0] < lengths[$1] }
    var found: [Int] = []
    while let index = place {
      found.append(index)
      place = previous[index]
    }
    return found.reversed()
  }
}

extension SnapshotSection {
  /// What the header is called; nil for a section without one.
  var header: String? { parts.first { $0.element?.kind == .header }?.label }

  /// How often each thing is shown that has a name.
  fileprivate var shown: [String: Int] {
    parts.reduce(into: [:]) { counts, part in
      if let label = part.label { counts[label, default: 0] += 1 }
    }
  }
}

extension CollectionComparison {
  /// Sections that are elsewhere in the order: two that swapped, one that moved, or most of them.
  func orderChanges(_ sections: SectionPairs) -> [LayoutChange] {
    let suffix = screen.names.suffix(for: position)
    let pairs = sections.all.compactMap { pair in
      pair.old.flatMap { old in pair.new.map { (old, $0) } }
    }
    guard !sections.moved.isEmpty else { return [] }
    func name(_ section: SnapshotSection) -> String? { section.header.map { "'\($0.shortened)'" } }
    let differing = pairs.filter { $0.0.number != $0.1.number }
    if pairs.count == sections.all.count {
      if differing.count == 2, differing[0].0.number == differing[1].1.number {
        let both = differing.map(\.0).sorted { $0.number < $1.number }
        return [
          LayoutChange(
            "sections \(both[0].number) and \(both[1].number)" + suffix,
            .swapped(both.compactMap(name).joined(separator: ", "))
          ).at(both.flatMap(\.parts), differing.flatMap(\.1.parts))
        ]
      }
      if sections.moved.count > 2, sections.moved.count * 2 >= pairs.count {
        let isReversed = pairs.allSatisfy { $0.0.number + $0.1.number == pairs.count - 1 }
        return [
          LayoutChange(
            "the \(pairs.count) sections" + suffix, .inAnotherOrder(isReversed: isReversed)
          ).at(pairs.flatMap(\.0.parts), pairs.flatMap(\.1.parts))
        ]
      }
    }
    return sections.moved.map { old, new in
      LayoutChange(
        "section" + (name(new).map { " \($0)" } ?? "") + suffix,
        .renumbered(from: "\(old.number)", to: "\(new.number)")
      ).at(old.parts, new.parts)
    }
  }
}
