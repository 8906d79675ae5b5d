import DisplayList
import LayoutGeometry

/// One thing that is otherwise on a screen than it was: what, and how.
struct LayoutChange: Hashable, Sendable {
  /// What changed, as a sentence calls it; empty where the fact names it.
  var subject: String
  /// How it changed.
  var fact: Fact
  /// True for what follows from other changes, where there are any.
  var isConsequence = false
  /// Where on the screens it is.
  var places = ChangePlaces()
  /// How large what changed is where nothing else distinguishes it, as for a fill of a screen.
  var extent: Size?
  /// The number of the collection that it is of, on its screen; nil for none.
  var collection: Int?
  /// True for a view or a collection that came or went, and not an item.
  var isOfView = false

  /// How something changed; lengths in points.
  enum Fact: Hashable, Sendable {
    /// It is elsewhere, or has another size, or both.
    case frame(from: Rect, to: Rect)
    /// It came to a place, or with a size, that its layout does not give it.
    case unexplained(Rect)
    /// Several things moved by the same distance.
    case shifted(by: Point)
    /// Several things changed their sizes alike and moved by the same distance.
    case resizedTogether(from: Size, to: Size, by: Point)
    /// More things moved, each by a distance of its own.
    case movedToo
    /// More things became longer or shorter, each in a way of its own.
    case resizedToo
    /// A row or a column, or several that were alike, are longer or shorter across.
    case breadth(from: Double, to: Double)
    /// A number or a name is another one.
    case value(from: String, to: String)
    /// A setting of the canvas or of a collection is another one.
    case setting(from: String, to: String)
    /// Two items are each at the place of the other; their names, or nothing.
    case swapped(String)
    /// Things that follow each other are farther apart, or closer where the distance is negative.
    case apart(by: Double)
    /// Items are in another order; true for the reverse one.
    case inAnotherOrder(isReversed: Bool)
    /// Items are in the order of their labels, and were not.
    case sorted
    /// An item is at another number.
    case renumbered(from: String, to: String)
    /// It was not there; the number of the item that is there now, if it is not in the subject.
    case inserted(at: String?)
    /// It is not there any more.
    case removed
    /// It is at another place in the order of the others.
    case reordered(to: String)
    /// It is drawn before or after other things than it was.
    case drawnInAnotherOrder
    /// It is still there, and scrolled or pushed into sight.
    case cameIntoSight
    /// It is still there, and scrolled or pushed out of sight.
    case wentOutOfSight
    /// What it draws is different.
    case drawing(DrawingChange, isShared: Bool)
    /// A value that an item was given, or several were, is another one; its name first.
    case given(String, from: String, to: String)
    /// An earlier format records it in another way, so that nobody can compare it.
    case recordedOtherwise
    /// The texts differ, and no sentence describes how.
    case unnamed
    /// The two texts cannot be compared, for a reason.
    case incomparable(reason: String)
  }

  init(_ subject: String, _ fact: Fact, isConsequence: Bool = false) {
    self.subject = subject
    self.fact = fact
    self.isConsequence = isConsequence
  }

  /// The change in words on one line, without a full stop: `item 7 moved (16, 200) → (16, 208) pt`.
  var sentence: Sentence {
    let words = fact.words.onOneLine
    if subject.isEmpty { return words }
    switch fact {
    case .drawing(let change, _):
      // A text's new characters need no other name of it.
      if case .text(let from, _) = change, subject == "text '\(from.shortened)'" { return words }
      return "\(subject.onOneLine): \(words)"
    case .given: return "\(subject.onOneLine): \(words)"
    // `columns of section 1 2 → 3` would be hard to read.
    case .value where subject.contains(" of "): return "\(subject.onOneLine): \(words)"
    default: return "\(subject.onOneLine) \(words)"
    }
  }
}

extension LayoutChange {
  /// The change as one that follows from others, if that is true.
  func following(if isConsequence: Bool) -> LayoutChange {
    var change = self
    change.isConsequence = change.isConsequence || isConsequence
    return change
  }

  /// What is reported first: what others follow from.
  enum Rank: Int, Comparable {
    /// What a canvas or a collection was given.
    case setting
    /// What came, went, or is in another order.
    case structure
    /// What a text or a picture shows.
    case content
    /// How it looks.
    case style
    /// What size a view was given, how far it is from its place, and how much of its outline is drawn,
    /// which often follow from data.
    case modifier
    /// Where it is, and how large.
    case geometry
    /// What follows from any of the above, and is reported where there is nothing of it.
    case consequence

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// True for a separator that came or went.
  var isOfSeparator: Bool {
    switch fact {
    case .drawing(.added(.separator), _), .drawing(.removed(.separator), _): true
    default: false
    }
  }

  /// True for how large a layout draws a cell.
  var isOfCellScale: Bool {
    if case .drawing(let change, _) = fact { change.isOfCellScale } else { false }
  }

