import LayoutGeometry
import PlainText

/// A change of a drawing, and of what.
struct ThingChange: Hashable {
  var thing: DrawnThing
  var change: DrawingChange
  /// Where in the part it is; nothing for all of the part.
  var places = DrawnPlaces()
}

/// How two drawings of one part differ, in the order of drawing.
///
/// Commands are paired where they draw the same but for their places, and between those in their
/// order. What follows from a change of the part's own size is not reported: fills that grow with
/// their part, texts that stay in its middle.
///
/// - Parameters:
///   - resizes: On which axes the part has another size.
///   - joinsRuns: Whether one of the drawings has the lines of a text as texts of their own.
///   - reordersViews: Whether the views that draw are in another order, so that what draws the same is
///     the same wherever it is.
func drawingChanges(
  from expected: [SnapshotCommand], to actual: [SnapshotCommand], resizes: Set<Axis>,
  joinsRuns: Bool, reordersViews: Bool = false
) -> [ThingChange] {
  if expected == actual { return [] }
  var old = expected.flattened
  var new = actual.flattened
  var rewrapped: String?
  if joinsRuns, old.count(where: \.isText) != new.count(where: \.isText) {
    // A text that is broken into other lines has other runs.
    let runs = Set((old + new).compactMap(\.string))
    (old, new) = (old.joiningRuns, new.joiningRuns)
    let text = (old + new).first { $0.isText && !runs.contains($0.string ?? "") }?.string
    rewrapped = (text ?? new.first { $0.isText }?.string) ?? ""
  }
  let (oldThings, newThings) = (old.things, new.things)
  let pairs = reordersViews ? unorderedPairs(of: old, and: new) : pairs(of: old, and: new)
  let places = PlaceComparison(
    pairs.compactMap { pair in
      guard let before = pair.old, let after = pair.new else { return nil }
      return PlaceComparison.Pair(
        old: old[before], new: new[after], thing: newThings[after])
    }, resizes: resizes)
  var changes: [ThingChange] = []
  for pair in pairs {
    switch pair {
    case (let before?, let after?):
      let thing = newThings[after]
      let found = old[before].changes(to: new[after], resizes: resizes)
      changes += found.filter { !(places.explained.contains(thing) && $0.isMove) }
        .map {
          ThingChange(
            thing: thing, change: $0, places: DrawnPlaces([old[before]], [new[after]]))
        }
    case (let before?, nil):
      let opacity = old[before].look.onlyOpacity
      changes.append(
        ThingChange(
          thing: oldThings[before],
          change: opacity.map { .value(of: "opacity", from: .number($0), to: .number(1)) }
            ?? .removed(old[before].noun),
          places: DrawnPlaces([old[before]], [])))
    case (nil, let after?):
      let opacity = new[after].look.onlyOpacity
      changes.append(
        ThingChange(
          thing: newThings[after],
          change: opacity.map { .value(of: "opacity", from: .number(1), to: .number($0)) }
            ?? .added(new[after].noun),
          places: DrawnPlaces([], [new[after]])))
    case (nil, nil): break
    }
  }
  changes += places.changes
  if changes.isEmpty, resizes.isEmpty, let rewrapped {
    return [
      ThingChange(
        thing: DrawnThing(verb: .text, number: 1, count: 1), change: .rewrapped(rewrapped, nil))
    ]
  }
  return changes
}

private typealias Pair = (old: Int?, new: Int?)

/// What of the new drawing corresponds to what of the old one, by their positions; nil where nothing
/// does.
private func pairs(of old: [SnapshotCommand], and new: [SnapshotCommand]) -> [Pair] {
  if stayInPlace(old, new) { return old.indices.map { ($0, $0) } }
  let pairs = aligned(Array(old.indices), Array(new.indices), by: { $0.appearance }, old, new)
    .flatMap { first, second in
      let same = pairsOfSameContent(first, second, old, new)
      let rest = first.filter { index in !same.contains { $0.old == index } }
      let left = second.filter { index in !same.contains { $0.new == index } }
      return same
        + aligned(rest, left, by: { $0.purpose }, old, new).flatMap { first, second in
          (0..<max(first.count, second.count)).flatMap { position -> [Pair] in
            let before = position < first.count ? first[position] : nil
            let after = position < second.count ? second[position] : nil
            if let before, let after, old[before].purpose != new[after].purpose {
              return [(before, nil), (nil, after)]
            }
            return [(before, after)]
          }
        }
    }
  return joiningMoved(pairs, old, new)
}

