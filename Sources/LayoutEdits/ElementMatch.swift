import LayoutGeometry
import LayoutSnapshots
import PlainText

/// The elements of two states of a collection that show the same item, header, footer or background.
///
/// Items are paired by what they show: all texts, then the first one, then one that no other item shows, and then by
/// their places between those that are paired.
struct ElementMatch {
  /// The collection's node in the new tree.
  let collection: Int
  /// The pairs, in the order of the old elements.
  private(set) var pairs: [(Int, Int)] = []
  /// The elements without a partner.
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []
  /// The pairs of items that changed places with others; those between which they moved keep theirs.
  private(set) var moved: [(Int, Int)] = []

  /// The items that each screen shows, in the order of drawing.
  let items: (old: [Int], new: [Int])

  /// The number of items more than before that the collection has, with those that are not shown.
  let growth: Int
  /// Indicates whether the old screen shows all elements that the collection had.
  let showedAll: Bool
  /// Indicates whether the new one shows all that it has now.
  let showsAll: Bool

  private let old: ScreenTree
  private let new: ScreenTree

  /// The new number of each section of the old data that is still there.
  private(set) var sections: [Int: Int] = [:]

  init(
    from old: ScreenTree, _ before: [Int], to new: ScreenTree, _ after: [Int], of collection: Int
  ) {
    (self.old, self.new) = (old, new)
    self.collection = collection
    // What is dragged or stays in sight is drawn elsewhere in the order.
    items = (
      before.filter(old.isCell).sorted { old.place($0) < old.place($1) },
      after.filter(new.isCell).sorted { new.place($0) < new.place($1) }
    )
    let countBefore = before.first.flatMap { old.nodes[$0].parent }.flatMap(old.elementCount)
    let count = new.elementCount(of: collection)
    showedAll = countBefore.map { $0 <= before.count } ?? true
    showsAll = count.map { $0 <= after.count } ?? true
    // Another look of a list may bring backgrounds of its own.
    growth =
      showedAll && showsAll
      ? items.new.count - items.old.count
      : count.flatMap { count in countBefore.map { count - $0 } } ?? 0
    let cells = pairItems()
    pairs = cells
    sections = sectionMap(cells, before, after)
    var left = after.filter { !new.isCell($0) }
    for element in before.filter({ !old.isCell($0) }) {
      guard var known = old.element(element) else { continue }
      // A section that is gone has no number of another one that stayed.
      let section = sections[known.section] ?? known.section
      if sections[known.section] == nil, sections.values.contains(section) { continue }
      known.section = section
      if known.kind == .badge {
        // A badge is where its item is.
        guard let item = cells.first(where: { old.place($0.0) == old.place(element) }) else {
          continue
        }
        (known.section, known.item) = (new.place(item.1).section, new.place(item.1).item)
      }
      guard let index = left.firstIndex(where: { new.element($0) == known }) else { continue }
      pairs.append((element, left.remove(at: index)))
    }
    let (known, newKnown) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    removed = before.filter { !known.contains($0) }
    inserted = after.filter { !newKnown.contains($0) }
    moved = moves(cells)
  }

