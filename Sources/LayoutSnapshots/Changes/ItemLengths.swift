import LayoutGeometry

/// What the items of a collection were given each for itself, before and after: their lengths and how many
/// columns and rows they cover.
struct ItemLengths {
  private let old: [SnapshotSetting]
  private let new: [SnapshotSetting]
  /// The names of values that some items have of their own.
  private let ownNames: Set<String>

  /// The names under which values are recorded, and what they are called in sentences.
  private static let words = [
    ("itemHeight", "height"), ("itemWidth", "width"), ("itemAspectRatio", "aspect ratio"),
    ("itemSpan", "columns"), ("itemRowSpan", "rows"),
  ]

  /// How many sentences there are of values that are all different.
  private static let limit = 3

  /// The values of a collection's items.
  init(from old: SnapshotPart, to new: SnapshotPart) {
    self.old = old.settings
    self.new = new.settings
    ownNames = Set((old.parts + new.parts).flatMap { $0.settings.map(\.name) })
  }

  /// What a collection was given, without what some of its items have of their own.
  func withoutOwn(_ settings: [SnapshotSetting]) -> [SnapshotSetting] {
    settings.filter { !ownNames.contains($0.nameInSection ?? $0.name) }
  }

  /// How the values of a section's items changed; equal changes in one sentence.
  func changes(
    of pairs: [ItemPairs.Pair], in collection: CollectionComparison
  ) -> [LayoutChange] {
    let names = Self.words.filter { ownNames.contains($0.0) }
    let all = pairs.count
    return names.flatMap { name, word in
      var groups: [(from: String, to: String, pairs: [ItemPairs.Pair])] = []
      for pair in pairs {
        let from = value(name, of: pair.old, in: old)
        let to = value(name, of: pair.new, in: new)
        guard from != to else { continue }
        if let index = groups.firstIndex(where: { $0.from == from && $0.to == to }) {
          groups[index].pairs.append(pair)
        } else {
          groups.append((from, to, [pair]))
        }
      }
      func change(
        _ pairs: [ItemPairs.Pair], from: String, to: String, others: String
      ) -> LayoutChange {
        let isLength = name == "itemHeight" || name == "itemWidth"
        let unit = isLength && Double(to) != nil ? " pt" : ""
        let items = pairs.sorted { $0.new.item < $1.new.item }.map(\.new)
        return LayoutChange(
          collection.name(items: items, of: all),
          .given(word, from: from, to: to + unit + others)
        ).at(pairs)
      }
      if groups.count > Self.limit, let first = groups.first {
        return [
          change(groups.flatMap(\.pairs), from: first.from, to: first.to, others: ", …")
        ]
      }
      return groups.map { change($0.pairs, from: $0.from, to: $0.to, others: "") }
    }
  }

  /// The value of an item: its own, or that of its section, or that of all.
  private func value(
    _ name: String, of part: SnapshotPart, in settings: [SnapshotSetting]
  ) -> String {
    let section = part.element.map { "\(name).\($0.section)" }
    let setting =
      part.settings.first { $0.name == name }
      ?? settings.first { $0.name == section } ?? settings.first { $0.name == name }
    return setting?.value ?? "none"
  }
}
