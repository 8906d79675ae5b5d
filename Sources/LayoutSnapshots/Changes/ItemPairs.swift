import DisplayList
import LayoutGeometry

/// The items of a section before and after, each with the one that it became.
struct ItemPairs {
  /// An item before and after.
  struct Pair {
    var old: SnapshotPart
    var new: SnapshotPart
  }

  /// Items that are there before and after, in the new order.
  private(set) var kept: [Pair] = []
  /// Items that are elsewhere in the order, in the new order.
  private(set) var reordered: [Pair] = []
  /// Items that were not there, in runs that follow each other.
  private(set) var inserted: [[SnapshotPart]] = []
  /// Items that are not there any more, in runs that followed each other.
  private(set) var removed: [[SnapshotPart]] = []
  /// Items of which the old screen showed nothing.
  private(set) var cameIntoSight: [SnapshotPart] = []
  /// Items of which the new screen shows nothing.
  private(set) var wentOutOfSight: [SnapshotPart] = []

  /// How many elements more there are that neither screen shows; negative for fewer.
  private(set) var hiddenChange = 0

  /// Pairs items that draw the same but for their places; between those, items of one label, and
  /// items that show the same but for numbers, where no other item does; and then those that are most
  /// alike in their order, or by their numbers if there are as many as before.
  init(_ old: [SnapshotPart], _ new: [SnapshotPart], sight: Sight) {
    var sight = sight
    let section = (new.first ?? old.first)?.element?.section
    if let known = sight.section, let section, known != section { sight.countChange = nil }
    var gone: [SnapshotPart] = []
    var come: [SnapshotPart] = []
    let pieces = aligned(old, new, by: \.content).flatMap { piece in
      aligned(piece.old, piece.new, by: \.shownTexts)
    }
    // Before numbers pair what is left: two items that swapped are each at the number of the other.
    var others = pieces.filter { piece in
      guard piece.old.count == 1, piece.new.count == 1, piece.old[0].shows(piece.new[0]) else {
        return true
      }
      kept.append(Pair(old: piece.old[0], new: piece.new[0]))
      return false
    }
    var (left, right) = (others.flatMap(\.old), others.flatMap(\.new))
    findReordered(&left, &right, by: { $0.names.isEmpty ? [] : $0.shownTexts })
    others = others.map { piece in (unmoved(piece.old, \.old), unmoved(piece.new, \.new)) }
    // An item may show its number, which is another one now.
    others = findUnique(in: others, of: (old, new)) { $0.label.map { [$0] } ?? [] }
    if let edge = takeEdge(of: &others, sight: sight) {
      gone += edge.old
      come += edge.new
    }
    others = findUnique(in: others, of: (old, new)) { $0.names.map(pattern) }
    for piece in others.flatMap({ aligned($0.old, $0.new, by: \.labelOrItem) }) {
      let (left, right) = pair(piece.old, piece.new, byNumber: sight.hasSameCount)
      gone += left
      come += right
    }
    kept.sort { $0.new.item < $1.new.item }
    findSight(&gone, &come, old: old, new: new, sight: sight)
    findReordered(&gone, &come)
    removed = gone.runs
    inserted = come.runs
  }

  /// True if the items are the same ones in the same order, shown or not.
  var keepsOrder: Bool { reordered.isEmpty && inserted.isEmpty && removed.isEmpty }

  /// True if there were several items, and there are none.
  var areAllRemoved: Bool {
    kept.isEmpty && reordered.isEmpty && inserted.isEmpty && cameIntoSight.isEmpty
      && wentOutOfSight.isEmpty && removed.joined().count > 1
  }

  /// True if the items are now in the order of their labels, and were not.
  var becameSorted: Bool {
    let pairs = kept + reordered
    func isSorted(_ parts: [SnapshotPart]) -> Bool {
      let labels = parts.sorted { $0.item < $1.item }.compactMap(\.label)
      return labels.count == parts.count && zip(labels, labels.dropFirst()).allSatisfy { $0 < $1 }
    }
    return isSorted(pairs.map(\.new)) && !isSorted(pairs.map(\.old))
  }

