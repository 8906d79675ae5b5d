import DisplayList
package import LayoutGeometry

/// How what a part draws changed.
package enum DrawingChange: Hashable, Sendable {
  /// A property has another value, as in `fill #007AFF → #0A84FF`.
  case value(of: String, from: String, to: String)
  /// A text has other characters.
  case text(from: String, to: String)
  /// A text is cut at another place, or not any more.
  case cut(from: String, to: String)
  /// A text is broken into other lines.
  case rewrapped(String)
  /// Something is drawn that was not.
  case added(String)
  /// Something is not drawn any more.
  case removed(String)
  /// Something became another whose look words cannot describe, as a picture.
  case replaced(String)
  /// Something is elsewhere in its part, in points.
  case moved(String, from: Point, to: Point)
  /// Something has another size, in points.
  case resized(String, from: Size, to: Size)

  /// A part has another label, or none.
  static func label(from: String?, to: String?) -> DrawingChange {
    func quoted(_ label: String?) -> String { label.map { "'\($0.shortened)'" } ?? "none" }
    return .value(of: "label", from: quoted(from), to: quoted(to))
  }

  /// True for a text, or how it is set, that makes what is around it move.
  var changesText: Bool {
    switch self {
    case .text, .cut, .rewrapped: true
    case .value(let name, _, _): name == "font"
    default: false
    }
  }

  /// True for a change of place or size alone.
  var isGeometry: Bool {
    switch self {
    case .moved, .resized: true
    case .value, .text, .cut, .rewrapped, .added, .removed, .replaced: false
    }
  }

  /// The change in words, without what changed.
  var words: String {
    switch self {
    case .value(let name, let from, let to): "\(name) \(from) → \(to)"
    case .text(let from, let to): "text '\(from.shortened)' → '\(to.shortened)'"
    case .cut(let from, let to):
      "text '\(from.shortened)' \(to.hasSuffix("…") ? "cut to" : "shown as") '\(to.shortened)'"
    case .rewrapped(let text): "text '\(text.shortened)' broken into other lines"
    case .added(let what): "\(what) added"
    case .removed(let what): "\(what) removed"
    case .replaced(let what): "another \(what)"
    case .moved(let what, let from, let to): "\(what) moved \(from.words) → \(to.words)"
    case .resized(let what, let from, let to): "\(what) \(from.dump) → \(to.dump)"
    }
  }

  /// The change in words, for several parts in which it is the same but for where it began.
  var sharedWords: String {
    switch self {
    case .moved(let what, let from, let to): "\(what) moved \((to - from).shiftWords)"
    case .resized(let what, let from, let to):
      "\(what) "
        + [
          lengthWords(to.width - from.width, "wider", "narrower"),
          lengthWords(to.height - from.height, "higher", "lower"),
        ].compactMap { $0 }.joined(separator: " and ")
    case .cut: "texts cut at other places"
    case .value, .text, .rewrapped, .added, .removed, .replaced: words
    }
  }
}

/// `8 wider`, `4 narrower`; nil for a length that stayed the same.
private func lengthWords(_ change: Double, _ more: String, _ less: String) -> String? {
  if change.isNone { return nil }
  return change > 0 ? "\(change.dump) \(more)" : "\((-change).dump) \(less)"
}

extension Double {
  /// True for a distance that rounding to a thousandth of a point makes.
  var isNone: Bool { abs(self) < 0.0015 }
}

extension Point {
  /// The point as people write it: `(16, 200)`.
  var words: String { "(\(x.dump), \(y.dump))" }

  /// A distance in words: `down by 8`, `left by 4 and up by 2`.
  var shiftWords: String {
    [
      x.isNone ? nil : x > 0 ? "right by \(x.dump)" : "left by \((-x).dump)",
      y.isNone ? nil : y > 0 ? "down by \(y.dump)" : "up by \((-y).dump)",
    ].compactMap { $0 }.joined(separator: " and ")
  }
}
