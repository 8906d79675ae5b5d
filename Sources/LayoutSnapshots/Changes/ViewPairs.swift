/// The views in one before and after, each with the one that it became.
struct ViewPairs {
  private(set) var pairs: [(old: NamedView, new: NamedView)] = []
  /// Those without a partner, in their orders.
  private(set) var removed: [NamedView] = []
  private(set) var added: [NamedView] = []

  /// Views that are cut where they are equal: between those they are paired by their ids and names, and then by
  /// their kinds in their order; then what is gone at one place with what came at another.
  init(_ pieces: [(old: [NamedView], new: [NamedView])]) {
    for piece in pieces {
      for piece in aligned(piece.old, piece.new, by: \.key) { pairByKind(piece.old, piece.new) }
    }
    pairMoved()
  }

  /// Views of one kind, the first that is left with the first, unless they are others by what they are called.
  private mutating func pairByKind(_ old: [NamedView], _ new: [NamedView]) {
    var places = PlacesByKey<String>()
    for (index, view) in new.enumerated() { places.add(index, for: view.view.kind) }
    for view in old {
      if let index = places.first(for: view.view.kind), view.canBecome(new[index]) {
        pairs.append((view, new[index]))
        places.take(index)
      } else {
        removed.append(view)
      }
    }
    added += new.indices.filter { !places.taken.contains($0) }.map { new[$0] }
  }

  /// What is gone here and came there is elsewhere in the order.
  private mutating func pairMoved() {
    guard !removed.isEmpty, !added.isEmpty else { return }
    var equal = PlacesByKey<SnapshotView>()
    var named = PlacesByKey<[String?]>()
    for (index, view) in added.enumerated() {
      equal.add(index, for: view.view)
      named.add(index, for: view.key)
    }
    removed.removeAll { view in
      guard
        let index = equal.first(for: view.view) ?? (view.isNamed ? named.first(for: view.key) : nil)
      else { return false }
      pairs.append((view, added[index]))
      equal.take(index)
      named.take(index)
      return true
    }
    added = added.indices.filter { !equal.taken.contains($0) }.map { added[$0] }
  }
}

/// Takes views that are elsewhere, and were edited there, out of those that went and came.
///
/// They are known by what one view had alone, and one has now.
///
/// - Parameters:
///   - old: The views before, with those that stayed.
///   - new: The views now, with those that stayed.
func takeEdited(
  _ removed: inout [NamedView], _ added: inout [NamedView], of old: [NamedView],
  _ new: [NamedView]
) -> [(old: NamedView, new: NamedView)] {
  guard !removed.isEmpty, !added.isEmpty else { return [] }
  func traitsOfOne(_ views: [NamedView]) -> Set<[String?]> {
    var counts: [[String?]: Int] = [:]
    for trait in views.flatMap(\.traits) { counts[trait, default: 0] += 1 }
    return Set(counts.filter { $0.value == 1 }.keys)
  }
  let distinct = traitsOfOne(old).intersection(traitsOfOne(new))
  var pairs: [(old: NamedView, new: NamedView)] = []
  func take(by keys: (NamedView) -> [[String?]]) {
    var places = PlacesByKey<[String?]>()
    for (place, view) in added.enumerated() {
      for key in keys(view) { places.add(place, for: key) }
    }
    removed.removeAll { view in
      guard let place = keys(view).lazy.compactMap({ places.first(for: $0) }).min() else {
        return false
      }
      places.take(place)
      pairs.append((view, added[place]))
      return true
    }
    added = added.indices.filter { !places.taken.contains($0) }.map { added[$0] }
  }
  take { Array($0.traits.intersection(distinct)) }
  take { [$0.kinds].compactMap { $0 } }
  return pairs
}

extension NamedView {
  /// False for a view of the same kind with another id, and for one that shows something else under an id or a
  /// label that only one of them has.
  fileprivate func canBecome(_ other: NamedView) -> Bool {
    if let id, let otherId = other.id { return id == otherId }
    if (id, label) == (other.id, other.label) { return true }
    guard let name = view.name, let otherName = other.view.name else { return true }
    return name == otherName
  }
}

/// The places of values that have a key, in their order, of which each is taken once.
struct PlacesByKey<Key: Hashable> {
  private var places: [Key: ArraySlice<Int>] = [:]
  private(set) var taken: Set<Int> = []

  mutating func add(_ place: Int, for key: Key) { places[key, default: []].append(place) }

  /// The first place of a key that was not taken.
  mutating func first(for key: Key) -> Int? {
    while let place = places[key]?.first {
      if !taken.contains(place) { return place }
      places[key]?.removeFirst()
    }
    return nil
  }

  /// The first places of a key that were not taken, so many at most.
  mutating func first(_ count: Int, for key: Key) -> [Int] {
    guard first(for: key) != nil, let places = places[key] else { return [] }
    return Array(places.lazy.filter { [taken] in !taken.contains($0) }.prefix(count))
  }

  mutating func take(_ place: Int) { taken.insert(place) }
}
