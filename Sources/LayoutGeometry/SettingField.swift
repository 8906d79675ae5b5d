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
  package let set: @Sendable (inout Owner, String?) -> Bool

  /// A value that is set in a way of its own.
  package init(
    name: String, setting: @escaping @Sendable (Owner) -> LayoutSetting?,
    set: @escaping @Sendable (inout Owner, String?) -> Bool
  ) {
    (self.name, self.setting, self.set) = (name, setting, set)
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
}

extension Settable {
  /// The settings of all fields.
  package var fieldSettings: [LayoutSetting?] { Self.fields.map { $0.setting(self) } }

  /// The values of all fields that are not the default.
  package var givenSettings: [LayoutSetting] { Self.fields.given(by: self) }

  package func with(_ name: String, _ words: String?) -> Self? {
    for field in Self.fields where field.name == name {
      var other = self
      if field.set(&other, words) { return other }
    }
    return nil
  }
}

extension Sequence {
  /// Returns the values of fields that are not the default.
  package func given<Owner>(by owner: Owner) -> [LayoutSetting]
  where Element == SettingField<Owner> {
    compactMap { $0.setting(owner) }.filter { !$0.isDefault }.map {
      LayoutSetting($0.name, $0.value)
    }
  }
}

extension SettingField {
  /// Returns the field of a value that another one has.
  package func inside<Whole>(
    _ path: any WritableKeyPath<Whole, Owner> & Sendable
  ) -> SettingField<Whole> {
    SettingField<Whole>(name: name, setting: { setting($0[keyPath: path]) }) {
      set(&$0[keyPath: path], $1)
    }
  }

  /// A value of a part that may be missing, and is not set then.
  package static func of<Part>(
    _ part: any WritableKeyPath<Owner, Part?> & Sendable, _ field: SettingField<Part>
  ) -> SettingField {
    SettingField(name: field.name, setting: { $0[keyPath: part].flatMap(field.setting) }) {
      owner, words in
      guard var value = owner[keyPath: part], field.set(&value, words) else { return false }
      owner[keyPath: part] = value
      return true
    }
  }
}

// MARK: Types of values

extension SettingField {
  /// A length in points that may not be given.
  package static func length(
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
  package static func length(
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
  package static func number(
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

  /// A number without a unit that may not be given.
  package static func number(
    _ name: String, _ path: any WritableKeyPath<Owner, Double?> & Sendable
  ) -> SettingField {
    SettingField(name, path, absent: .some(nil)) {
      .number(name, $0)
    } parse: {
      Double(words: $0)
    }
  }

  /// Lengths at the edges.
  package static func insets(
    _ name: String, _ path: any WritableKeyPath<Owner, EdgeInsets> & Sendable
  ) -> SettingField {
    SettingField(name, path, absent: nil) {
      .insets(name, $0)
    } parse: {
      EdgeInsets(words: $0)
    }
  }

  /// A number of things, in a range.
  ///
  /// - Parameter isRecorded: False for a number that a text has elsewhere.
  package static func count(
    _ name: String, _ path: any WritableKeyPath<Owner, Int> & Sendable,
    in range: ClosedRange<Int> = 1...1_000_000, isRecorded: Bool = true,
    changing effects: LayoutSetting.Effects = [.size, .place]
  ) -> SettingField {
    SettingField(name, path, absent: nil) {
      isRecorded ? .count(name, $0, changing: effects) : nil
    } parse: {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A number of things that may not be given.
  package static func count(
    _ name: String, _ path: any WritableKeyPath<Owner, Int?> & Sendable
  ) -> SettingField {
    SettingField(name, path, absent: .some(nil)) {
      .count(name, $0)
    } parse: {
      Int($0).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
    }
  }

  /// A size.
  package static func size(
    _ name: String, _ path: any WritableKeyPath<Owner, Size> & Sendable
  ) -> SettingField {
    SettingField(name, path, absent: nil) {
      LayoutSetting(name, .size($0))
    } parse: {
      Size(words: $0)
    }
  }

  /// A value in words.
  package static func word<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, absent: Value? = nil,
    _ words: @escaping @Sendable (Value) -> String?,
    parse: @escaping @Sendable (String) -> Value?
  ) -> SettingField {
    SettingField(name, path, absent: absent) {
      .word(name, words($0))
    } parse: {
      parse($0)
    }
  }

  /// A value that cannot be set.
  package static func recorded(
    _ name: String, _ words: @escaping @Sendable (Owner) -> String?
  ) -> SettingField {
    SettingField(name: name, setting: { .word(name, words($0)) }, set: { _, _ in false })
  }

  /// A point, or a distance along both axes.
  package static func point(
    _ name: String, _ path: any WritableKeyPath<Owner, Point> & Sendable,
    changing effects: LayoutSetting.Effects = [.place]
  ) -> SettingField {
    SettingField(name, path, absent: nil) {
      .point(name, $0, changing: effects)
    } parse: {
      Point(words: $0)
    }
  }

  /// A claim that is true or false.
  package static func flag(
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
  package static func choice<Choice: RawRepresentable<String> & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Owner, Choice> & Sendable,
    default defaultValue: Choice? = nil, changing effects: LayoutSetting.Effects = [.size, .place]
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .word(name, $0.rawValue, default: defaultValue?.rawValue, changing: effects)
    } parse: {
      Choice(rawValue: $0)
    }
  }
}

// MARK: Words of values

extension Double {
  /// Parses a number as layout texts have it; nil for other words.
  package init?(words: some StringProtocol) {
    guard words != "infinity" else {
      self = .infinity
      return
    }
    guard let value = Double(words), abs(value) <= 1e18 else { return nil }
    self = value
  }
}

extension [Double] {
  /// Parses numbers with a character between them; nil for other words.
  package init?(words: some StringProtocol, separator: Character = ",") {
    let words = words.split(separator: separator, omittingEmptySubsequences: false)
    self = words.compactMap { Double(words: $0) }.filter(\.isFinite)
    guard count == words.count else { return nil }
  }
}

extension Point {
  /// Parses coordinates as layout texts have them; nil for other words.
  package init?(words: some StringProtocol) {
    guard let numbers = [Double](words: words), numbers.count == 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Size {
  /// Parses lengths as layout texts have them; nil for other words.
  package init?(words: some StringProtocol) {
    guard let numbers = [Double](words: words, separator: "×"), numbers.count == 2 else {
      return nil
    }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension EdgeInsets {
  /// Parses one length for all edges, or those of top, leading, bottom and trailing; nil for other words.
  package init?(words: some StringProtocol) {
    guard let lengths = [Double](words: words) else { return nil }
    switch lengths.count {
    case 1: self.init(lengths[0])
    case 4:
      self.init(
        top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    default: return nil
    }
  }
}
