/// The items of a collection that are in another section than they were: what is gone from one, and came to
/// another, where nothing else shows the same.
struct SectionMoves {
  /// An item in the section that it was in, and in the one that it is in.
  private(set) var pairs: [ItemPairs.Pair] = []

  /// - Parameter changed: Sections that differ, with the items that came and went in each.
  init(_ changed: [ItemPairs]) {
    let gone = changed.map { $0.removed.flatMap(\.self) }
    let come = changed.map { $0.inserted.flatMap(\.self) }
    let old = Dictionary(grouping: gone.joined(), by: \.shownNames)
    let new = Dictionary(grouping: come.joined(), by: \.shownNames)
    pairs = come.joined().compactMap { part in
      let names = part.shownNames
      guard !names.isEmpty, new[names]?.count == 1, let before = old[names], before.count == 1,
        before[0].element?.section != part.element?.section
      else { return nil }
      return ItemPairs.Pair(old: before[0], new: part)
    }
  }

  /// The elements of a section that did not move to another one.
  func staying(_ parts: [SnapshotPart], _ side: (ItemPairs.Pair) -> SnapshotPart) -> [SnapshotPart]
  {
    if pairs.isEmpty { return parts }
    let moved = Set(pairs.map { side($0).element })
    return parts.filter { !moved.contains($0.element) }
  }

  /// A sentence for the items that moved between the same two sections, and how the items changed.
  func changes(in collection: CollectionComparison) -> [LayoutChange] {
    var groups: [(from: Int, to: Int, pairs: [ItemPairs.Pair])] = []
    for pair in pairs {
      guard let from = pair.old.element?.section, let to = pair.new.element?.section else {
        continue
      }
      if let place = groups.firstIndex(where: { $0.from == from && $0.to == to }) {
        groups[place].pairs.append(pair)
      } else {
        groups.append((from, to, [pair]))
      }
    }
    let suffix = collection.screen.names.suffix(for: collection.position)
    let moves = groups.map { from, to, pairs in
      let labels = pairs.compactMap { $0.new.label.map { "'\($0.shortened)'" } }
      let names =
        labels.count != pairs.count
        ? collection.name(items: pairs.map(\.new))
        : pairs.count == 1
          ? "item \(labels[0])" + suffix
          : "\(pairs.count) items (\(labels.prefix(3).joined(separator: ", "))"
            + (labels.count > 3 ? ", …)" : ")") + suffix
      return LayoutChange(names, .renumbered(from: "section \(from)", to: "section \(to)")).at(
        pairs)
    }
    return moves
      + pairs.flatMap { LookComparison(collection: collection).changes([$0], isWhole: false) }
  }
}

extension CollectionComparison {
  /// The items that are in another section than they were.
  func sectionMoves(_ sections: SectionPairs, _ sight: ItemPairs.Sight) -> SectionMoves {
    let changed = sections.all.compactMap { before, after in
      before.flatMap { before in after.map { (old: before, new: $0) } }
    }.filter { $0.old.parts != $0.new.parts }
    // No item is in another section than it was in where there is no other.
    guard changed.count > 1 else { return SectionMoves([]) }
    return SectionMoves(changed.map { ItemPairs($0.old.cells, $0.new.cells, sight: sight) })
  }
}

extension SnapshotPart {
  /// What an item shows, in any order; nothing for an item that shows nothing with a name.
  fileprivate var shownNames: [String] { names.sorted() }
}
