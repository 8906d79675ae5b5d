import DisplayList
import LayoutGeometry
import PlainText

/// How what a part draws changed.
enum DrawingChange: Hashable, Sendable {
  /// A property has another value, as in `fill #007AFF → #0A84FF`.
  case value(of: String, from: DrawingValue, to: DrawingValue)
  /// A text has other characters.
  case text(from: String, to: String)
  /// Texts have other numbers, each among words of its own; an example.
  case numbers(from: String, to: String)
  /// A text is cut at another place, or not any more.
  case cut(from: String, to: String)
  /// A text is broken into other lines; their numbers before and after, where they are known.
  case rewrapped(String, LineCounts?)
  /// Something is drawn that was not.
  case added(Sentence)
  /// Something is not drawn any more.
  case removed(Sentence)
  /// Something became another whose look words cannot describe, as a picture.
  case replaced(String)
  /// Something is elsewhere in its part, in points.
  case moved(String, from: Point, to: Point)
  /// Something has another size, in points.
  case resized(String, from: Size, to: Size)
  /// Two things changed places.
  case swapped(DrawnThing, DrawnThing)
  /// Each of two texts shows what the other one did, in the look of that.
  case exchanged(DrawnThing, DrawnThing)
  /// Two things that follow each other are farther apart, or closer where the distance is negative; in
  /// points.
  case gap(DrawnThing, DrawnThing, by: Double)
  /// The views that draw it, or what decides their places, are others.
  case views(ViewChange)

  /// How many lines a text had, and has.
  struct LineCounts: Hashable, Sendable {
    var from: Int
    var to: Int
  }

  /// A part has another label, or none.
  static func label(from: String?, to: String?) -> DrawingChange {
    .value(
      of: "label", from: from.map(DrawingValue.label) ?? .nothing,
      to: to.map(DrawingValue.label) ?? .nothing)
  }

  /// True for a text, or how it is set, that makes what is around it move.
  var changesText: Bool {
    switch self {
    case .text, .numbers, .cut, .rewrapped: true
    case .value(_, .font, _), .value("tracking", _, _): true
    default: false
    }
  }

  /// True for a change because of which other things can be elsewhere, or have another size.
  var movesThings: Bool {
    switch self {
    case .text, .numbers, .cut, .rewrapped, .added, .removed, .moved, .resized, .swapped,
      .exchanged, .gap,
      .replaced("picture"), .replaced("text"), .replaced("line spacing or alignment"):
      true
    case .views(let change): !change.movesNothing
    case .value(let name, let from, _):
      if case .font = from {
        true
      } else {
        ["symbol", "picture", "size", "stretch", "tracking"].contains(name)
          || name.hasPrefix("width")
      }
    case .replaced: false
    }
  }

  /// True for what is shown, and not how.
  var changesContent: Bool {
    switch self {
    case .text, .numbers, .cut, .rewrapped, .added, .removed, .swapped, .exchanged: true
    case .value(_, .name, _), .value(_, .label, _), .replaced("picture"): true
    case .value, .replaced, .moved, .resized, .gap, .views: false
    }
  }

  /// True for a change of place or size alone.
  var isGeometry: Bool {
    switch self {
    case .moved, .resized, .gap, .replaced("line spacing or alignment"): true
    case .value, .text, .numbers, .cut, .rewrapped, .added, .removed, .replaced, .swapped,
      .exchanged, .views:
      false
    }
  }

  /// True for what follows from other things, where the views are known: places, sizes, their order, and
  /// the lines of texts.
  var followsFromViews: Bool {
    switch self {
    case .rewrapped, .added(.clip), .removed(.clip), .replaced("clip"): true
    default: isGeometry
    }
  }

  /// True for things that changed places.
  var isSwap: Bool {
    if case .swapped = self { true } else { false }
  }

  /// True for a radius of corners, which shows that something is clipped to it.
  var isOfCorners: Bool {
    if case .value("corner radius", _, _) = self { true } else { false }
  }