  private func pairItems() -> [(Int, Int)] {
    // Where items that show their own numbers came or went, what else they draw is what they are.
    var pairs =
      growth != 0 && [(old, items.old), (new, items.new)].allSatisfy(Self.showNumbers)
      ? keyedPairs([]) { [$0.look(of: $1)] } : []
    let sizes =
      items.old.map { old.frame(of: $0)?.size } + items.new.map { new.frame(of: $0)?.size }
    let isOfOneSize = Set(sizes).count == 1
    func addPairs(isUnique: Bool = false, by key: (ScreenTree.Node) -> [String]) {
      pairs += keyedPairs(pairs, isUnique: isUnique) { key($0.nodes[$1]) }
    }
    // What shows no text and no picture, as what is being loaded, is known by its views and what they draw.
    if isOfOneSize { addPairs { $0.showsNothing ? ["\($0.digest)", "\($0.drawing)"] : [] } }
    addPairs { $0.showsNothing ? ["\($0.digest)"] : [] }
    addPairs { $0.texts + $0.pictures + $0.labels }
    // In another order of views, where no two items have the same.
    addPairs(isUnique: true) { ($0.texts + $0.pictures + $0.labels).sorted() }
    // An item that only lost some of its texts, or has more, is where it was.
    if growth == 0 {
      let (sources, partners) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
      pairs += zip(items.old, items.new).filter {
        !sources.contains($0) && !partners.contains($1)
          && old.nodes[$0].differsOnlyInMissingTexts(from: new.nodes[$1])
      }
    }
    addPairs { [$0.label].compactMap(\.self) }
    // A row without its texts has its picture.
    addPairs(isUnique: true) { [$0.pictures.first].compactMap(\.self) }
    // Where items came or went, a pattern may be that of another item; numbers alone are those of any, and so is a
    // pattern that others have.
    if growth == 0 {
      let shared = Set(pairs.map { old.nodes[$0.0].texts.map(\.pattern) })
      addPairs(isUnique: true) { item in
        let pattern = item.texts.map(\.pattern)
        let hasLetters = item.texts.contains { $0.contains(where: \.isLetter) }
        return hasLetters && !shared.contains(pattern) ? pattern : []
      }
    }
    // So are items by their values, where what is around these became another text in all.
    if growth != 0, pairs.isEmpty {
      let others = new.values(of: items.new)
      for (value, items) in old.values(of: items.old) where items.count == 1 {
        if let partner = others[value], partner.count == 1 { pairs.append((items[0], partner[0])) }
      }
    }
    pairs += placedPairs(pairs)
    pairs.sort { $0.0 < $1.0 }
    // Where all that is shown has a partner although items came or went, the last one is another item.
    if growth != 0, pairs.count == items.old.count, pairs.count == items.new.count,
      let last = pairs.max(by: { new.place($0.1) < new.place($1.1) }),
      old.nodes[last.0].texts != new.nodes[last.1].texts
    {
      pairs.removeAll { $0 == last }
    }
    return pairs
  }

  /// Indicates whether all items of a screen, of which there are several, show their own numbers, from any on, and
  /// nothing else in letters.
  private static func showNumbers(_ tree: ScreenTree, _ items: [Int]) -> Bool {
    beginWithNumbers(tree, items) && items.allSatisfy { tree.nodes[$0].texts.count == 1 }
  }

  /// Indicates whether the first texts of all items of a screen, of which there are several, are their own numbers, from
  /// any on.
  static func beginWithNumbers(_ tree: ScreenTree, _ items: [Int]) -> Bool {
    let starts = items.map { item in
      tree.nodes[item].texts.first.flatMap { Int($0) }.map { $0 - tree.place(item).item }
    }
    return starts.count > 1 && starts[0] != nil && Set(starts).count == 1
  }

  /// Pairs the items whose keys both lists have equally often.
  private func keyedPairs(
    _ known: [(Int, Int)], isUnique: Bool = false, by key: (ScreenTree, Int) -> [String]
  ) -> [(Int, Int)] {
    let (sources, partners) = (Set(known.map(\.0)), Set(known.map(\.1)))
    let groups = Dictionary(grouping: items.old.filter { !sources.contains($0) }) {
      key(old, $0)
    }
    let others = Dictionary(grouping: items.new.filter { !partners.contains($0) }) {
      key(new, $0)
    }
    return groups.flatMap { key, items -> [(Int, Int)] in
      guard !key.isEmpty, let partners = others[key], partners.count == items.count,
        !isUnique || items.count == 1
      else { return [] }
      return Array(zip(items, partners))
    }
  }

  /// Pairs the items left between the same pairs: in their order where they are equally many, or else the most
  /// similar ones.
  private func placedPairs(_ known: [(Int, Int)]) -> [(Int, Int)] {
    let partners = Dictionary(uniqueKeysWithValues: known)
    let sources = Set(known.map(\.1))
    return gaps(items.old, items.new, partner: { partners[$0] }, isPaired: sources.contains)
      .flatMap { one, other in
        one.count == other.count ? Array(zip(one, other)) : similarPairs(one, other)
      }
  }

