package import DisplayList
package import LayoutGeometry

/// How what a part draws changed.
package enum DrawingChange: Hashable, Sendable {
  /// A property has another value, as in `fill #007AFF → #0A84FF`.
  case value(of: String, from: DrawingValue, to: DrawingValue)
  /// A text has other characters.
  case text(from: String, to: String)
  /// A text is cut at another place, or not any more.
  case cut(from: String, to: String)
  /// A text is broken into other lines.
  case rewrapped(String)
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

  /// A part has another label, or none.
  static func label(from: String?, to: String?) -> DrawingChange {
    .value(
      of: "label", from: from.map(DrawingValue.label) ?? .nothing,
      to: to.map(DrawingValue.label) ?? .nothing)
  }

  /// True for a text, or how it is set, that makes what is around it move.
  var changesText: Bool {
    switch self {
    case .text, .cut, .rewrapped: true
    case .value(_, .font, _): true
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
  var words: Sentence {
    switch self {
    case .value(let name, let from, let to): "\(name) \(from.words) → \(to.words)"
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
  var sharedWords: Sentence {
    switch self {
    case .moved(let what, let from, let to): return "\(what) moved \((to - from).shiftWords)"
    case .resized(let what, let from, let to):
      let lengths = [
        lengthWords(to.width - from.width, "wider", "narrower"),
        lengthWords(to.height - from.height, "higher", "lower"),
      ].compactMap { $0 }.joined(separator: " and ")
      return "\(what) \(lengths)"
    case .cut: return "texts cut at other places"
    case .value, .text, .rewrapped, .added, .removed, .replaced: return words
    }
  }
}

/// What a property of a drawing is; lengths in points.
package enum DrawingValue: Hashable, Sendable {
  /// There is no such property.
  case nothing
  case number(Double)
  case dash([Double])
  case offset(Point)
  case radii(CornerRadii)
  case color(RGBA)
  /// The colours of a gradient.
  case gradient([RGBA])
  /// A font's name and its size.
  case font(String?, Double?)
  case label(String)

  /// What a shape is filled with, wherever a gradient's line is.
  init(_ paint: Paint?) {
    switch paint {
    case nil: self = .nothing
    case .color(let color): self = .color(color)
    case .linearGradient(let gradient): self = .gradient(gradient.stops.map(\.color))
    }
  }

  /// The value as sentences have it.
  var words: Sentence {
    switch self {
    case .nothing: "none"
    case .number(let number): "\(number.dump)"
    case .dash(let dash): "\(dash.dump)"
    case .offset(let offset): "\(offset.dump)"
    case .radii(let radii): "\(radii.dump)"
    case .color(let color): "\(color)"
    case .gradient(let colors):
      colors.dropFirst().reduce(colors.first.map { "gradient \($0)" } ?? "gradient ") {
        "\($0) to \($1)"
      }
    case .font(let name, let size):
      "\([name, size?.dump].compactMap { $0 }.joined(separator: " "))"
    case .label(let label): "'\(label.shortened)'"
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