  /// True for corners that are cut off, or are not any more.
  var isOfWholeCorners: Bool {
    if case .value("corner radius", let from, let to) = self {
      from == .number(0) || to == .number(0)
    } else {
      false
    }
  }

  /// True for what follows from a text that takes another room.
  var followsFromText: Bool {
    switch self {
    case .moved, .resized: true
    case .value, .text, .numbers, .cut, .rewrapped, .added, .removed, .replaced, .swapped,
      .exchanged, .gap, .views:
      false
    }
  }

  /// The change of a thing whose name a sentence begins with: its colour, and not again what it is.
  var ofNamedThing: DrawingChange {
    switch self {
    case .value("text colour", let from, let to), .value("fill", let from, let to),
      .value("border", let from, let to):
      .value(of: "colour", from: from, to: to)
    case .moved(_, let from, let to): .moved("", from: from, to: to)
    case .resized(_, let from, let to): .resized("", from: from, to: to)
    case .value, .text, .numbers, .cut, .rewrapped, .added, .removed, .replaced, .swapped,
      .exchanged, .gap, .views:
      self
    }
  }

  /// True for how large a layout draws a cell, which follows from where the cell is.
  var isOfCellScale: Bool {
    if case .value(TransformWords.cellScale, _, _) = self { true } else { false }
  }

  /// True for a change of place.
  var isMove: Bool {
    if case .moved = self { true } else { false }
  }

  /// The change without where it began, and without what things are called, so that things that moved
  /// as far are alike.
  var shared: DrawingChange {
    switch self {
    case .moved(let what, let from, let to):
      .moved(what, from: .zero, to: (to - from).thousandths)
    case .resized(let what, let from, let to):
      .resized(
        what, from: .zero,
        to: Size(
          width: (to.width - from.width).thousandths, height: (to.height - from.height).thousandths)
      )
    case .cut: .cut(from: "", to: "")
    case .swapped(let one, let other): .swapped(one.anonymous, other.anonymous)
    case .exchanged(let one, let other): .exchanged(one.anonymous, other.anonymous)
    case .gap(let one, let other, let distance):
      .gap(one.anonymous, other.anonymous, by: distance.thousandths)
    case .text(let from, let to):
      pattern(of: from) == pattern(of: to)
        ? .numbers(from: "", to: "") : .text(from: pattern(of: from), to: pattern(of: to))
    case .numbers: .numbers(from: "", to: "")
    case .value(let name, .label(let from), .label(let to)):
      .value(of: name, from: .label(pattern(of: from)), to: .label(pattern(of: to)))
    case .rewrapped: .rewrapped("", nil)
    case .value, .added, .removed, .replaced, .views: self
    }
  }

  /// The change in words, without what changed.
  var words: Sentence {
    switch self {
    case .value(let name, let from, let to): DrawingValue.words(name, from: from, to: to)
    case .text(let from, let to):
      { "text '\($0.0)' → '\($0.1)'" }(shortenedAroundDifference(from, to))
    case .numbers(let from, let to):
      {
        "other numbers in text ('\($0.0)' → '\($0.1)', …)"
      }(shortenedAroundDifference(from, to))
    case .cut(let from, let to):
      {
        "text '\($0.0)' \(to.contains("…") ? "cut to" : "shown as") '\($0.1)'"
      }(shortenedAroundDifference(from, to))
    case .rewrapped(let text, let counts):
      "text '\(text.shortened)' wraps otherwise\(counts?.words ?? "")"
    case .added(let what): "\(what) added"
    case .removed(let what): "\(what) removed"
    case .replaced(let what): "another \(what)"
    case .moved(let what, let from, let to):
      "\(what.spaced)moved \(from.words) → \(to.words) pt"
    case .resized(let what, let from, let to): "\(what.spaced)\(from.dump) → \(to.dump) pt"
    case .swapped(let one, let other):
      "\(one.words ?? "a drawing") and \(other.words ?? "a drawing") changed places"
    case .exchanged(let one, let other):
      "\(one.words ?? "a text") and \(other.words ?? "a text") exchanged"
    case .gap(let one, let other, let distance):
      "\(one.words ?? "a drawing") and \(other.words ?? "a drawing") \(distance.gapWords)"
    case .views(let change): change.words
    }
  }