/// True for commands of the same kinds of which none looks like one at another number, and no two
/// texts or pictures that changed could have changed places: each is what it was.
///
/// In most items nothing else changed than a colour or a text: those need no search.
private func stayInPlace(_ old: [SnapshotCommand], _ new: [SnapshotCommand]) -> Bool {
  guard old.count == new.count, zip(old, new).allSatisfy({ $0.isForSamePurpose(as: $1) }) else {
    return false
  }
  let (before, after) = (old.map(\.appearance), new.map(\.appearance))
  let same = old.indices.filter { before[$0] == after[$0] }
  let known = Set(same)
  let changed = old.indices.filter { !known.contains($0) }
  return changed.count { old[$0].shown != nil } <= 1
    && haveNothingInCommon(before, after, but: same)
}

/// Texts and pictures that show the same as before, in whatever look and order; nothing unless each shows
/// something else than the others, before and after.
private func pairsOfSameContent(
  _ first: [Int], _ second: [Int], _ old: [SnapshotCommand], _ new: [SnapshotCommand]
) -> [Pair] {
  let before = first.filter { old[$0].shown != nil }
  let after = second.filter { new[$0].shown != nil }
  let places = Dictionary(
    after.map { (new[$0].shown, $0) }, uniquingKeysWith: { first, _ in first })
  let pairs = before.compactMap { index in places[old[index].shown].map { (old: index, new: $0) } }
  let isWhole = pairs.count == before.count && pairs.count == after.count
  return isWhole && Set(pairs.map(\.new)).count == pairs.count && pairs.count > 1
    ? pairs.map { (old: $0.old, new: $0.new) } : []
}

/// The pairs of commands that draw the same wherever they are in the order, and of the others in their
/// order.
private func unorderedPairs(of old: [SnapshotCommand], and new: [SnapshotCommand]) -> [Pair] {
  var known: [Pair] = []
  var (rest, left) = (Array(old.indices), Array(new.indices))
  func pair<Key: Hashable>(by key: (SnapshotCommand) -> Key?) {
    var places: [Key: [Int]] = [:]
    for index in left.reversed() {
      if let key = key(new[index]) { places[key, default: []].append(index) }
    }
    rest.removeAll { index in
      guard let key = key(old[index]), let place = places[key]?.popLast() else { return false }
      known.append((index, place))
      left.removeAll { $0 == place }
      return true
    }
  }
  pair(by: \.appearance)
  // The same text or picture in another look.
  pair(by: \.shown)
  let others = pairs(of: rest.map { old[$0] }, and: left.map { new[$0] })
  return known + others.map { (old: $0.old.map { rest[$0] }, new: $0.new.map { left[$0] }) }
}

/// The positions of commands cut where the keys of the commands agree.
private func aligned<Key: Hashable>(
  _ first: [Int], _ second: [Int], by key: (SnapshotCommand) -> Key, _ old: [SnapshotCommand],
  _ new: [SnapshotCommand]
) -> [(old: [Int], new: [Int])] {
  aligned(
    first.map { (position: $0, key: key(old[$0])) },
    second.map { (position: $0, key: key(new[$0])) },
    by: { $0.key }
  ).map { piece in (piece.old.map { $0.position }, piece.new.map { $0.position }) }
}

/// The pairs with what was removed and drawn again at another place of the order as one, such as the
/// filled dot in a row of dots.
private func joiningMoved(
  _ pairs: [Pair], _ old: [SnapshotCommand], _ new: [SnapshotCommand]
) -> [Pair] {
  var added: [SnapshotCommand: [Int]] = [:]
  for index in pairs.indices.reversed() where pairs[index].old == nil {
    if let command = pairs[index].new { added[new[command].appearance, default: []].append(index) }
  }
  var joined = pairs
  var taken: Set<Int> = []
  for index in pairs.indices where pairs[index].new == nil {
    guard let command = pairs[index].old, let place = added[old[command].appearance]?.popLast()
    else { continue }
    joined[index].new = pairs[place].new
    taken.insert(place)
  }
  joined = joined.indices.filter { !taken.contains($0) }.map { joined[$0] }
  // The only text in a look that is gone became the only one in it that came.
  let gone = joined.indices.filter { joined[$0].new == nil }
  let come = joined.indices.filter { joined[$0].old == nil }
  func only(_ index: Int?, _ commands: [SnapshotCommand]) -> SnapshotCommand? {
    index.map { commands[$0] }.flatMap { $0.isText ? $0 : nil }
  }
  guard gone.count == 1, come.count == 1, let before = only(joined[gone[0]].old, old),
    let after = only(joined[come[0]].new, new), before.style == after.style
  else { return joined }
  joined[gone[0]].new = joined[come[0]].new
  joined.remove(at: come[0])
  return joined
}

