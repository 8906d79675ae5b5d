import DisplayList
import LayoutGeometry

/// Which commands of a drawing became which of another: in the order of drawing, at the least cost.
///
/// What differs between two commands costs something, and one without a partner costs half of what two
/// do that have nothing in common but their verb. So of several fills that look alike, one that came or
/// went leaves the others with those at their places and around the same texts.
struct CommandPairing {
  /// The positions of a command before and after; nil for one that came or went.
  typealias Pair = (old: Int?, new: Int?)

  private let old: [Candidate]
  private let new: [Candidate]
  private let keepsFills: Bool
  /// What texts show and pictures are called, before and after.
  private let shown: (old: Set<[String]>, new: Set<[String]>)
  /// All texts, before and after.
  private let texts: (old: Set<String>, new: Set<String>)

  /// A command with what it is compared by.
  private struct Candidate {
    let command: SnapshotCommand
    let name: String?
    let shown: [String]?
    let purpose: [String]
    /// What draws it; nil where that is not known.
    let drawer: CommandViews.Drawer?

    init(_ command: SnapshotCommand, _ thing: DrawnThing, _ drawer: CommandViews.Drawer?) {
      self.command = command
      self.drawer = drawer
      name = thing.name
      shown = command.shown
      purpose = command.purpose
    }

    /// How it looks, wherever it is, and what draws it.
    var look: Key { Key(drawer: drawer, appearance: command.appearance) }

    /// False for what another view draws.
    func canBecome(_ other: Candidate) -> Bool {
      guard let drawer, let otherDrawer = other.drawer else { return true }
      return drawer == otherDrawer
    }

    var isOfKeptView: Bool { if case .kept = drawer { true } else { false } }

    /// True for what the same view draws for the same use.
    func isDrawn(as other: Candidate) -> Bool {
      isOfKeptView && drawer == other.drawer
    }
  }

  /// The commands of two drawings without groups around them, and what they draw.
  ///
  /// - Parameters:
  ///   - keepsFills: Whether each view has as many fills as before.
  ///   - views: What draws the commands; nil where that is not known.
  init(
    _ old: [SnapshotCommand], _ oldThings: [DrawnThing], _ new: [SnapshotCommand],
    _ newThings: [DrawnThing], keepsFills: Bool, views: CommandViews?
  ) {
    self.old = old.indices.map { Candidate(old[$0], oldThings[$0], views?.old[$0]) }
    self.new = new.indices.map { Candidate(new[$0], newThings[$0], views?.new[$0]) }
    // A list draws fills of its own around the views.
    func fills(_ commands: [SnapshotCommand]) -> Int {
      commands.count { $0.verb == .fill && !$0.isSeparator }
    }
    self.keepsFills = keepsFills && fills(old) == fills(new)
    shown = (Set(self.old.compactMap(\.shown)), Set(self.new.compactMap(\.shown)))
    texts = (
      Set(old.compactMap { $0.isText ? $0.string : nil }),
      Set(new.compactMap { $0.isText ? $0.string : nil })
    )
  }

  /// The pairs in the order of drawing, and what was drawn again elsewhere in the order as one.
  var pairs: [Pair] { joiningMoved(ordered(Array(old.indices), Array(new.indices))) }

  /// The pairs of commands that one view draws wherever they are in the order, and of the others in their
  /// order.
  var pairsOfViews: [Pair] {
    var rest = Unpaired(self)
    rest.pairOfViews()
    return rest.pairs + joiningMoved(ordered(rest.old, rest.new))
  }

  /// The pairs of commands that draw the same wherever they are in the order, and of the others in their
  /// order.
  var pairsInAnyOrder: [Pair] {
    var rest = Unpaired(self)
    rest.pairOfViews()
    rest.pair { Key(drawer: $0.drawer, appearance: $0.command.appearance, name: $0.name) }
    rest.pair(by: \.look)
    // The same text or picture in another look.
    rest.pair { candidate in candidate.shown.map { Key(drawer: candidate.drawer, purpose: $0) } }
    return rest.pairs + joiningMoved(ordered(rest.old, rest.new))
  }

