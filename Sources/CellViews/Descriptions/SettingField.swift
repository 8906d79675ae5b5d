import DisplayList
package import LayoutGeometry
import TextShaping

/// A stored value under its name in configs: one declaration that describes the value and sets it.
///
/// Whoever takes an edit back gives a live view the value that a golden's text has for it, in the words of
/// `LayoutSetting.Value.words`.
package struct SettingField<Owner: Sendable>: Sendable {
  /// The name of the setting.
  package let name: String
  /// Returns the owner's value as a setting; nil for one that was not given.
  package let setting: @Sendable (Owner) -> LayoutSetting?
  /// Sets the value of some words, or the value without the setting; returns false if it cannot be set.
  let set: @Sendable (inout Owner, String?) -> Bool

  private init(
    name: String, setting: @escaping @Sendable (Owner) -> LayoutSetting?,
    set: @escaping @Sendable (inout Owner, String?) -> Bool
  ) {
    self.name = name
    self.setting = setting
    self.set = set
  }

  /// Returns the field of a value that another one has.
  func inside<Whole>(
    _ path: any WritableKeyPath<Whole, Owner> & Sendable
  ) -> SettingField<Whole> {
    SettingField<Whole>(name: name, setting: { setting($0[keyPath: path]) }) {
      set(&$0[keyPath: path], $1)
    }
  }

  /// A stored value.
  ///
  /// - Parameters:
  ///   - absent: The value without the setting; nil for a value that is always given.
  ///   - parse: Returns the value of some words; nil for words of no value.
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, absent: Value?,
    setting: @escaping @Sendable (Value) -> LayoutSetting?,
    parse: @escaping @Sendable (String) -> Value?
  ) where Value: Sendable {
    self.name = name
    self.setting = { setting($0[keyPath: path]) }
    set = { owner, words in
      guard let value = words.map(parse) ?? absent else { return false }
      owner[keyPath: path] = value
      return true
    }
  }
}

/// A view, a control, a modifier or a layout, some of whose settings can be set.
package protocol Settable: Sendable {
  /// The values that can be set, in the order of describing them.
  static var fields: [SettingField<Self>] { get }

  /// Returns the same with another value for a setting, in the words of layout texts, or without the setting; nil if
  /// it cannot be set.
  func with(_ name: String, _ words: String?) -> Self?

  /// Returns the same with other views in it; nil if it keeps its own.
  func holding(_ children: [ViewNode]) -> Self?
}

extension Settable {
  /// The settings of all fields.
  package var fieldSettings: [LayoutSetting?] { Self.fields.map { $0.setting(self) } }

  package func with(_ name: String, _ words: String?) -> Self? {
    for field in Self.fields where field.name == name {
      var other = self
      if field.set(&other, words) { return other }
    }
    return nil
  }

  package func holding(_ children: [ViewNode]) -> Self? { nil }
}

extension ViewDescription {
  /// The name of the field that sets `name`.
  package static let nameSetting = "its name"
}

/// A value that is known by its words.
protocol ValueInWords: Sendable {
  /// The value in the words of layout texts.
  var words: String { get }

  /// Parses words; nil for those of no value.
  init?(words: String)
}

// MARK: Types of values

extension SettingField {
  /// The name of a view: its text, its label, or that of its picture.
  static func name(_ path: any WritableKeyPath<Owner, String?> & Sendable) -> SettingField {
    SettingField(ViewDescription.nameSetting, path, absent: .some(nil)) { _ in
      nil
    } parse: {
      $0
    }
  }