  /// Pairs the items of two lists that are alike, the most similar first.
  private func similarPairs(_ before: [Int], _ after: [Int]) -> [(Int, Int)] {
    var candidates: [(likeness: Double, old: Int, new: Int)] = []
    for one in before {
      for other in after {
        // An item that is covered shows nothing.
        let isCovered =
          old.nodes[one].showsNothing != new.nodes[other].showsNothing
          && old.place(one) == new.place(other)
        let likeness = isCovered ? 0.5 : old.nodes[one].likeness(to: new.nodes[other])
        if likeness > 0.4 { candidates.append((likeness, one, other)) }
      }
    }
    candidates.sort { one, other in
      if one.likeness != other.likeness { return one.likeness > other.likeness }
      return (one.old, one.new) < (other.old, other.new)
    }
    var (known, newKnown): (Set<Int>, Set<Int>) = ([], [])
    return candidates.compactMap { pair in
      guard !known.contains(pair.old), !newKnown.contains(pair.new) else { return nil }
      known.insert(pair.old)
      newKnown.insert(pair.new)
      return (pair.old, pair.new)
    }
  }

  /// The section of the new data in which most items of each old one are, or else whose header shows the same.
  private func sectionMap(
    _ cells: [(Int, Int)], _ before: [Int], _ after: [Int]
  ) -> [Int: Int] {
    // By the old section and the new one.
    var counts: [[Int]: Int] = [:]
    func count(_ one: Int, _ other: Int) {
      counts[[old.place(one).section, new.place(other).section], default: 0] += 1
    }
    for (one, other) in cells { count(one, other) }
    for one in before where old.element(one)?.kind == .header && !old.nodes[one].texts.isEmpty {
      let other = after.first {
        new.element($0)?.kind == .header && new.nodes[$0].texts == old.nodes[one].texts
      }
      if let other { count(one, other) }
    }
    let ranked = counts.sorted { one, other in
      if one.value != other.value { return one.value > other.value }
      let isSame = (one.key[0] == one.key[1], other.key[0] == other.key[1])
      return isSame.0 == isSame.1 ? one.key.lexicographicallyPrecedes(other.key) : isSame.0
    }
    var map: [Int: Int] = [:]
    for (pair, _) in ranked where map[pair[0]] == nil && !map.values.contains(pair[1]) {
      map[pair[0]] = pair[1]
    }
    return map
  }

  /// Returns the pairs that are elsewhere in the order of their section, as few as possible, or in another section.
  private func moves(_ items: [(Int, Int)]) -> [(Int, Int)] {
    var moved: [(Int, Int)] = []
    let groups = Dictionary(grouping: items) { old.element($0.0)?.section ?? 0 }
    for (section, pairs) in groups.sorted(by: { $0.key < $1.key }) {
      let isHere = pairs.filter { new.element($0.1)?.section == sections[section] }
      let ordered = isHere.sorted { old.place($0.0) < old.place($1.0) }
      moved += misplaced(ordered.map { new.place($0.1) }).map { ordered[$0] }
      moved += pairs.filter {
        new.element($0.1)?.section != sections[section] && old.place($0.0) != new.place($0.1)
      }
    }
    return moved
  }
}

/// Returns the numbers of the places that are not in their order: two that were exchanged, or else as few as possible.
func misplaced<Place: Comparable & Hashable>(_ places: [Place]) -> [Int] {
  let ordered = places.sorted()
  let different = places.indices.filter { places[$0] != ordered[$0] }
  if different.count == 2 { return different }
  var isInPlace: Set<Int> = []
  for run in commonRuns(of: places, and: ordered) {
    isInPlace.formUnion(run.first..<run.first + run.count)
  }
  return places.indices.filter { !isInPlace.contains($0) }
}