  /// True for a change of what elements show from which their sizes and places follow.
  var explainsFrames: Bool {
    guard case .drawing(let change, _) = fact else { return false }
    return switch change {
    case .text, .numbers, .cut, .rewrapped, .added, .removed, .resized, .gap, .swapped, .exchanged:
      true
    case .value, .replaced, .views: change.movesThings
    case .moved: false
    }
  }

  /// The same, where a change in a collection that an element holds may be one.
  var explainsFramesAround: Bool {
    guard collection != nil, !isConsequence else { return explainsFrames }
    switch fact {
    case .setting, .given, .value, .inserted, .removed, .swapped, .renumbered, .inAnotherOrder,
      .sorted, .resizedTogether, .resizedToo, .breadth, .apart:
      return true
    default: return explainsFrames
    }
  }

  /// True for a change because of which other things can be elsewhere, or have another size.
  var movesThings: Bool {
    switch fact {
    case .setting: subject != "appearance"
    case .drawing(let change, _): change.movesThings
    case .unnamed, .incomparable, .recordedOtherwise: false
    case .frame, .unexplained, .shifted, .resizedTogether, .movedToo, .resizedToo, .breadth,
      .value, .swapped, .apart, .inAnotherOrder, .sorted, .renumbered, .inserted, .removed,
      .reordered,
      .drawnInAnotherOrder, .cameIntoSight, .wentOutOfSight, .given:
      true
    }
  }

  /// What kind of change it is.
  var rank: Rank {
    if isConsequence { return .consequence }
    switch fact {
    case .setting, .given, .incomparable: return .setting
    case .value: return .setting
    case .inserted, .removed, .reordered, .swapped, .inAnotherOrder, .sorted, .renumbered,
      .drawnInAnotherOrder:
      return .structure
    case .drawing(.views(let change), _): return change.isOfGeometry ? .modifier : .structure
    case .drawing(let change, _):
      if change.changesContent { return .content }
      return change.isGeometry ? .geometry : .style
    case .frame, .unexplained, .shifted, .apart, .resizedTogether, .movedToo, .resizedToo, .breadth,
      .cameIntoSight,
      .wentOutOfSight, .recordedOtherwise, .unnamed:
      return .geometry
    }
  }
}

extension LayoutChange.Fact {
  fileprivate var words: Sentence {
    switch self {
    case .frame(let from, let to):
      Sentence(
        [
          from.origin == to.origin ? nil : "moved \(from.origin.words) → \(to.origin.words) pt",
          from.size.changeWords(to: to.size),
        ].compactMap { $0 }.joined(separator: " and "))
    case .unexplained(let frame):
      "is at \(frame.origin.words), \(frame.size.dump) pt, which does not follow from its layout"
    case .shifted(let distance): "moved \(distance.shiftWords)"
    case .resizedTogether(let from, let to, let distance):
      Sentence(
        [distance.isNone ? nil : "moved \(distance.shiftWords)", from.changeWords(to: to)]
          .compactMap { $0 }.joined(separator: " and "))
    case .breadth(let from, let to):
      "\(to > from ? "grew" : "shrank") \(from.dump) → \(to.dump) pt"
    case .value(let from, let to), .setting(let from, let to): "\(from) → \(to)"
    case .swapped(let names): "swapped\(names.isEmpty ? "" : ": \(names)")"
    case .apart(let distance):
      "are \(abs(distance).dump) pt \(distance > 0 ? "farther apart" : "closer")"
    case .inAnotherOrder(let isReversed):
      isReversed ? "are in the reverse order" : "are in another order"
    case .sorted: "are sorted by what they show"
    case .renumbered(let from, let to): "moved from \(from) to \(to)"
    case .inserted(let place): "inserted\(place.map { " at \($0)" } ?? "")"
    case .movedToo: "moved, too"
    case .resizedToo: "grew or shrank, too"
    case .removed: "removed"
    case .reordered(let place): "is now \(place)"
    case .drawnInAnotherOrder: "is elsewhere in the order"
    case .cameIntoSight: "came into sight"
    case .wentOutOfSight: "went out of sight"
    case .drawing(let change, let isShared): isShared ? change.sharedWords : change.words
    case .given(let name, let from, let to): "\(name) \(from) → \(to)"
    case .recordedOtherwise: "cannot be compared: an earlier release recorded the golden"
    case .unnamed:
      "the layouts differ in something that only their texts show, such as the order of drawing"
    case .incomparable(let reason): "the layouts cannot be compared: \(reason)"
    }
  }
}

extension Point {
  /// True for a distance that nobody sees.
  var isNone: Bool { x.isNone && y.isNone }
}

extension Size {
  /// How a size became another one: `grew taller 120 → 128 pt`; nil if it did not.
  func changeWords(to other: Size) -> String? {
    switch ((other.width - width).isNone, (other.height - height).isNone) {
    case (true, true): nil
    case (true, false):
      "\(other.height > height ? "grew taller" : "became shorter") "
        + "\(height.dump) → \(other.height.dump) pt"
    case (false, true):
      "\(other.width > width ? "grew wider" : "became narrower") "
        + "\(width.dump) → \(other.width.dump) pt"
    case (false, false): "changed its size \(dump) → \(other.dump) pt"
    }
  }
}
