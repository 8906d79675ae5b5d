import DisplayList
import LayoutGeometry
import TextShaping

/// A view in which there may be other views.
protocol HoldingViews: Settable {
  /// Returns the same with other views in it; nil if it keeps its own.
  func holding(_ children: [ViewNode]) -> Self?
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

  /// The name of a view whose text may be empty.
  static func name(_ path: any WritableKeyPath<Owner, String> & Sendable) -> SettingField {
    SettingField(ViewDescription.nameSetting, path, absent: "") { _ in
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

  /// A text that may not be given.
  static func words(
    _ name: String, _ path: any WritableKeyPath<Owner, String?> & Sendable
  ) -> SettingField {
    SettingField(name, path, absent: .some(nil)) {
      .text(name, $0)
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

  /// A value that is another one if it is not given.
  static func words<Value: ValueInWords>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable,
    default defaultValue: Value
  ) -> SettingField {
    SettingField(name, path, absent: defaultValue) {
      .word(name, $0.words, default: defaultValue.words)
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
      guard let bounds = [Double](words: $0), bounds.count == 2, bounds[0] <= bounds[1] else {
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

extension Alignment {
  /// Parses names of edges, as in `bottom,trailing`, of which the middle has none; nil for other words.
  init?(edgeNames: String) {
    guard let known = Self.edgesAndCorners.first(where: { $0.edgeNames == edgeNames }) else {
      return nil
    }
    self = known
  }
}

extension Color {
  /// The colours of a project, by their names, in which words are parsed.
  @TaskLocal package static var own: [String: Color] = [:]
}

extension Color: ValueInWords {
  /// Parses a colour by its name, with an opacity behind it, or by its components in light and dark; nil for other
  /// words.
  package init?(words: String) {
    // The name of a project's colour may have a dot. Few have an opacity, and a search takes long.
    let hasOpacity = words.utf8.last == UInt8(ascii: ")")
    let end = (hasOpacity ? words.firstRange(of: ".opacity(")?.lowerBound : nil) ?? words.endIndex
    let name = String(words[..<end])
    if var color = Self.own[name] ?? Color(named: name) {
      let rest = words[end...]
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
  /// Parses the words of a font; nil for other words.
  init?(words: String) {
    let parts = words.split(separator: " ").map(String.init)
    // More words than any font of a config has: a text that was edited by hand may have any number of them, each of which
    // is parsed by itself.
    guard let last = parts.last, parts.count <= 16 else { return nil }
    func before(_ count: Int) -> Font? {
      Font(words: parts.dropLast(count).joined(separator: " "))
    }
    let (style, number) = (TextStyle(rawValue: last), Double(dump: last[...]))
    let font: Font? =
      switch (parts.dropLast().last, last) {
      case (nil, _): style.map { .style($0) } ?? number.map { .fixed(FontRequest(size: $0)) }
      case ("relativeTo"?, _):
        style.flatMap { style in
          before(2).map { .scaled($0.request(for: .large, pixel: 1), relativeTo: style) }
        }
      case ("leading"?, _): number.flatMap { number in before(2).map { .leaded($0, by: number) } }
      case (_, "bold"): before(1).map { .bold($0) }
      case (_, "italic"): before(1).map { .italic($0) }
      case (_, "monospacedDigit"): before(1).map { .monospacedDigit($0) }
      default:
        if let design = FontDesign(rawValue: last) {
          before(1).map { .designed($0, design) }
        } else if let weight = Int(last).map(FontWeight.init(rawValue:)),
          let font = before(1)?.weighing(weight)
        {
          font
        } else {
          // What is before a size is the family.
          number.map {
            .fixed(FontRequest(family: parts.dropLast().joined(separator: " "), size: $0))
          }
        }
      }
    guard let font, font.words == words else { return nil }
    self = font
  }

  /// Returns a style or a font of a size in a weight; nil for any other font.
  private func weighing(_ weight: FontWeight) -> Font? {
    switch self {
    case .style(let style, weight: nil): .style(style, weight: weight)
    case .fixed(let request):
      .fixed(FontRequest(family: request.family, size: request.size, weight: weight))
    default: nil
    }
  }
}