  /// The items of a piece that were not found elsewhere in the order.
  private func unmoved(
    _ parts: [SnapshotPart], _ side: (Pair) -> SnapshotPart
  ) -> [SnapshotPart] {
    let moved = Set(reordered.map { side($0).item })
    return moved.isEmpty ? parts : parts.filter { !moved.contains($0.item) }
  }

  private typealias Piece = (old: [SnapshotPart], new: [SnapshotPart])

  /// Pairs items of pieces whose keys no other item has, in their order or elsewhere.
  ///
  /// It answers what is left of the pieces. An empty key distinguishes nothing.
  ///
  /// - Parameter all: All items.
  private mutating func findUnique(
    in pieces: [Piece], of all: Piece, by key: (SnapshotPart) -> [String]
  ) -> [Piece] {
    // Most screens have no item left.
    if pieces.allSatisfy({ $0.old.isEmpty || $0.new.isEmpty }), pieces.count < 2 { return pieces }
    func keys(_ parts: [SnapshotPart]) -> Set<[String]> {
      Set(
        Dictionary(grouping: parts, by: key).filter { !$0.key.isEmpty && $0.value.count == 1 }.keys)
    }
    let left = (Set(pieces.flatMap(\.old).map(key)), Set(pieces.flatMap(\.new).map(key)))
    let unique = keys(all.old).intersection(keys(all.new)).intersection(left.0).intersection(left.1)
    guard !unique.isEmpty else { return pieces }
    func isUnique(_ part: SnapshotPart) -> Bool { unique.contains(key(part)) }
    var rest: [Piece] = []
    for piece in pieces {
      // What is alone keeps its neighbours together only where it is between them on both sides.
      let parts = aligned(piece.old, piece.new) { isUnique($0) ? key($0) : ["", "\($0.item)"] }
      for part in parts {
        if part.old.count == 1, part.new.count == 1, isUnique(part.old[0]),
          key(part.old[0]) == key(part.new[0])
        {
          kept.append(Pair(old: part.old[0], new: part.new[0]))
        } else {
          rest.append(part)
        }
      }
    }
    var (old, new) = (rest.flatMap(\.old), rest.flatMap(\.new))
    findReordered(&old, &new, by: { isUnique($0) ? key($0) : [] })
    return rest.map { (unmoved($0.old, \.old), unmoved($0.new, \.new)) }
  }

  /// Takes out the items at the edge of what is in sight, where the number of all items shows that they came
  /// and went, and did not become others.
  private func takeEdge(of pieces: inout [Piece], sight: Sight) -> Piece? {
    guard let change = sight.countChange, sight.hidesOld, sight.hiddenCount > 0, !sight.isScrolled,
      let last = pieces.last, !last.old.isEmpty, !last.new.isEmpty,
      last.old[0].item > kept.map(\.old.item).max() ?? -1,
      change != pieces.dropLast().reduce(0, { $0 + $1.new.count - $1.old.count })
    else { return nil }
    return pieces.removeLast()
  }