  /// The pairs that are found by keys, and the commands that are left in their orders.
  private struct Unpaired {
    private let pairing: CommandPairing
    private(set) var pairs: [Pair] = []
    private(set) var old: [Int]
    private(set) var new: [Int]

    init(_ pairing: CommandPairing) {
      self.pairing = pairing
      (old, new) = (Array(pairing.old.indices), Array(pairing.new.indices))
    }

    /// Pairs what one view draws, and of several such first those that look alike.
    mutating func pairOfViews() {
      pair { $0.isOfKeptView ? $0.look : nil }
      pair { $0.isOfKeptView ? Key(drawer: $0.drawer, purpose: $0.purpose) : nil }
    }

    /// Pairs the first of each key with the first of it.
    mutating func pair(by key: (Candidate) -> Key?) {
      var places: [Key: [Int]] = [:]
      for index in new.reversed() {
        if let key = key(pairing.new[index]) { places[key, default: []].append(index) }
      }
      var taken: Set<Int> = []
      var left: [Int] = []
      for index in old {
        if let key = key(pairing.old[index]), let place = places[key]?.popLast() {
          pairs.append((index, place))
          taken.insert(place)
        } else {
          left.append(index)
        }
      }
      old = left
      new.removeAll(where: taken.contains)
    }
  }

  /// What commands are paired by wherever they are in the order.
  private struct Key: Hashable {
    var drawer: CommandViews.Drawer?
    var appearance: SnapshotCommand?
    var name: String?
    var purpose: [String] = []
  }
}

// Costs, in thousandths of what two commands cost that have nothing in common.
extension CommandPairing {
  /// What a command without a partner costs.
  private func loneCost(_ candidate: Candidate) -> Int {
    // More than any difference of two fills.
    keepsFills && candidate.command.verb == .fill ? 5000 : 500
  }

  /// What differs between two commands; nil for two of which one cannot have become the other.
  private func cost(_ before: Candidate, _ after: Candidate) -> Int? {
    guard before.purpose == after.purpose, before.canBecome(after) else { return nil }
    let isOfOneView = before.isDrawn(as: after)
    let (one, other) = (before.command, after.command)
    if one == other, before.name == after.name { return 0 }
    var cost = 0
    if one.verb == .text || one.verb == .image {
      // What is still shown elsewhere did not become something else.
      if before.shown != after.shown {
        let isElsewhere =
          !isOfOneView
          && (before.shown.map(shown.new.contains) ?? false
            || after.shown.map(shown.old.contains) ?? false)
        cost += isElsewhere ? 1000 : 300
      }
    } else if before.name != after.name {
      let isElsewhere =
        !isOfOneView
        && (before.name.map(texts.new.contains) ?? false
          || after.name.map(texts.old.contains) ?? false)
      cost += isElsewhere ? 500 : 100
    }
    cost += lookCost(one.look, other.look)
    if let size = one.size, let newSize = other.size, !size.resizes(to: newSize).isEmpty {
      cost += 120
    }
    if let origin = one.origin, let newOrigin = other.origin, !(newOrigin - origin).isNone {
      cost += 40
    }
    return cost
  }

  private func lookCost(_ one: SnapshotCommand.Look, _ other: SnapshotCommand.Look) -> Int {
    if one == other { return 0 }
    let isOtherPaint = one.color != other.color || one.tint != other.tint
    let differing = [
      one.font != other.font, one.points != other.points, one.radius != other.radius,
      one.shape != other.shape || one.path != other.path,
      one.dash != other.dash || one.cap != other.cap || one.join != other.join,
      one.opacity != other.opacity, one.effect != other.effect, one.clip != other.clip,
      one.shadow != other.shadow || one.shadowOffset != other.shadowOffset
        || one.shadowColor != other.shadowColor,
    ].count { $0 }
    return (isOtherPaint ? 150 : 0) + min(differing, 3) * 100
  }
}

