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

  /// Pairs items that draw the same but for their places; between those, items of one label, and
  /// items without a label by their numbers; and then by their order, or by their numbers if there
  /// are as many as before.
  ///
  /// - Parameters:
  ///   - hidesOld: Whether there were items that the old screen did not show.
  ///   - hiddenCount: How many elements there are that the new screen does not show.
  ///   - hasSameCount: Whether there are as many elements as before, shown or not.
  init(
    _ old: [SnapshotPart], _ new: [SnapshotPart], hidesOld: Bool, hiddenCount: Int,
    hasSameCount: Bool
  ) {
    var gone: [SnapshotPart] = []
    var come: [SnapshotPart] = []
    let pieces = aligned(old, new, by: \.content).flatMap { piece in
      aligned(piece.old, piece.new, by: \.shownTexts)
    }
    // Before numbers pair what is left: two items that swapped are each at the number of the other.
    let others = pieces.filter { piece in
      guard piece.old.count == 1, piece.new.count == 1, piece.old[0].shows(piece.new[0]) else {
        return true
      }
      kept.append(Pair(old: piece.old[0], new: piece.new[0]))
      return false
    }
    var (left, right) = (others.flatMap(\.old), others.flatMap(\.new))
    findReordered(&left, &right, by: { $0.names.isEmpty ? [] : $0.shownTexts })
    let moved = (old: Set(reordered.map(\.old.item)), new: Set(reordered.map(\.new.item)))
    for piece in others {
      let (old, new) = (
        piece.old.filter { !moved.old.contains($0.item) },
        piece.new.filter { !moved.new.contains($0.item) }
      )
      for piece in aligned(old, new, by: \.labelOrItem) {
        let (left, right) = pair(piece.old, piece.new, byNumber: hasSameCount)
        gone += left
        come += right
      }
    }
    kept.sort { $0.new.item < $1.new.item }
    // More than can be out of sight are gone.
    let hidesNew = hiddenCount > 0 && gone.count <= hiddenCount
    findSight(&gone, &come, old: old, new: new, hidesOld: hidesOld, hidesNew: hidesNew)
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

  /// Pairs what no look and no label could; answers what is left of both.
  private mutating func pair(
    _ old: [SnapshotPart], _ new: [SnapshotPart], byNumber: Bool
  ) -> (old: [SnapshotPart], new: [SnapshotPart]) {
    // One item for one is the same where its label matches: another number without a label is
    // another item, as where a carousel goes on.
    guard byNumber, old.count != 1 || new.count != 1 || old[0].labelOrItem != new[0].labelOrItem
    else {
      kept += zip(old, new).map { Pair(old: $0, new: $1) }
      let count = min(old.count, new.count)
      return (Array(old.dropFirst(count)), Array(new.dropFirst(count)))
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
    new: [SnapshotPart], hidesOld: Bool, hidesNew: Bool
  ) {
    let keptOld = kept.map(\.old.item)
    let keptNew = kept.map(\.new.item)
    if hidesNew {
      let (first, last) = (keptOld.min() ?? .max, keptOld.max() ?? .min)
      let startsLater = new.first?.item ?? 0 > 0
      wentOutOfSight = gone.filter { $0.item > last || (startsLater && $0.item < first) }
      gone.removeAll { $0.item > last || (startsLater && $0.item < first) }
    }
    if hidesOld {
      let (first, last) = (keptNew.min() ?? .max, keptNew.max() ?? .min)
      let startedLater = old.first?.item ?? 0 > 0
      cameIntoSight = come.filter { $0.item > last || (startedLater && $0.item < first) }
      come.removeAll { $0.item > last || (startedLater && $0.item < first) }
    }
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
    // An item may show its number, which is another one now: its label is enough where no other has it.
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
  fileprivate var names: [String] {
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