  /// A text that a view always has.
  static func text(
    _ name: String, _ path: any WritableKeyPath<Owner, String> & Sendable,
    default defaultValue: String? = nil
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .text(name, $0, default: defaultValue)
    } parse: {
      $0
    }
  }

  /// A value that may not be given.
  static func words<Value: ValueInWords>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value?> & Sendable,
    changing effects: LayoutSetting.Effects = .paint
  ) -> SettingField {
    SettingField(name, path, absent: .some(nil)) {
      .word(name, $0?.words, changing: effects)
    } parse: {
      Value(words: $0)
    }
  }

  /// Values with commas between them.
  static func list<Value: ValueInWords>(
    _ name: String, _ path: any WritableKeyPath<Owner, [Value]> & Sendable,
    default defaultValue: [Value]? = nil, changing effects: LayoutSetting.Effects = .paint
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .word(
        name, $0.map(\.words).joined(separator: ", "),
        default: defaultValue?.map(\.words).joined(separator: ", "), changing: effects)
    } parse: { words in
      let values = words.split(separator: ", ").map { Value(words: String($0)) }
      return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
    }
  }

  /// A least and a greatest number.
  static func range(
    _ name: String, _ path: any WritableKeyPath<Owner, ClosedRange<Double>> & Sendable,
    default defaultValue: ClosedRange<Double>
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .range(name, $0, default: defaultValue)
    } parse: {
      guard let bounds = [Double](dump: $0[...]), bounds.count == 2, bounds[0] <= bounds[1] else {
        return nil
      }
      return bounds[0]...bounds[1]
    }
  }

  /// A colour that may not be given.
  static func color(
    _ name: String, _ path: any WritableKeyPath<Owner, Color?> & Sendable
  ) -> SettingField {
    SettingField(name, path, absent: .some(nil)) {
      .color(name, $0)
    } parse: {
      Color(words: $0)
    }
  }

  /// A length in points that may not be given.
  static func length(
    _ name: String, _ path: any WritableKeyPath<Owner, Double?> & Sendable,
    changing effects: LayoutSetting.Effects = [.size, .place]
  ) -> SettingField {
    SettingField(name, path, absent: .some(nil)) {
      .length(name, $0, changing: effects)
    } parse: {
      Double(words: $0)
    }
  }

  /// A length in points.
  static func length(
    _ name: String, _ path: any WritableKeyPath<Owner, Double> & Sendable,
    default defaultValue: Double? = nil, changing effects: LayoutSetting.Effects = [.size, .place]
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .length(name, $0, default: defaultValue, changing: effects)
    } parse: {
      Double(words: $0)
    }
  }

  /// A number without a unit.
  static func number(
    _ name: String, _ path: any WritableKeyPath<Owner, Double> & Sendable,
    default defaultValue: Double? = nil,
    changing effects: @escaping @Sendable (Double) -> LayoutSetting.Effects = { _ in
      [.size, .place]
    }
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .number(name, $0, default: defaultValue, changing: effects($0))
    } parse: {
      Double(words: $0)
    }
  }

  /// Lengths at the edges.
  static func insets(
    _ name: String, _ path: any WritableKeyPath<Owner, EdgeInsets> & Sendable
  ) -> SettingField {
    SettingField(name, path, absent: nil) {
      .insets(name, $0)
    } parse: {
      EdgeInsets(words: $0)
    }
  }

  /// A point, or a distance along both axes.
  static func point(
    _ name: String, _ path: any WritableKeyPath<Owner, Point> & Sendable,
    changing effects: LayoutSetting.Effects = [.place]
  ) -> SettingField {
    SettingField(name, path, absent: nil) {
      .point(name, $0, changing: effects)
    } parse: {
      Point(dump: $0[...])
    }
  }

  /// A colour.
  static func color(
    _ name: String, _ path: any WritableKeyPath<Owner, Color> & Sendable,
    default defaultValue: Color? = nil
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .color(name, $0, default: defaultValue)
    } parse: {
      Color(words: $0)
    }
  }

  /// A claim that is true or false.
  static func flag(
    _ name: String, _ path: any WritableKeyPath<Owner, Bool> & Sendable,
    default defaultValue: Bool = false, changing effects: LayoutSetting.Effects = [.size, .place]
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .flag(name, $0, default: defaultValue, changing: effects)
    } parse: {
      Bool($0)
    }
  }

  /// One of several choices.
  static func choice<Choice: RawRepresentable<String> & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Owner, Choice> & Sendable,
    default defaultValue: Choice? = nil, changing effects: LayoutSetting.Effects = [.size, .place]
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .word(name, $0.rawValue, default: defaultValue?.rawValue, changing: effects)
    } parse: {
      Choice(rawValue: $0)
    }
  }

  /// A place in the middle by default.
  static func alignment(
    _ name: String, _ path: any WritableKeyPath<Owner, Alignment> & Sendable
  ) -> SettingField {
    SettingField(name, path, absent: .center) {
      .alignment(name, $0)
    } parse: {
      Alignment(edgeNames: $0)
    }
  }
}

// MARK: Words of values

extension Double {
  /// Parses a number as layout texts have it; nil for other words.
  fileprivate init?(words: String) {
    guard words != "infinity" else {
      self = .infinity
      return
    }
    self.init(dump: words[...])
  }
}

extension EdgeInsets {
  /// Parses one length for all edges, or those of top, leading, bottom and trailing; nil for other words.
  package init?(words: String) {
    guard let lengths = [Double](dump: words[...]) else { return nil }
    switch lengths.count {
    case 1: self.init(lengths[0])
    case 4:
      self.init(
        top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    default: return nil
    }
  }
}

extension Alignment {
  /// Parses names of edges, as in `bottom,trailing`, of which the middle has none; nil for other words.
  init?(edgeNames: String) {
    let all: [Alignment] = [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
      .bottomTrailing,
    ]
    guard let known = all.first(where: { $0.edgeNames == edgeNames }) else { return nil }
    self = known
  }
}

extension Color: ValueInWords {
  /// Parses a colour by its name, with an opacity behind it, or by its components in light and dark; nil for other
  /// words.
  init?(words: String) {
    let name = words.prefix { $0 != "." }
    if var color = Color(named: String(name)) {
      let rest = words.dropFirst(name.count)
      if !rest.isEmpty {
        guard rest.hasPrefix(".opacity("), let factor = Double(dump: rest.dropFirst(9).dropLast())
        else { return nil }
        color = color.opacity(factor)
      }
      self = color
      return
    }
    let parts = words.split(separator: " ").map { RGBA(dump: $0) }
    guard let light = parts.first ?? nil, let dark = parts.last ?? nil, parts.count < 3 else {
      return nil
    }
    self.init(light: light, dark: dark)
  }
}

extension Font {
  /// Parses a font of a style or of a size, with a weight; nil for other words.
  init?(words: String) {
    let parts = words.split(separator: " ").map(String.init)
    guard let first = parts.first, parts.count < 3 else { return nil }
    let weight = parts.count == 2 ? Int(parts[1]).flatMap(FontWeight.init(rawValue:)) : nil
    guard parts.count == 1 || weight != nil else { return nil }
    if let style = TextStyle(rawValue: first) {
      self = .style(style, weight: weight)
    } else if let size = Double(dump: first[...]) {
      self = .fixed(FontRequest(size: size, weight: weight ?? .regular))
    } else {
      return nil
    }
  }
}
