import LayoutSnapshots
import PlainText

/// The nodes of two trees that are the same view, canvas, collection or element.
///
/// As in GumTree, views are paired from the top by what distinguishes them (an id, a subtree, a name), then from the
/// bottom by the views in them that are paired, and then by their places among the children of pairs.
///
/// Source: J.-R. Falleri et al., "Fine-grained and accurate source code differencing", 2014.
struct TreeMatch {
  /// The trees, with the texts of the views of paired elements.
  var old: ScreenTree
  var new: ScreenTree
  /// The new node of each old one; nil for one that is gone.
  private(set) var partners: [Int?]
  /// The old node of each new one; nil for one that came.
  private(set) var sources: [Int?]
  /// The elements of paired collections.
  private(set) var elements: [ElementMatch] = []

  /// Pairs the nodes of two screens.
  init(from old: ScreenTree, to new: ScreenTree) {
    (self.old, self.new) = (old, new)
    partners = Array(repeating: nil, count: old.nodes.count)
    sources = Array(repeating: nil, count: new.nodes.count)
    pairRegions(0, 0)
  }

  /// The collections that have or had several sections, by their nodes in the new tree.
  var sectioned: Set<Int> {
    let before = old.sectioned
    return new.sectioned.union(sources.indices.filter { sources[$0].map(before.contains) ?? false })
  }

  private mutating func pair(_ one: Int, _ other: Int) {
    partners[one] = other
    sources[other] = one
  }

  /// Pairs the nodes of two equal subtrees, but for those that are paired.
  private mutating func pairAll(of one: Int, _ other: Int) {
    for (one, other) in zip(old.subtree(of: one), new.subtree(of: other))
    where partners[one] == nil && sources[other] == nil {
      pair(one, other)
    }
  }

  /// Pairs the views of two canvases or elements, and the elements of the collections among them.
  private mutating func pairRegions(_ one: Int, _ other: Int) {
    pairViews(one, other)
    pairCollections(one)
  }

  /// Pairs the elements of the collections among the views of a canvas or an element.
  private mutating func pairCollections(_ region: Int) {
    for node in old.regions[region] ?? [] {
      if case .collection = old.nodes[node].role, let partner = partners[node] {
        pairElements(node, partner)
      }
    }
  }

  /// Pairs the views of two canvases or elements.
  private mutating func pairViews(_ one: Int, _ other: Int) {
    let (before, after) = (old.regions[one] ?? [], new.regions[other] ?? [])
    let isSame =
      old.nodes[one].digest == new.nodes[other].digest && before.count == after.count
    if isSame || haveSameViews(before, after) {
      for (one, other) in zip(before, after) { pair(one, other) }
    } else {
      pair(one, other)
      pairUnique(before, after) { $0.id.map { [$0] } }
      pairExchanged(before, after)
      pairSubtrees(before, after)
      // Of names that views share, those in the same places first.
      for isShared in [false, true] {
        pairUnique(before, after, isShared: isShared) { node in node.name.map { [node.kind, $0] } }
        pairFromBottom(before)
        for node in before { if let partner = partners[node] { alignChildren(node, partner) } }
      }
    }
  }

  /// Pairs the views of elements that are described alike as in most of them: an edit of their views is one of all.
  private mutating func alignAlike(_ pairs: [(Int, Int)]) {
    let groups = Dictionary(grouping: pairs) { [old.form(of: $0.0), new.form(of: $0.1)] }
    for group in groups.values where group.count > 1 {
      let maps = group.map { one, other in
        (old.regions[one] ?? []).map { partners[$0].map { $0 - other } }
      }
      let counts = Dictionary(grouping: maps, by: \.self).mapValues(\.count)
      guard counts.count > 1,
        let best = maps.max(by: { one, other in
          let sizes = (one.count { $0 != nil }, other.count { $0 != nil })
          return (counts[one] ?? 0, sizes.0) < (counts[other] ?? 0, sizes.1)
        })
      else { continue }
      for ((one, other), map) in zip(group, maps) where map != best {
        let nodes = old.regions[one] ?? []
        for node in nodes { partners[node].map { sources[$0] = nil } }
        for (node, place) in zip(nodes, best) {
          partners[node] = nil
          if let place { pair(node, other + place) }
        }
      }
    }
  }

