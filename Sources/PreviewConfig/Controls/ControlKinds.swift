import CellViews
import ConfigLanguage
import DisplayList
import PlainText

/// Chooses the kind of control for a scalar from its value and its uses.
struct ControlKinds {
  /// The config's uses of its values.
  let uses: ValueUses
  /// The names under `cells:`.
  let cells: [String]
  /// The values that the preview's variants assign to names of `let`.
  let varied: [String: [DataValue]]
  /// The appearance, light or dark, of the screen's colours.
  let appearance: Appearance

  /// Returns the kind for a value under `let:`.
  ///
  /// - Parameters:
  ///   - path: The path to it, as in `size.width`.
  ///   - value: The present value.
  ///   - initial: The value without settings.
  func kind(of path: String, _ value: DataValue, initial: DataValue) -> ConfigControl.Kind {
    let both = [value, initial]
    let variants = varied[path] ?? []
    switch value {
    case .number: return number(of: path, both.numbers, variants: variants)
    case .bool: return .toggle
    case .string(let text):
      // A search field may contain any text.
      if uses.searchTexts.contains(path) { return .text }
      if !variants.isEmpty { return .choice(choices(initial: both, variants)) }
      return words(of: path, text, both) ?? .text
    case .null where !variants.isEmpty: return .choice(choices(initial: both, variants))
    case .null, .list, .object: return .fixed(expression: value.text ?? "null")
    }
  }

  /// Returns the kind for a value of an included file; nil for one without a control.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to it, as in `colors`, `brand`, `light`.
  ///   - type: The type of the parameter with this default; nil for others.
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

  /// The keys with arbitrary text as value; most others take words of the language.
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

  /// Returns the control of a text that is a colour; nil for any other.
  func color(_ text: String) -> ConfigControl.Kind? {
    guard let color = try? Color(parsing: text) else { return nil }
    return .color(hexadecimal: color.resolved(in: appearance).hexadecimal)
  }

  private func isNamedAsColor(_ path: String) -> Bool {
    // An element has the name of its list.
    let names = path.lowercased().split(separator: ".").filter { Int($0) == nil }
    guard let name = names.last else { return false }
    return ["color", "colour", "tint", "background", "foreground"].contains { name.contains($0) }
  }

  /// Returns distinct values to choose from, in the order of their first occurrences.
  private func choices(initial: [DataValue], _ values: [DataValue]) -> [ConfigControl.Choice] {
    var seen: Set<DataValue> = []
    return (values + initial).filter { seen.insert($0).inserted }.map { value in
      ConfigControl.Choice(value: value.json, label: value.text ?? value.summary)
    }
  }
}

extension ConfigControl.Kind {
  /// Returns a number with its slider.
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
  /// The colour as `#RRGGBB`; nil for a translucent one.
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
  /// The value as JSON; an object's members in alphabetical order.
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