  /// Pairs what no look and no label could; answers what is left of both.
  private mutating func pair(
    _ old: [SnapshotPart], _ new: [SnapshotPart], byNumber: Bool
  ) -> (old: [SnapshotPart], new: [SnapshotPart]) {
    // One item for one is the same where its label matches: another number without a label is
    // another item, as where a carousel goes on.
    guard byNumber, old.count != 1 || new.count != 1 || old[0].labelOrItem != new[0].labelOrItem
    else {
      let pairs = mostAlike(old, new)
      kept += pairs.map { Pair(old: old[$0.old], new: new[$0.new]) }
      let known = (old: Set(pairs.map(\.old)), new: Set(pairs.map(\.new)))
      return (
        old.indices.filter { !known.old.contains($0) }.map { old[$0] },
        new.indices.filter { !known.new.contains($0) }.map { new[$0] }
      )
    }
    var left: [SnapshotPart] = []
    var right = Dictionary(new.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    for part in old {
      if let other = right.removeValue(forKey: part.item) {
        kept.append(Pair(old: part, new: other))
      } else {
        left.append(part)
      }
    }
    return (left, new.filter { right[$0.item] != nil })
  }

  /// Takes what the edge of what is shown cut off, or let in, out of what is gone and come.
  private mutating func findSight(
    _ gone: inout [SnapshotPart], _ come: inout [SnapshotPart], old: [SnapshotPart],
    new: [SnapshotPart], sight: Sight
  ) {
    // More than can be out of sight are gone.
    let hidesNew = sight.hiddenCount > 0 && gone.count <= sight.hiddenCount
    let (firstOld, lastOld) = (kept.map(\.old.item).min(), kept.map(\.old.item).max())
    let (firstNew, lastNew) = (kept.map(\.new.item).min(), kept.map(\.new.item).max())
    func isEdge(_ part: SnapshotPart, _ first: Int?, _ last: Int?, in parts: [SnapshotPart]) -> Bool
    {
      part.item > last ?? .min || parts.first?.item ?? 0 > 0 && part.item < first ?? .max
    }
    // The screen that shows later items hid the earlier ones.
    var left = hidesNew ? gone.filter { isEdge($0, firstOld, lastOld, in: new) } : []
    var entered = sight.hidesOld ? come.filter { isEdge($0, firstNew, lastNew, in: old) } : []
    // What the number of items proves to have come or gone, beside what did between others.
    let needed = sight.countChange.map {
      $0 - (come.count - entered.count) + (gone.count - left.count)
    }
    if let needed, needed < 0, !sight.isScrolled {
      // What would be in sight where it was, or made room for others.
      let lost = left.filter { $0.item > lastOld ?? .min }.prefix(-needed)
        .filter { !entered.isEmpty || wouldBeSeen($0) }
      left.removeAll { part in lost.contains { $0.item == part.item } }
    } else if let needed, needed > 0, !sight.isScrolled, !left.isEmpty || isAtRest {
      // What pushed others out of sight, or came where nothing else moved.
      let added = Set(entered.filter { $0.item > lastNew ?? .min }.prefix(needed).map(\.item))
      entered.removeAll { added.contains($0.item) }
    }
    let hidden = (old: Set(left.map(\.item)), new: Set(entered.map(\.item)))
    gone.removeAll { hidden.old.contains($0.item) }
    come.removeAll { hidden.new.contains($0.item) }
    (wentOutOfSight, cameIntoSight) = (left, entered)
    if let change = sight.countChange, sight.hidesOld || sight.hiddenCount > 0 {
      hiddenChange = change - come.count + gone.count
    }
  }

  /// True if the items that are left are where they were.
  private var isAtRest: Bool { kept.allSatisfy { $0.old.frame.isNear($0.new.frame) } }

  /// True for an item that is gone and would be in sight if it followed the last item that is left as it
  /// did.
  private func wouldBeSeen(_ part: SnapshotPart) -> Bool {
    guard let last = kept.last, let window = last.new.place.window else { return true }
    let shift = last.new.place.origin - last.old.place.origin
    let frame = Rect(origin: part.place.origin, size: part.frame.size).offset(by: shift)
    return window.intersection(frame).map { !$0.isEmpty } ?? false
  }

  /// Takes what is gone here and came there out of both.
  private mutating func findReordered(
    _ gone: inout [SnapshotPart], _ come: inout [SnapshotPart]
  ) {
    var places: [[Content]: [SnapshotPart]] = [:]
    for part in gone.reversed() { places[part.content, default: []].append(part) }
    come.removeAll { part in
      guard let old = places[part.content]?.popLast() else { return false }
      reordered.append(Pair(old: old, new: part))
      return true
    }
    findReordered(&gone, &come, by: { $0.label.map { [$0] } ?? [] })
    reordered.sort { $0.new.item < $1.new.item }
    let moved = Set(reordered.map(\.old.item))
    gone.removeAll { moved.contains($0.item) }
  }

  /// Takes items out of both whose keys no other item has; an empty key distinguishes nothing.
  private mutating func findReordered(
    _ gone: inout [SnapshotPart], _ come: inout [SnapshotPart], by key: (SnapshotPart) -> [String]
  ) {
    let old = Dictionary(grouping: gone, by: key).filter { $0.value.count == 1 }
    let new = Dictionary(grouping: come, by: key).filter { $0.value.count == 1 }
    var known = Set(reordered.map(\.old.item))
    come.removeAll { part in
      let key = key(part)
      guard !key.isEmpty, new[key] != nil, let before = old[key]?.first,
        known.insert(before.item).inserted
      else { return false }
      reordered.append(Pair(old: before, new: part))
      return true
    }
  }
}

extension SnapshotPart {
  /// The item's number in its section; 0 for anything that is not an element.
  var item: Int { element?.item ?? 0 }