  /// Indicates whether two regions have the same views in the same places, none of which is like another one.
  private func haveSameViews(_ before: [Int], _ after: [Int]) -> Bool {
    guard before.count == after.count else { return false }
    for (index, (one, other)) in zip(before, after).enumerated() {
      let isAlike =
        (index == 0 || old.nodes[one].isLike(new.nodes[other]))
        && old.nodes[one].children.count == new.nodes[other].children.count
        && !before[..<index].contains { old.nodes[$0].isLike(old.nodes[one]) }
      // Most regions have few views, or other ones.
      if !isAlike || index > 40 { return false }
    }
    return true
  }

  private mutating func pairElements(_ one: Int, _ other: Int) {
    let before = old.nodes[one].children.filter { old.element($0) != nil }
    let after = new.nodes[other].children.filter { new.element($0) != nil }
    let isNumbered =
      ElementMatch.beginWithNumbers(old, before.filter(old.isCell))
      && ElementMatch.beginWithNumbers(new, after.filter(new.isCell))
    for element in before { old.nodes[element].isNumbered = isNumbered && old.isCell(element) }
    for element in after { new.nodes[element].isNumbered = isNumbered && new.isCell(element) }
    let match = ElementMatch(from: old, before, to: new, after, of: other)
    nameTexts(match.pairs)
    for (one, other) in match.pairs { pairViews(one, other) }
    alignAlike(match.pairs)
    for (one, _) in match.pairs { pairCollections(one) }
    elements.append(match)
  }

  /// Pairs the nodes whose keys both lists have once, or, of keys that both have as often, none of which is paired.
  private mutating func pairUnique(
    _ before: [Int], _ after: [Int], isShared: Bool = false,
    by key: (ScreenTree.Node) -> [String]?
  ) {
    func group(_ nodes: [Int], of tree: ScreenTree) -> [[String]: [Int]] {
      nodes.reduce(into: [:]) { groups, node in
        let isOther = tree.isInAdded(node) || !isShared && tree.isCount(node)
        guard tree.nodes[node].id != nil || !isOther, let key = key(tree.nodes[node]) else {
          return
        }
        groups[key, default: []].append(node)
      }
    }
    let others = group(after, of: new)
    for (key, nodes) in group(before, of: old) {
      guard let known = others[key], known.count == nodes.count, isShared || nodes.count == 1,
        nodes.allSatisfy({ partners[$0] == nil }), known.allSatisfy({ sources[$0] == nil })
      else { continue }
      for (node, partner) in zip(nodes, known) { pair(node, partner) }
    }
  }

  /// Pairs views that stayed in their places, where most of their settings are, and exchanged what they show.
  ///
  /// Each is compared with the next view alone that shows what is in its place now, and the reverse.
  private mutating func pairExchanged(_ before: [Int], _ after: [Int]) {
    let paths = (old: old.paths(of: before), new: new.paths(of: after))
    let places = Dictionary(grouping: after.filter { paths.new[$0] != nil }) { paths.new[$0] ?? [] }
    // The new view in the place of each old one, of its kind.
    var counterparts: [Int: Int] = [:]
    var uses: [String: Int] = [:]
    for node in before {
      counterparts[node] = paths.old[node].flatMap { places[$0] }?.first {
        sources[$0] == nil && new.nodes[$0].kind == old.nodes[node].kind
      }
      if let name = old.nodes[node].name { uses[name, default: 0] += 1 }
    }
    func isOpen(_ node: Int) -> Bool {
      guard partners[node] == nil, let other = counterparts[node] else { return false }
      return sources[other] == nil
    }
    var renamed: [(node: Int, names: NamesInPlace)] = []
    for node in before where isOpen(node) && !old.isCount(node) {
      guard let other = counterparts[node], let name = old.nodes[node].name,
        let now = new.nodes[other].name, name != now
      else { continue }
      renamed.append((node, NamesInPlace(kind: old.nodes[node].kind, before: name, after: now)))
    }
    var waiting: [NamesInPlace: ArraySlice<Int>] = [:]
    for (node, names) in renamed { waiting[names, default: []].append(node) }

    /// The number of views in one that show what no other does, and of those of them that still do.
    func countStayed(in view: Int) -> (stayed: Int, all: Int) {
      var count = (stayed: 0, all: 0)
      for view in old.subtree(of: view) {
        guard let name = old.nodes[view].name, uses[name] == 1 else { continue }
        count.all += 1
        let other = partners[view] ?? counterparts[view]
        if let other, new.nodes[other].name == name { count.stayed += 1 }
      }
      return count
    }
    var counts: [Int: (stayed: Int, all: Int)] = [:]
    /// Indicates whether most of what is beside a view, and nowhere else, shows in its place what it did.
    func isBesideOthers(_ node: Int) -> Bool {
      guard let parent = old.nodes[node].parent else { return false }
      var count = counts[parent] ?? (stayed: 0, all: 0)
      if counts[parent] == nil {
        for child in old.nodes[parent].children {
          let inside = countStayed(in: child)
          count.stayed += inside.stayed
          count.all += inside.all
        }
        counts[parent] = count
      }
      let own = countStayed(in: node)
      return 2 * (count.stayed - own.stayed) > count.all - own.all
    }

    var likenesses: [Int: Int] = [:]
    func likenessInPlace(_ node: Int, _ counterpart: Int) -> Int {
      let known = likenesses[node] ?? likeness(node, counterpart)
      likenesses[node] = known
      return known
    }
    for (one, names) in renamed where isOpen(one) {
      let others: ArraySlice<Int> = (waiting[names.reversed] ?? []).drop { other in
        other <= one || !isOpen(other)
      }
      waiting[names.reversed] = others
      guard let other = others.first, let first = counterparts[one],
        let second = counterparts[other], first != second
      else { continue }
      let stayed = likenessInPlace(one, first) + likenessInPlace(other, second)
      let moved = likeness(one, second) + likeness(other, first)
      let isExchange =
        old.nodes[other].parent == old.nodes[one].parent
        ? stayed > moved
        : stayed >= moved && isBesideOthers(one) && isBesideOthers(other)
      guard isExchange else { continue }
      pair(one, first)
      pair(other, second)
    }
  }

