import DisplayList
package import LayoutGeometry

// One method a type of value. A value that is nil was not given, and has no setting.

extension LayoutSetting {
  /// Creates a setting for a length in points.
  package static func length(
    _ name: String, _ value: Double?, default defaultValue: Double? = nil,
    changing effects: Effects = [.size, .place]
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, effects) { .length($0) }
  }

  /// Creates a setting for a number without a unit.
  package static func number(
    _ name: String, _ value: Double?, default defaultValue: Double? = nil,
    changing effects: Effects = [.size, .place]
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, effects) { .number($0) }
  }

  /// Creates a setting for a number of things, or a position among them.
  package static func count(
    _ name: String, _ value: Int?, default defaultValue: Int? = nil,
    changing effects: Effects = [.size, .place]
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, effects) { .number(Double($0)) }
  }

  /// Creates a setting for one of several choices, or a rule in words.
  package static func word(
    _ name: String, _ value: String?, default defaultValue: String? = nil,
    changing effects: Effects = [.size, .place]
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, effects) { .name($0) }
  }

  /// Creates a setting for a claim that is true or false.
  package static func flag(
    _ name: String, _ value: Bool?, default defaultValue: Bool? = false,
    changing effects: Effects = [.size, .place]
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, effects) { .flag($0) }
  }

  /// Creates a setting for a text that is drawn.
  package static func text(
    _ name: String, _ value: String?, default defaultValue: String? = nil,
    changing effects: Effects = [.content, .paint]
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, effects) { .text($0) }
  }

  /// Creates a setting for a colour.
  package static func color(
    _ name: String, _ value: Color?, default defaultValue: Color? = nil
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, .paint) { .color($0.words) }
  }

  /// Creates a setting for a least and a greatest number.
  package static func range(
    _ name: String, _ value: ClosedRange<Double>?,
    default defaultValue: ClosedRange<Double>? = nil, changing effects: Effects = [.content]
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, effects) { .range($0) }
  }

  /// Creates a setting for a point, or a distance along both axes.
  package static func point(
    _ name: String, _ value: Point?, default defaultValue: Point? = nil,
    changing effects: Effects = [.place]
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, effects) { .point($0) }
  }

  /// Creates a setting for lengths at the edges.
  package static func insets(
    _ name: String, _ value: EdgeInsets?, default defaultValue: EdgeInsets? = nil,
    changing effects: Effects = [.size, .place]
  ) -> LayoutSetting? {
    setting(name, value, defaultValue, effects) { .insets($0) }
  }

  /// Creates a setting for a place in the middle by default, as in `leading` or `bottom,trailing`.
  package static func alignment(_ name: String, _ value: Alignment) -> LayoutSetting? {
    .word(name, value.edgeNames, default: Alignment.center.edgeNames, changing: [.place])
  }

  /// Creates a setting for axes, as in `horizontal,vertical`.
  package static func axes(
    _ name: String, _ value: Set<Axis>, default defaultValue: Set<Axis>? = nil
  ) -> LayoutSetting? {
    .word(name, value.words, default: defaultValue?.words)
  }

  private static func setting<Given>(
    _ name: String, _ value: Given?, _ defaultValue: Given?, _ effects: Effects,
    _ convert: (Given) -> Value
  ) -> LayoutSetting? {
    value.map {
      LayoutSetting(
        name, convert($0), defaultValue: defaultValue.map(convert), effects: effects)
    }
  }
}

extension LayoutSetting.Value {
  /// The value as layout texts write it.
  package var words: String {
    switch self {
    case .number(.infinity), .length(.infinity): "infinity"
    case .number(let number), .length(let number): number.dump
    case .size(let size): size.dump
    case .point(let point): point.dump
    case .insets(let insets): insets.words
    case .range(let range): [range.lowerBound, range.upperBound].dump
    case .flag(let isTrue): "\(isTrue)"
    case .name(let words), .text(let words), .color(let words): words
    }
  }
}

extension EdgeInsets {
  /// One length for all edges, or those of top, leading, bottom and trailing.
  package var words: String {
    let lengths = [top, leading, bottom, trailing]
    return lengths.allSatisfy { $0 == top } ? top.dump : lengths.dump
  }
}

extension Set<Axis> {
  /// The names of the axes, with commas between them.
  var words: String { map(\.rawValue).sorted().joined(separator: ",") }
}

extension Color {
  /// The colour by its name, or by its components in light and dark; an opacity behind that.
  var words: String {
    guard let name = shown(in: .light).name else {
      return light == dark ? light.dump : "\(light.dump) \(dark.dump)"
    }
    return name
  }
}
