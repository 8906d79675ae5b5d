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

  /// Creates a setting for a value that may not be given.
  package static func setting<Given>(
    _ name: String, _ value: Given?, _ defaultValue: Given?, _ effects: Effects,
    _ convert: (Given) -> Value
  ) -> LayoutSetting? {
    value.map {
      LayoutSetting(
        name, convert($0), defaultValue: defaultValue.map(convert), effects: effects)
    }
  }
}