  /// The number of settings that two views share, with those of the views that modifiers add to them.
  private func likeness(_ one: Int, _ other: Int) -> Int {
    let (before, after) = (old.subtree(of: one), new.subtree(of: other))
    let shared = Set(before.flatMap { old.nodes[$0].settings })
      .intersection(after.flatMap { new.nodes[$0].settings })
    return shared.count
  }

  /// Pairs equal subtrees, the largest first.
  private mutating func pairSubtrees(_ before: [Int], _ after: [Int]) {
    // What is paired as a part of a larger subtree is passed over.
    var others: [Int: [Int]] = [:]
    for node in after { others[new.nodes[node].digest, default: []].append(node) }
    var counts: [Int: Int] = [:]
    for node in before { counts[old.nodes[node].digest, default: 0] += 1 }
    // What a modifier adds stays with the view that it modifies.
    var isShared: [Int: Bool] = [:]
    let sizes = Dictionary(uniqueKeysWithValues: before.map { ($0, old.subtree(of: $0).count) })
    let ordered = before.sorted { one, other in
      (sizes[other] ?? 0, one) < (sizes[one] ?? 0, other)
    }
    for node in ordered
    where partners[node] == nil && !old.isInAdded(node) && !old.isCount(node) {
      let digest = old.nodes[node].digest
      // Of equal views some of which are in larger subtrees, the others are where what is around them is.
      let isInLarger =
        isShared[digest] ?? others[digest, default: []].contains { sources[$0] != nil }
      isShared[digest] = isInLarger
      if isInLarger { continue }
      guard let equal = others[digest], equal.count == counts[digest],
        let partner = equal.first(where: { sources[$0] == nil })
      else { continue }
      pairAll(of: node, partner)
    }
  }