/// Two sequences cut where their keys agree.
///
/// Values with equal keys are alone with each other, and the values between those stay together. In
/// sequences that are equally long, values stay at their numbers where no other alignment has more in
/// common: of two equal texts, the first one changed.
func aligned<Value, Key: Hashable>(
  _ old: [Value], _ new: [Value], by key: (Value) -> Key
) -> [(old: [Value], new: [Value])] {
  var pieces: [(old: [Value], new: [Value])] = []
  var (oldEnd, newEnd) = (0, 0)
  let end = SequenceRun(first: old.count, second: new.count, count: 0)
  let (oldKeys, newKeys) = (old.map(key), new.map(key))
  var runs: [SequenceRun]
  let same = old.count == new.count ? old.indices.filter { oldKeys[$0] == newKeys[$0] } : nil
  if let same, haveNothingInCommon(oldKeys, newKeys, but: same) {
    runs = same.map { SequenceRun(first: $0, second: $0, count: 1) }
  } else {
    runs = commonRuns(of: oldKeys, and: newKeys)
    if let same, same.count == runs.reduce(0, { $0 + $1.count }) {
      runs = same.map { SequenceRun(first: $0, second: $0, count: 1) }
    }
  }
  for run in runs + [end] {
    if oldEnd < run.first || newEnd < run.second {
      pieces.append((Array(old[oldEnd..<run.first]), Array(new[newEnd..<run.second])))
    }
    for step in 0..<run.count {
      pieces.append(([old[run.first + step]], [new[run.second + step]]))
    }
    (oldEnd, newEnd) = (run.first + run.count, run.second + run.count)
  }
  return pieces
}

/// Whether it is known that no key occurs in both sequences but at the same numbers, of which no
/// other alignment can have more: keys are compared only where these are few.
private func haveNothingInCommon<Key: Hashable>(
  _ old: [Key], _ new: [Key], but same: [Int]
) -> Bool {
  let greatestCount = 16
  if same.count == old.count { return true }
  guard old.count - same.count <= greatestCount else { return false }
  let known = Set(same)
  let others = old.indices.filter { !known.contains($0) }
  return !others.contains { index in others.contains { old[index] == new[$0] } }
}

extension [SnapshotCommand] {
  /// The commands without groups: a group that changes the look of others is before them.
  fileprivate var flattened: [SnapshotCommand] {
    flatMap { command -> [SnapshotCommand] in
      guard command.verb == .group else { return [command] }
      var group = command
      // The only text in a group is what it is called.
      let texts = command.commands.texts
      group.commands = []
      group.string = texts.count == 1 ? texts[0] : nil
      if group.look.hasAtMostOpacity, command.commands.count == 1,
        var only = command.commands.first, only.verb != .group
      {
        // A lone drawing's opacity is its own: it moves with it.
        only.look.opacity = group.look.opacity ?? only.look.opacity
        return [only]
      }
      return (group.look == SnapshotCommand.Look() ? [] : [group]) + command.commands.flattened
    }
  }

  /// The commands with texts that follow each other in one font and colour as one.
  fileprivate var joiningRuns: [SnapshotCommand] {
    var joined: [SnapshotCommand] = []
    for command in self {
      var command = command
      // A line's width does not determine the whole text's.
      if command.isText { command.look.width = nil }
      guard command.isText, let last = joined.last, last.isText, last.style == command.style else {
        joined.append(command)
        continue
      }
      let text = last.string ?? ""
      let space = text.last?.isWhitespace ?? true ? "" : " "
      joined[joined.count - 1].string = text + space + (command.string ?? "")
    }
    return joined
  }
}

extension SnapshotCommand {
  fileprivate var isText: Bool { verb == .text }

  /// All but the place and the size: commands with one look are the same thing elsewhere.
  fileprivate var appearance: SnapshotCommand {
    var appearance = self
    appearance.origin = nil
    appearance.size = nil
    appearance.look.colorName = nil
    appearance.look.tintName = nil
    appearance.look.pictureName = nil
    if verb == .group { appearance.string = nil }
    if isText { appearance.look.width = nil }
    return appearance
  }

  /// What a text shows or what a picture is called; nil for other commands.
  fileprivate var shown: [String]? {
    guard verb == .text || verb == .image else { return nil }
    return (string ?? look.pictureName).map { [verb.rawValue, $0] }
  }

  /// What a command is for: one that became another with the same purpose has changed.
  fileprivate var purpose: [String] {
    [verb.rawValue]
      + (verb == .group ? LookField.all.filter { $0.write(look) != nil }.map(\.name) : [])
  }

  fileprivate func isForSamePurpose(as other: SnapshotCommand) -> Bool {
    verb == other.verb && (verb != .group || purpose == other.purpose)
  }
}

extension SnapshotCommand.Look {
  /// The opacity of a group that does nothing else; nil for others.
  fileprivate var onlyOpacity: Double? { hasAtMostOpacity ? opacity : nil }

  /// True for the look of a group that does nothing but let what is behind it shine through.
  fileprivate var hasAtMostOpacity: Bool {
    var other = self
    other.opacity = nil
    return other == SnapshotCommand.Look()
  }
}
