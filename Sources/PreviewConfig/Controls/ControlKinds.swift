import CellViews
import ConfigLanguage
import DisplayList
import PlainText

/// Chooses the kind of control for a scalar from what it is, and from what it is used for.
struct ControlKinds {
  /// What the config does with its values.
  let uses: ValueUses
  /// The names under `cells:`.
  let cells: [String]
  /// What the preview's variants give to names of `let`.
  let varied: [String: [DataValue]]
  /// Whether colours are those of a light or a dark screen.
  let appearance: Appearance

  /// The kind for a value under `let:`.
  ///
  /// - Parameters:
  ///   - path: The way to it, as in `size.width`.
  ///   - value: What it is now.
  ///   - initial: What it is without settings.
  func kind(of path: String, _ value: DataValue, initial: DataValue) -> ConfigControl.Kind {
    let both = [value, initial]
    let variants = varied[path] ?? []
    switch value {
    case .number: return number(of: path, both.numbers, variants: variants)
    case .bool: return .toggle
    case .string(let text):
      // What is typed into a field may be any text.
      if uses.searchTexts.contains(path) { return .text }
      if !variants.isEmpty { return .choice(choices(initial: both, variants)) }
      return words(of: path, text, both) ?? .text
    case .null where !variants.isEmpty: return .choice(choices(initial: both, variants))
    case .null, .list, .object: return .fixed(expression: value.text ?? "null")
    }
  }

  /// The kind for a value of an included file; nil for one that has no control.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to it, as in `colors`, `brand`, `light`.
  ///   - type: The type of the parameter that it is the default of; nil for others.
  func kind(
    ofShared path: [String], _ value: DataValue, initial: DataValue, as type: String?
  ) -> ConfigControl.Kind? {
    switch value {
    case .number: .number(SliderRange(around: [value, initial].numbers))
    case .bool: .toggle
    case .string(let text):
      if path.first == "colors" {
        color(text) ?? .text
      } else if type == "text" || Self.texts.contains(path.last ?? "") {
        .text
      } else if type == "color" || isNamedAsColor(path.joined(separator: ".")) {
        color(text)
      } else {
        nil
      }
    case .null, .list, .object: nil
    }
  }

  /// The keys whose values are any text; those of most others are words of the language.
  private static let texts: Set = ["text", "markdown", "accessibilityLabel"]

  private func number(
    of path: String, _ values: [Double], variants: [DataValue]
  ) -> ConfigControl.Kind {
    if let bounds = uses.sliders[path] { return .number(SliderRange(values, within: bounds)) }
    let all = values + variants.numbers
    if let least = all.min(), let greatest = all.max(), !variants.isEmpty, least < greatest {
      return .number(SliderRange(values, within: least...greatest))
    }
    let limits = uses.uses[path]?.lazy.compactMap { use in
      if case .number(let limits, _) = use { limits } else { nil }
    }.first
    return .number(SliderRange(around: values, within: limits))
  }

  private func words(
    of path: String, _ text: String, _ both: [DataValue]
  ) -> ConfigControl.Kind? {
    for use in uses.uses[path] ?? [] {
      switch use {
      case .color:
        if let kind = color(text) { return kind }
      case .words(let words) where words.contains(text):
        return .choice(choices(initial: [], words.map { .string($0) }))
      case .view where cells.contains(text):
        return .choice(choices(initial: [], cells.map { .string($0) }))
      case .words, .number, .truth, .view: break
      }
    }
    let compared = uses.comparedTexts[path] ?? []
    // A text that may be empty is not one of a few words.
    if !text.isEmpty, !compared.isEmpty, !compared.contains("") {
      let choices = choices(initial: both, compared.map { .string($0) })
      if choices.count > 1 { return .choice(choices) }
    }
    return isNamedAsColor(path) ? color(text) : nil
  }

  /// The control of a text that is a colour; nil for any other.
  func color(_ text: String) -> ConfigControl.Kind? {
    guard let color = try? Color(parsing: text) else { return nil }
    return .color(hexadecimal: color.resolved(in: appearance).hexadecimal)
  }

  private func isNamedAsColor(_ path: String) -> Bool {
    // An element is named as its list is.
    let names = path.lowercased().split(separator: ".").filter { Int($0) == nil }
    guard let name = names.last else { return false }
    return ["color", "colour", "tint", "background", "foreground"].contains { name.contains($0) }
  }

  /// Values to choose from, each once, in the order of the first.
  private func choices(initial: [DataValue], _ values: [DataValue]) -> [ConfigControl.Choice] {
    var seen: Set<DataValue> = []
    return (values + initial).filter { seen.insert($0).inserted }.map { value in
      ConfigControl.Choice(value: value.json, label: value.text ?? value.summary)
    }
  }
}

extension ConfigControl.Kind {
  /// A number with its slider.
  static func number(_ range: SliderRange) -> ConfigControl.Kind {
    .number(range.bounds, step: range.step)
  }
}

extension [DataValue] {
  fileprivate var numbers: [Double] {
    compactMap { if case .number(let number) = $0 { number } else { nil } }
  }
}

extension RGBA {
  /// `#RRGGBB`; nil for a colour that is not opaque.
  fileprivate var hexadecimal: String? {
    guard alpha == 1 else { return nil }
    let digits = [red, green, blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + digits.joined()
  }
}

extension DataValue {
  /// The value as JSON; an object's members in the order of their names.
  var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .list(let values): .array(values.map(\.json))
    case .object(let fields):
      .object(
        fields.sorted { $0.key < $1.key }
          .map { JSONValue.Member(name: $0.key, value: $0.value.json) })
    }
  }
}