  /// The label, or the number of an element without one.
  fileprivate var labelOrItem: [String] { label.map { [$0] } ?? ["", String(item)] }

  /// The texts of an element and the names of its pictures, sorted, so that their order does not matter;
  /// its number where it has none.
  fileprivate var shownTexts: [String] {
    let names = names
    return names.isEmpty ? labelOrItem : names.sorted()
  }

  /// What texts in an element show and what its pictures are called, in the order of drawing.
  var names: [String] {
    var names: [String] = []
    for command in drawing { command.addNames(to: &names) }
    for part in parts { for command in part.drawing { command.addNames(to: &names) } }
    return names
  }

  /// True if another element shows the same.
  fileprivate func shows(_ other: SnapshotPart) -> Bool {
    shownTexts == other.shownTexts || content == other.content
  }

  /// What an element shows, wherever and however large.
  fileprivate var content: [Content] {
    var content: [Content] = []
    addContent(to: &content)
    return content
  }

  private func addContent(to content: inout [Content]) {
    content.append(.label(label))
    for command in drawing { command.addContent(to: &content) }
    for part in parts { part.addContent(to: &content) }
  }
}

/// What of a part does not depend on its size.
private enum Content: Hashable {
  case label(String?)
  case command(
    SnapshotCommand.Verb, String?, color: Paint?, tint: RGBA?, picture: String?, font: String?)
}

extension SnapshotCommand {
  /// Adds what texts show and what pictures are called.
  fileprivate func addNames(to names: inout [String]) {
    if verb != .group, let name = string ?? look.pictureName { names.append(name) }
    for command in commands { command.addNames(to: &names) }
  }

  fileprivate func addContent(to content: inout [Content]) {
    var color = look.color
    // A gradient's line is as long as its shape.
    if case .linearGradient(let gradient)? = color {
      color = .linearGradient(Paint.Gradient(start: .zero, end: .zero, stops: gradient.stops))
    }
    if case .roundGradient(let gradient)? = color {
      color = .roundGradient(
        Paint.RoundGradient(
          gradient.direction, center: .zero, start: 0, end: 1, stops: gradient.stops))
    }
    if case .meshGradient(let mesh)? = color { color = .meshGradient(mesh.mapped { _ in .zero }) }
    content.append(
      .command(
        verb, string, color: color, tint: look.tint, picture: look.picture, font: look.font))
    for command in commands { command.addContent(to: &content) }
  }
}

extension [SnapshotPart] {
  /// Elements in runs whose numbers follow each other.
  fileprivate var runs: [[SnapshotPart]] {
    var runs: [[SnapshotPart]] = []
    for part in sorted(by: { $0.item < $1.item }) {
      if let last = runs.last?.last, last.item + 1 == part.item {
        runs[runs.count - 1].append(part)
      } else {
        runs.append([part])
      }
    }
    return runs
  }
}
