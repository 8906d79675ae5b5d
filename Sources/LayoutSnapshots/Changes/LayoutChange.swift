import DisplayList
package import LayoutGeometry

/// One thing that is otherwise on a screen than it was: what, and how.
package struct LayoutChange: Hashable, Sendable {
  /// What changed, as a sentence calls it; empty where the fact names it.
  package var subject: String
  /// How it changed.
  package var fact: Fact

  /// How something changed; lengths in points.
  package enum Fact: Hashable, Sendable {
    /// It is elsewhere, or has another size, or both.
    case frame(from: Rect, to: Rect)
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
    /// It was not there; the number of the item that is there now, if it is not in the subject.
    case inserted(at: String?)
    /// It is not there any more.
    case removed
    /// It is at another place in the order of the others.
    case reordered(to: String)
    /// It is still there, and scrolled or pushed into sight.
    case cameIntoSight
    /// It is still there, and scrolled or pushed out of sight.
    case wentOutOfSight
    /// What it draws is different.
    case drawing(DrawingChange, isShared: Bool)
    /// The texts differ, and no sentence describes how.
    case unnamed
    /// The two texts cannot be compared, for a reason.
    case incomparable(reason: String)
  }

  init(_ subject: String, _ fact: Fact) {
    self.subject = subject
    self.fact = fact
  }

  /// The change in words on one line, without a full stop: `item 7 moved (16, 200) → (16, 208)`.
  package var sentence: Sentence {
    let words = fact.words.onOneLine
    if subject.isEmpty { return words }
    switch fact {
    case .drawing: return "\(subject.onOneLine): \(words)"
    // `columns of section 1 2 → 3` would be hard to read.
    case .value where subject.contains(" of "): return "\(subject.onOneLine): \(words)"
    default: return "\(subject.onOneLine) \(words)"
    }
  }
}

extension LayoutChange.Fact {
  fileprivate var words: Sentence {
    switch self {
    case .frame(let from, let to):
      Sentence(
        [
          from.origin == to.origin ? nil : "moved \(from.origin.words) → \(to.origin.words)",
          from.size.changeWords(to: to.size),
        ].compactMap { $0 }.joined(separator: " and "))
    case .shifted(let distance): "moved \(distance.shiftWords)"
    case .resizedTogether(let from, let to, let distance):
      Sentence(
        [distance.isNone ? nil : "moved \(distance.shiftWords)", from.changeWords(to: to)]
          .compactMap { $0 }.joined(separator: " and "))
    case .breadth(let from, let to):
      "\(to > from ? "grew" : "shrank") \(from.dump) → \(to.dump)"
    case .value(let from, let to): "\(from) → \(to)"
    case .inserted(let place): "inserted\(place.map { " at \($0)" } ?? "")"
    case .movedToo: "moved, too"
    case .resizedToo: "grew or shrank, too"
    case .removed: "removed"
    case .reordered(let place): "is now \(place)"
    case .cameIntoSight: "came into sight"
    case .wentOutOfSight: "went out of sight"
    case .drawing(let change, let isShared): isShared ? change.sharedWords : change.words
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
  /// How a size became another one: `grew taller 120 → 128`; nil if it did not.
  func changeWords(to other: Size) -> String? {
    switch ((other.width - width).isNone, (other.height - height).isNone) {
    case (true, true): nil
    case (true, false):
      "\(other.height > height ? "grew taller" : "became shorter") "
        + "\(height.dump) → \(other.height.dump)"
    case (false, true):
      "\(other.width > width ? "grew wider" : "became narrower") "
        + "\(width.dump) → \(other.width.dump)"
    case (false, false): "changed its size \(dump) → \(other.dump)"
    }
  }
}