// The pairing.
extension CommandPairing {
  /// How many pairs of commands are compared at once.
  private static let limit = 10_000

  /// The pairs of some commands in their order; commands that draw nothing else at their ends are
  /// paired at once.
  private func ordered(_ before: [Int], _ after: [Int]) -> [Pair] {
    var start = 0
    var end = 0
    let most = min(before.count, after.count)
    func isSame(_ one: Int, _ other: Int) -> Bool {
      old[one].command == new[other].command && old[one].name == new[other].name
        && old[one].canBecome(new[other])
    }
    while start < most, isSame(before[start], after[start]) { start += 1 }
    while end < most - start,
      isSame(before[before.count - 1 - end], after[after.count - 1 - end])
    {
      end += 1
    }
    let first = before.dropFirst(start).dropLast(end)
    let second = after.dropFirst(start).dropLast(end)
    return zip(before.prefix(start), after.prefix(start)).map { (old: $0, new: $1) }
      + bounded(Array(first), Array(second))
      + zip(before.suffix(end), after.suffix(end)).map { (old: $0, new: $1) }
  }

  /// The cheapest pairs, of many commands only between those that draw the same elsewhere.
  private func bounded(_ before: [Int], _ after: [Int]) -> [Pair] {
    guard before.count * after.count > Self.limit else { return cheapest(before, after) }
    return aligned(before, after).flatMap { first, second in
      guard first.count * second.count > Self.limit else { return cheapest(first, second) }
      return inOrder(first, second)
    }
  }