  /// Pairs the views of which most views inside are paired: with one of their kind around these, or else with
  /// the view that took their place.
  private mutating func pairFromBottom(_ before: [Int]) {
    for node in before.reversed() where partners[node] == nil {
      let inside = old.nodes[node].children.compactMap { partners[$0] }
      guard case .view = old.nodes[node].role, !inside.isEmpty else { continue }
      var counts: [Int: Int] = [:]
      var others: [Int: Bool] = [:]
      let path = old.path(of: node)
      for child in inside {
        var holder = new.nodes[child].parent
        while let candidate = holder, new.nodes[candidate].region == new.nodes[child].region {
          let isNear = candidate == new.nodes[child].parent
          // What holds more from elsewhere is the view that held that.
          let isOther =
            others[candidate]
            ?? (new.path(of: candidate).count < path.count
              && new.nodes[candidate].children.count {
                sources[$0].map { old.nodes[$0].parent != node } ?? false
              } > inside.count)
          others[candidate] = isOther
          let isCandidate =
            sources[candidate] == nil && new.nodes[candidate].role == .view && !isOther
          // What was in the view may be deeper in it now. A view further out than it was is another one.
          if isCandidate, new.nodes[candidate].kind == old.nodes[node].kind,
            isNear || new.path(of: candidate).count >= path.count
          {
            counts[candidate, default: 0] += isNear ? 3 : 2
          } else if isCandidate, isNear {
            counts[candidate, default: 0] += 1
          }
          holder = new.nodes[candidate].parent
        }
      }
      // Of views that hold as many, the one in the same place.
      let best = counts.max { one, other in
        one.value == other.value
          ? new.path(of: other.key) == path || new.path(of: one.key) != path && one.key < other.key
          : one.value < other.value
      }
      // A view of another kind took its place only with all that was in it.
      guard let best,
        new.nodes[best.key].kind == old.nodes[node].kind
          || best.value >= old.nodes[node].children.count(where: { !old.isAdded($0) })
            && hasSamePlace(node, best.key)
      else { continue }
      pair(node, best.key)
    }
  }

  /// Indicates whether two views are in the same place of what is around them.
  private func hasSamePlace(_ one: Int, _ other: Int) -> Bool {
    old.nodes[one].children.count == new.nodes[other].children.count
      && old.path(of: one).count == new.path(of: other).count
  }

  /// Pairs children of a pair that are between the same pairs: by kind and name, by kind, and those that alone are left.
  private mutating func alignChildren(_ one: Int, _ other: Int) {
    let before = old.nodes[one].children.filter { old.element($0) == nil }
    let after = new.nodes[other].children.filter { new.element($0) == nil }
    let keys: [(ScreenTree.Node) -> [String?]] = [
      { [$0.kind, $0.name ?? ""] }, { [$0.kind, $0.id] },
    ]
    for key in keys {
      for gap in gaps(before, after) {
        pairAlike(gap.old, gap.new)
      }
      for gap in gaps(before, after) {
        let before = gap.old.map { key(old.nodes[$0]) }
        let after = gap.new.map { key(new.nodes[$0]) }
        // Of equal views, those at the ends stayed there.
        let start = zip(before, after).prefix(while: ==).count
        let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed())
          .prefix(while: ==).count
        let runs = commonRuns(
          of: Array(before[start..<before.count - end]),
          and: Array(after[start..<after.count - end]))
        var pairs = (0..<start).map { ($0, $0) }
        for run in runs {
          pairs += (0..<run.count).map { (start + run.first + $0, start + run.second + $0) }
        }
        pairs += (0..<end).map { (before.count - end + $0, after.count - end + $0) }
        for (one, other) in pairs { pair(gap.old[one], gap.new[other]) }
      }
    }
    for gap in gaps(before, after) where gap.old.count == gap.new.count {
      for (one, other) in zip(gap.old, gap.new)
      where replaces(one, other) { pair(one, other) }
    }
    // A view that is alike stayed, though those around it have another order.
    for node in before where partners[node] == nil {
      let partner = after.first {
        sources[$0] == nil && new.nodes[$0].digest == old.nodes[node].digest
      }
      guard let partner else { continue }
      pairAll(of: node, partner)
    }
  }

  /// Pairs views of one kind without names, some of which came or went, so that most settings stay.
  private mutating func pairAlike(_ before: [Int], _ after: [Int]) {
    let nodes = before.map { old.nodes[$0] } + after.map { new.nodes[$0] }
    guard let first = nodes.first, before.count != after.count, !before.isEmpty, !after.isEmpty,
      nodes.count <= 40,
      nodes.allSatisfy({ $0.kind == first.kind && $0.name == nil && $0.id == nil })
    else { return }
    let pairs = bestPairs(before.count, after.count) {
      1 + 2 * likeness(before[$0], after[$1])
    }
    for (one, other) in pairs { pair(before[one], after[other]) }
  }

  /// Indicates whether a view can have taken the place of another one: neither is around views that stayed, but for those
  /// that modifiers add to both.
  private func replaces(_ one: Int, _ other: Int) -> Bool {
    let isLeaf =
      old.nodes[one].children.allSatisfy(old.isAdded)
      || new.nodes[other].children.allSatisfy(new.isAdded)
    guard isLeaf, old.nodes[one].id == new.nodes[other].id, old.nodes[one].role == .view,
      new.nodes[other].role == .view
    else { return false }
    let (before, after) = (Set(old.subtree(of: one)), Set(new.subtree(of: other)))
    return before.allSatisfy { partners[$0].map { after.contains($0) } ?? true }
      && after.allSatisfy { sources[$0].map { before.contains($0) } ?? true }
  }

  private func gaps(_ before: [Int], _ after: [Int]) -> [(old: [Int], new: [Int])] {
    LayoutEdits.gaps(before, after, partner: { partners[$0] }, isPaired: { sources[$0] != nil })
  }
}

