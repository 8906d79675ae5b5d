import DisplayList
import LayoutGeometry

/// What a property of a drawing is; lengths in points.
enum DrawingValue: Hashable, Sendable {
  /// There is no such property.
  case nothing
  case number(Double)
  case dash([Double])
  case offset(Point)
  case radii(CornerRadii)
  case color(RGBA)
  /// A colour with its name.
  case named(String, RGBA)
  /// The colours of a gradient.
  case gradient([RGBA])
  /// A font's name and its size.
  case font(String?, Double?)
  case label(String)
  /// The name of a picture.
  case name(String)
  /// A value in words, as of a rotation.
  case words(String)

  /// What a shape is filled with, wherever a gradient's line is.
  ///
  /// - Parameter name: What the colour is called.
  init(_ paint: Paint?, name: String? = nil) {
    switch paint {
    case nil: self = .nothing
    case .color(let color): self = name.map { .named($0, color) } ?? .color(color)
    case .linearGradient(let gradient): self = .gradient(gradient.stops.map(\.color))
    case .roundGradient(let gradient): self = .gradient(gradient.stops.map(\.color))
    case .meshGradient(let mesh): self = .gradient(mesh.colors)
    }
  }

  /// True for what a shape or a text is painted with.
  var isColor: Bool {
    switch self {
    case .color, .named, .gradient: true
    case .nothing, .number, .dash, .offset, .radii, .font, .label, .name, .words: false
    }
  }

  /// What the value is called; nil for one without a name.
  var name: String? {
    if case .named(let name, _) = self { name } else { nil }
  }

  /// The value whatever it is called.
  var anonymous: DrawingValue {
    if case .named(_, let color) = self { .color(color) } else { self }
  }

  /// How a property of a name became another one: `corner radius 10 → 14`, or for named colours
  /// `fill mint → teal (#00C7BE → #30B0C7)`.
  static func words(_ name: String, from: DrawingValue, to: DrawingValue) -> Sentence {
    switch (from, to) {
    case (.named(let old, let before), .named(let new, let after)) where old != new:
      "\(name) \(old) → \(new) (\(before) → \(after))"
    // A name of one alone says nothing about the other.
    case (.named, .color), (.color, .named):
      "\(name) \(from.anonymous.words) → \(to.anonymous.words)"
    case (.font(let old, let before?), .font(let new, let after?)) where old == new:
      "font size \(before.dump) → \(after.dump)"
    case (.font(let old?, let before), .font(let new?, let after)) where before == after:
      "font \(old) → \(new)"
    default: "\(name) \(from.words) → \(to.words)"
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
    case .named(let name, let color): "\(name) \(color)"
    case .gradient(let colors):
      colors.dropFirst().reduce(colors.first.map { "gradient \($0)" } ?? "gradient ") {
        "\($0) to \($1)"
      }
    case .font(let name, let size):
      "\([name, size?.dump].compactMap { $0 }.joined(separator: " "))"
    case .label(let label): "'\(label.shortened)'"
    case .name(let name): "\(name.shortened)"
    case .words(let words): "\(words)"
    }
  }
}

extension DrawingValue {
  /// True for what those hear who cannot see the screen.
  var isLabel: Bool { if case .label = self { true } else { false } }
}