  private func cheapest(_ before: [Int], _ after: [Int]) -> [Pair] {
    let width = after.count + 1
    // The least cost of what is left from each pair of positions on.
    var costs = [Int](repeating: 0, count: (before.count + 1) * width)
    var pairCosts = [Int?](repeating: nil, count: before.count * after.count)
    for row in stride(from: before.count, through: 0, by: -1) {
      for column in stride(from: after.count, through: 0, by: -1) {
        if row == before.count, column == after.count { continue }
        var least = Int.max
        if row < before.count {
          least = costs[(row + 1) * width + column] + loneCost(old[before[row]])
        }
        if column < after.count {
          least = min(least, costs[row * width + column + 1] + loneCost(new[after[column]]))
        }
        if row < before.count, column < after.count,
          let cost = cost(old[before[row]], new[after[column]])
        {
          pairCosts[row * after.count + column] = cost
          least = min(least, costs[(row + 1) * width + column + 1] + cost)
        }
        costs[row * width + column] = least
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < before.count || column < after.count {
      let least = costs[row * width + column]
      // Of equal things, the first with the first.
      if row < before.count, column < after.count,
        let cost = pairCosts[row * after.count + column],
        least == costs[(row + 1) * width + column + 1] + cost
      {
        pairs.append((before[row], after[column]))
        row += 1
        column += 1
      } else if row < before.count,
        least == costs[(row + 1) * width + column] + loneCost(old[before[row]])
      {
        pairs.append((before[row], nil))
        row += 1
      } else {
        pairs.append((nil, after[column]))
        column += 1
      }
    }
    return pairs
  }

  /// The positions cut where commands draw the same.
  private func aligned(_ before: [Int], _ after: [Int]) -> [(old: [Int], new: [Int])] {
    LayoutSnapshots.aligned(
      before.map { (position: $0, key: old[$0].look) },
      after.map { (position: $0, key: new[$0].look) }, by: \.key
    ).map { ($0.old.map(\.position), $0.new.map(\.position)) }
  }

  /// The first of a purpose with the first of it.
  private func inOrder(_ before: [Int], _ after: [Int]) -> [Pair] {
    (0..<max(before.count, after.count)).flatMap { position -> [Pair] in
      let one = position < before.count ? before[position] : nil
      let other = position < after.count ? after[position] : nil
      if let one, let other,
        old[one].purpose != new[other].purpose || !old[one].canBecome(new[other])
      {
        return [(one, nil), (nil, other)]
      }
      return [(one, other)]
    }
  }

  /// The pairs with what was removed and drawn again at another place of the order as one, such as the
  /// filled dot in a row of dots.
  private func joiningMoved(_ pairs: [Pair]) -> [Pair] {
    let crossed = crossed(pairs)
    // Where all have a partner, as in most drawings, nothing is left to be joined.
    if crossed.allSatisfy({ $0.old != nil && $0.new != nil }) { return crossed }
    var joined = joining(crossed) { $0.command.appearance }
    joined = joining(joined, isUnique: true) { $0.shown }
    // The only text in a look that is gone became the only one in it that came.
    let gone = joined.indices.filter { joined[$0].new == nil }
    let come = joined.indices.filter { joined[$0].old == nil }
    guard gone.count == 1, come.count == 1, let before = joined[gone[0]].old,
      let after = joined[come[0]].new, old[before].command.isText, new[after].command.isText,
      old[before].command.style == new[after].command.style, old[before].canBecome(new[after])
    else { return joined }
    joined[gone[0]].new = after
    joined.remove(at: come[0])
    return joined
  }

  /// The pairs with those of which each became what the other one was the other way round: things that
  /// are elsewhere in the order, such as the filled dot in a row of dots.
  private func crossed(_ pairs: [Pair]) -> [Pair] {
    // Views that are the same ones have changed their looks.
    if keepsFills { return pairs }
    // It takes two, and comparing commands as they are is much cheaper than by their appearances.
    let differing = pairs.indices.filter { index in
      guard let before = pairs[index].old, let after = pairs[index].new else { return false }
      return old[before].command != new[after].command
    }
    guard differing.count > 1 else { return pairs }
    var crossed = pairs
    var places: [[SnapshotCommand]: Int] = [:]
    for index in differing {
      guard let before = pairs[index].old, let after = pairs[index].new else { continue }
      let (one, other) = (old[before].command.appearance, new[after].command.appearance)
      guard one != other else { continue }
      if let place = places[[other, one]], let from = pairs[place].old, let to = pairs[place].new,
        old[from].canBecome(new[after]), old[before].canBecome(new[to])
      {
        places[[other, one]] = nil
        crossed[place].new = after
        crossed[index].new = pairs[place].new
      } else {
        places[[one, other]] = index
      }
    }
    return crossed
  }

  /// The pairs with what is gone here and came there under one key as one.
  ///
  /// - Parameter isUnique: Whether a key that several have distinguishes nothing.
  private func joining<Key: Hashable>(
    _ pairs: [Pair], isUnique: Bool = false, by key: (Candidate) -> Key?
  ) -> [Pair] {
    var gone: [Key: Int] = [:]
    var added: [Key: [Int]] = [:]
    for index in pairs.indices.reversed() {
      if pairs[index].old == nil, let key = pairs[index].new.flatMap({ key(new[$0]) }) {
        added[key, default: []].append(index)
      } else if pairs[index].new == nil, let key = pairs[index].old.flatMap({ key(old[$0]) }) {
        gone[key, default: 0] += 1
      }
    }
    var joined = pairs
    var taken: Set<Int> = []
    for index in pairs.indices where pairs[index].new == nil {
      guard let before = pairs[index].old, let key = key(old[before]),
        !isUnique || gone[key] == 1 && added[key]?.count == 1,
        let last = added[key]?.lastIndex(where: { place in
          pairs[place].new.map { old[before].canBecome(new[$0]) } ?? false
        }), let place = added[key]?.remove(at: last)
      else { continue }
      joined[index].new = pairs[place].new
      taken.insert(place)
    }
    return joined.indices.filter { !taken.contains($0) }.map { joined[$0] }
  }
}