/// Returns the nodes of two lists that are not paired between those that are, in their order.
func gaps(
  _ before: [Int], _ after: [Int], partner: (Int) -> Int?, isPaired: (Int) -> Bool
) -> [(old: [Int], new: [Int])] {
  let place = Dictionary(uniqueKeysWithValues: after.enumerated().map { ($1, $0) })
  let known = before.enumerated().compactMap { index, node in
    partner(node).flatMap { place[$0] }.map { (index, $0) }
  }
  var anchors: [(Int, Int)] = []
  for anchor in known where anchor.1 > anchors.last?.1 ?? -1 { anchors.append(anchor) }
  anchors.append((before.count, after.count))
  var start = (0, 0)
  return anchors.map { anchor in
    defer { start = (anchor.0 + 1, anchor.1 + 1) }
    return (
      before[min(start.0, anchor.0)..<anchor.0].filter { partner($0) == nil },
      after[min(start.1, anchor.1)..<anchor.1].filter { !isPaired($0) }
    )
  }
}

/// Returns the pairs of the numbers of two lists, both in their order, that have the highest score together.
///
/// - Complexity: O(*count* × *otherCount*).
func bestPairs(
  _ count: Int, _ otherCount: Int, score: (Int, Int) -> Int
) -> [(Int, Int)] {
  // The highest score of the first ones of both, for each two numbers of them.
  var best = Array(repeating: Array(repeating: 0, count: otherCount + 1), count: count + 1)
  for one in 0..<count {
    for other in 0..<otherCount {
      best[one + 1][other + 1] = max(
        best[one][other + 1], best[one + 1][other], best[one][other] + score(one, other))
    }
  }
  var pairs: [(Int, Int)] = []
  var (one, other) = (count, otherCount)
  while one > 0, other > 0 {
    if best[one][other] == best[one - 1][other] {
      one -= 1
    } else if best[one][other] == best[one][other - 1] {
      other -= 1
    } else {
      (one, other) = (one - 1, other - 1)
      pairs.append((one, other))
    }
  }
  return pairs.reversed()
}

extension ScreenTree {
  /// A digest of the views of an element without what each shows, which many have in common; with the places of those
  /// views among the nodes.
  fileprivate func form(of element: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(nodes[element].kind)
    for number in regions[element] ?? [] where number != element {
      let node = nodes[number]
      hasher.combine(number - element)
      hasher.combine(node.kind)
      hasher.combine(node.id)
      hasher.combine(node.settings)
      hasher.combine(node.textNames)
      hasher.combine(node.parent.map { $0 - element })
    }
    return hasher.finalize()
  }
}

extension ScreenTree {
  /// Indicates whether a view is a text that may count the views around it, and is another one's where one of these came
  /// or went.
  func isCount(_ node: Int) -> Bool {
    guard nodes[node].kind == SnapshotCommand.Verb.text.rawValue,
      let number = nodes[node].name.flatMap({ Int($0) })
    else { return false }
    var holder = nodes[node].parent
    while let view = holder, nodes[view].role == .view {
      let count = nodes[view].children.count
      if count > 1, (1...count).contains(number) { return true }
      holder = nodes[view].parent
    }
    return false
  }
}

extension ScreenTree.Node {
  /// Indicates whether a view has the same kind, id and name.
  fileprivate func isLike(_ other: ScreenTree.Node) -> Bool {
    kind == other.kind && id == other.id && name == other.name
  }
}

/// The kind of a view, what it showed, and what the view in its place shows.
private struct NamesInPlace: Hashable {
  var kind: String
  var before: String
  var after: String

  /// The names of a view that exchanged what it shows with this one.
  var reversed: NamesInPlace { NamesInPlace(kind: kind, before: after, after: before) }
}