  /// The change in words, for several parts in which it is the same but for where it began.
  var sharedWords: Sentence {
    switch self {
    case .moved(let what, let from, let to):
      return "\(what.spaced)moved \((to - from).shiftWords)"
    case .resized(let what, let from, let to):
      let lengths = [
        lengthWords(to.width - from.width, "wider", "narrower"),
        lengthWords(to.height - from.height, "higher", "lower"),
      ].compactMap { $0 }.joined(separator: " and ")
      return "\(what.spaced)\(lengths)"
    case .cut: return "texts cut at other places"
    case .rewrapped: return "texts wrap otherwise"
    case .text(let from, let to): return Self.patternWords("text", from, to)
    case .value(let name, .label(let from), .label(let to)):
      return Self.patternWords(name, from, to)
    case .swapped(let one, let other):
      return "\(one.wordsInItems ?? "text") and \(other.wordsInItems ?? "picture") changed places"
    case .exchanged(let one, let other):
      return "\(one.wordsInItems ?? "text") and \(other.wordsInItems ?? "text") exchanged"
    case .gap(let one, let other, let distance):
      return
        "\(one.wordsInItems ?? "text") and \(other.wordsInItems ?? "picture") \(distance.gapWords)"
    case .value(let name, let from, let to) where from.isColor && to.isColor:
      // Each part had a colour of its own.
      return "\(name) now \(to.words)"
    case .value, .numbers, .added, .removed, .replaced, .views: return words
    }
  }

  /// How several texts or labels of one pattern changed: `text 'from N €' → 'N €'`.
  private static func patternWords(_ noun: String, _ from: String, _ to: String) -> Sentence {
    let (old, new) = shortenedAroundDifference(pattern(of: from), pattern(of: to))
    guard old == new else { return "\(noun) '\(old)' → '\(new)'" }
    let (one, other) = shortenedAroundDifference(from, to)
    return "other numbers in \(noun) '\(new)' ('\(one)' → '\(other)', …)"
  }
}

extension String {
  /// The text with a space after it; nothing for nothing.
  fileprivate var spaced: String { isEmpty ? "" : self + " " }
}

extension DrawingChange.LineCounts {
  fileprivate var words: String {
    from == to
      ? " (\(counted(to, "line")), as before)" : " (\(counted(to, "line")), \(from) before)"
  }
}

extension Point {
  /// The point rounded to thousandths, as snapshots are.
  fileprivate var thousandths: Point { Point(x: x.thousandths, y: y.thousandths) }
}

extension Double {
  fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 }

  /// A gap's change in words: `4 pt closer`.
  fileprivate var gapWords: String {
    self > 0 ? "\(dump) pt farther apart" : "\((-self).dump) pt closer"
  }
}

/// `8 pt wider`, `4 pt narrower`; nil for a length that stayed the same.
private func lengthWords(_ change: Double, _ more: String, _ less: String) -> String? {
  if change.isNone { return nil }
  return change > 0 ? "\(change.dump) pt \(more)" : "\((-change).dump) pt \(less)"
}

extension Double {
  /// True for a distance that rounding to a thousandth of a point makes.
  var isNone: Bool { abs(self) < 0.0015 }
}

extension Point {
  /// The point as people write it: `(16, 200)`.
  var words: String { "(\(x.dump), \(y.dump))" }

  /// A distance in words: `down by 8 pt`, `left by 4 and up by 2 pt`.
  var shiftWords: String {
    [
      x.isNone ? nil : x > 0 ? "right by \(x.dump)" : "left by \((-x).dump)",
      y.isNone ? nil : y > 0 ? "down by \(y.dump)" : "up by \((-y).dump)",
    ].compactMap { $0 }.joined(separator: " and ") + " pt"
  }
}
