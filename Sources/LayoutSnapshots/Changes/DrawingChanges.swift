import LayoutGeometry
import PlainText

/// A change of a drawing, and of what.
struct ThingChange: Hashable {
  var thing: DrawnThing
  var change: DrawingChange
  /// Where in the part it is; nothing for all of the part.
  var places = DrawnPlaces()
  /// The opacity of what came or went; nil for one of 1.
  var opacity: Double?
  /// The places of the commands among those of the part without groups; nil for what is not there.
  var oldCommand: Int?
  var newCommand: Int?
  /// True for a move that a gap between this and another thing describes.
  var isInGap = false
  /// True for a move of a text whose characters or font are others, which describes it unless nothing can
  /// have moved it.
  var isOfOtherText = false

  /// Where it is on both sides.
  var rects: [Rect] { places.before + places.after }
}

/// How two drawings of one part differ, in the order of drawing.
///
/// Commands are paired as `CommandPairing` does. What follows from a change of the part's own size is not reported: fills that grow with
/// their part, texts that stay in its middle.
///
/// - Parameters:
///   - resizes: On which axes the part has another size.
///   - joinsRuns: Whether one of the drawings has the lines of a text as texts of their own.
///   - reordersViews: Whether the views that draw are in another order, so that what draws the same is
///     the same wherever it is.
///   - keepsFills: Whether each view has as many fills as before.
///   - views: The views with names in the part, before and after.
///   - drawers: The views that draw the commands; nil where they are not known.
///   - keepsGapMoves: Whether moves are also answered that gaps between things describe, or other texts.
func drawingChanges(
  from expected: [SnapshotCommand], to actual: [SnapshotCommand], resizes: Set<Axis>,
  joinsRuns: Bool, reordersViews: Bool = false, keepsFills: Bool = false,
  views: (old: [ViewInPart], new: [ViewInPart]) = ([], []), drawers: CommandViews? = nil,
  keepsGapMoves: Bool = false
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
  let (oldThings, newThings) = (old.things(around: views.old), new.things(around: views.new))
  let pairing = CommandPairing(
    old, oldThings, new, newThings, keepsFills: keepsFills, views: rewrapped == nil ? drawers : nil)
  let pairs =
    reordersViews
    ? pairing.pairsInAnyOrder
    : drawers?.hasLayers == true ? pairing.pairsOfViews : pairing.pairs
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
      changes += found.map {
        ThingChange(
          thing: thing, change: $0, places: DrawnPlaces([old[before]], [new[after]]),
          oldCommand: before, newCommand: after,
          isInGap: places.explained.contains(thing) && $0.isMove)
      }
      if keepsGapMoves, let move = old[before].moveOfOtherText(to: new[after], found) {
        changes.append(
          ThingChange(
            thing: thing, change: move, places: DrawnPlaces([old[before]], [new[after]]),
            oldCommand: before, newCommand: after, isOfOtherText: true))
      }
    case (let before?, nil):
      changes.append(
        ThingChange(
          thing: oldThings[before],
          change: old[before].look.change(toNothing: true) ?? .removed(old[before].noun),
          places: DrawnPlaces([old[before]], []), opacity: old[before].look.opacity,
          oldCommand: before))
    case (nil, let after?):
      changes.append(
        ThingChange(
          thing: newThings[after],
          change: new[after].look.change(toNothing: false) ?? .added(new[after].noun),
          places: DrawnPlaces([], [new[after]]), opacity: new[after].look.opacity,
          newCommand: after))
    case (nil, nil): break
    }
  }
  changes += places.changes
  if !keepsGapMoves { changes.removeAll(where: \.isInGap) }
  if changes.isEmpty, resizes.isEmpty, let rewrapped {
    return [
      ThingChange(
        thing: DrawnThing(verb: .text, number: 1, count: 1), change: .rewrapped(rewrapped, nil))
    ]
  }
  return changes
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
  var flattened: [SnapshotCommand] {
    contains { $0.verb == .group } ? flattenedWithSpans.map(\.command) : self
  }

  /// The same, each group with how many of the commands after it are in it.
  var flattenedWithSpans: [(command: SnapshotCommand, span: Int)] {
    flatMap { command -> [(command: SnapshotCommand, span: Int)] in
      guard command.verb == .group else { return [(command, 0)] }
      if let text = command.textInPieces { return [(text, 0)] }
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
        // A picture is called by its label.
        if only.verb == .image { only.string = group.string ?? command.string }
        return [(only, 0)]
      }
      let inside = command.commands.flattenedWithSpans
      return (group.look == SnapshotCommand.Look() ? [] : [(group, inside.count)]) + inside
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
  /// The text that a group draws in pieces of several fonts, as one; nil for another group.
  fileprivate var textInPieces: SnapshotCommand? {
    guard look == Look(), let string, commands.count > 1, commands.allSatisfy(\.isText),
      var text = commands.first,
      // Pieces in several colours change each by itself.
      commands.allSatisfy({ $0.look.color == text.look.color })
    else { return nil }
    var fonts: [String] = []
    for font in commands.compactMap(\.look.font) where !fonts.contains(font) { fonts.append(font) }
    text.string = string
    text.look.font = fonts.joined(separator: " and ")
    text.look.width = nil
    return text
  }
}

extension SnapshotCommand.Look {
  /// How the look of a group came, or went, that has a value without the group; nil for others.
  ///
  /// - Parameter isReverse: True for one that went.
  fileprivate func change(toNothing isReverse: Bool) -> DrawingChange? {
    if let transform {
      return isReverse
        ? TransformWords.change(from: transform, to: nil)
        : TransformWords.change(from: nil, to: transform)
    }
    guard hasAtMostOpacity, let opacity else { return nil }
    return .value(
      of: "opacity", from: .number(isReverse ? opacity : 1), to: .number(isReverse ? 1 : opacity))
  }

  /// True for the look of a group that does nothing but let what is behind it shine through.
  fileprivate var hasAtMostOpacity: Bool {
    var other = self
    other.opacity = nil
    return other == SnapshotCommand.Look()
  }
}