/// The place of an element in the data.
struct ElementPlace: Hashable, Comparable {
  var section: Int
  var item: Int

  init(_ section: Int, _ item: Int) { (self.section, self.item) = (section, item) }

  static func < (one: ElementPlace, other: ElementPlace) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }
}

extension ScreenTree.Node {
  /// Indicates whether an element draws no text and no picture.
  fileprivate var showsNothing: Bool { texts.isEmpty && pictures.isEmpty && labels.isEmpty }

  /// Indicates whether two items show the same texts but for some of one of them.
  fileprivate func differsOnlyInMissingTexts(from other: ScreenTree.Node) -> Bool {
    let (fewer, more) =
      texts.count < other.texts.count ? (texts, other.texts) : (other.texts, texts)
    var left = more[...]
    return !fewer.isEmpty
      && fewer.allSatisfy { text in
        left = left.drop { $0 != text }
        return left.popFirst() != nil
      }
  }

  /// Returns the part of what two items show that is the same, from 0 to 1: of texts that differ, that of their
  /// beginnings.
  fileprivate func likeness(to other: ScreenTree.Node) -> Double {
    let (one, other) = (texts + pictures + labels, other.texts + other.pictures + other.labels)
    guard !one.isEmpty, !other.isEmpty else { return one.isEmpty && other.isEmpty ? 1 : 0 }
    // Views came into one of them, or went.
    let (fewer, more) = one.count < other.count ? (one, other) : (other, one)
    if fewer.count < more.count, Set(more).isSuperset(of: fewer) { return 0.9 }
    let shared = zip(one, other).map { $0.likeness(to: $1) }
    return shared.reduce(0, +) / Double(max(one.count, other.count))
  }
}

extension String {
  /// The part of the longer text that is the beginning of both, from 0 to 1.
  fileprivate func likeness(to other: String) -> Double {
    self == other ? 1 : Double(beginning(sharedWith: other)) / Double(max(count, other.count))
  }
}

extension ScreenTree {
  /// A digest of the size of an item, and of what it draws beside texts.
  fileprivate func look(of item: Int) -> String {
    guard let part = nodes[item].part.map({ parts[$0].part }) else { return "" }
    let drawn = part.drawing.leaves.filter { $0.verb != .text }
    return "\(part.frame.size) \(drawn.hashValue)"
  }

  /// The items by what their first texts have beside what all of these begin and end with, if anything.
  fileprivate func values(of items: [Int]) -> [ArraySlice<Character>: [Int]] {
    let texts = items.map { Array(nodes[$0].texts.first ?? "") }
    let ends = TextTemplate.Ends(of: texts)
    return Dictionary(grouping: zip(items, texts)) { ends.value(of: $1) }.filter {
      !$0.key.isEmpty
    }.mapValues { $0.map(\.0) }
  }

  /// Indicates whether a node is an item.
  func isCell(_ node: Int) -> Bool { element(node)?.kind == .cell }

  /// The element that a node is; nil for others.
  func element(_ node: Int) -> SnapshotElement? {
    if case .element(let element) = nodes[node].role { element } else { nil }
  }

  /// The place of an element in the data.
  func place(_ node: Int) -> ElementPlace {
    ElementPlace(element(node)?.section ?? 0, element(node)?.item ?? 0)
  }

  /// The place of an item in the data, of which a carousel shows several sets.
  func itemPlace(_ node: Int) -> ElementPlace {
    ElementPlace(element(node)?.section ?? 0, element(node)?.number ?? 0)
  }

  /// The collections with several sections, by their nodes.
  var sectioned: Set<Int> {
    Set(nodes.indices.filter { place($0).section > 0 }.compactMap { nodes[$0].parent })
  }

  /// The elements of an element's collection.
  func siblings(of node: Int) -> [Int] { nodes[node].parent.map { nodes[$0].children } ?? [] }

  /// The number of elements of a collection, also of those that are not shown.
  func elementCount(of node: Int) -> Int? {
    if case .collection(let collection) = nodes[node].role { collection.elementCount } else { nil }
  }
}
