import CellViews
import ConfigLanguage
import PlainText

/// The type of a component's parameter.
enum ParameterType: Hashable, Sendable {
  case text, number, bool, color, list, object, any
  /// One of several words.
  case words([String])
  /// A view, or any number of views, which the component shows with `slot`.
  case view, views

  /// The types by name.
  static let named: KeyValuePairs<String, ParameterType> = [
    "text": .text, "number": .number, "bool": .bool, "color": .color, "symbol": .text,
    "list": .list, "object": .object, "any": .any, "view": .view, "views": .views,
  ]

  /// Indicates whether the parameter takes views, which are built at the component's use.
  var takesViews: Bool { self == .view || self == .views }

  /// Returns a value converted to the parameter's type.
  ///
  /// - Parameter theme: The meanings of the names of colours.
  /// - Throws: `Mismatch` for a value of another type.
  func value(_ value: DataValue, theme: Theme) throws(Mismatch) -> DataValue {
    switch (self, value) {
    // A value that may be missing is null.
    case (_, .null), (.any, _), (.number, .number), (.bool, .bool), (.list, .list),
      (.object, .object):
      return value
    case (.text, _):
      guard let text = value.text else { throw Mismatch(expected: "text", found: value) }
      return .string(text)
    case (.color, .string(let text)):
      _ = try Color(parsing: text, in: theme)
      return value
    case (.words(let words), .string(let text)) where words.contains(text):
      return value
    case (.words(let words), _):
      throw Mismatch(
        expected: "one of \(words.joined(separator: ", "))", found: value,
        suggestion: value.suggestion(among: words))
    default:
      throw Mismatch(expected: name, found: value)
    }
  }

  /// The type in messages.
  private var name: String {
    switch self {
    case .text: "text"
    case .number: "a number"
    case .bool: "true or false"
    case .color: "a colour"
    case .list: "a list"
    case .object: "an object"
    case .any: "a value"
    case .words(let words): "one of \(words.joined(separator: ", "))"
    case .view: "a view"
    case .views: "views"
    }
  }
}

extension ValueType<ParameterType> {
  /// The name of a type, or a list of words.
  static let parameterType = ValueType(
    schema: {
      let names = ParameterType.named.map { JSONValue.string($0.key) }
      return Schema(
        "one of \(ParameterType.named.map(\.key).joined(separator: ", ")), or a list of words",
        .members([
          "anyOf": .array([
            .members(["enum": .array(names)]),
            .members([
              "type": "array", "items": .members(["type": "string"]), "minItems": .number(1),
            ]),
          ])
        ]))
    },
    compile: { node, place, compiler in
      if let list = node.list {
        let words = list.compactMap { $0.scalar?.text }
        if words.count == list.count, !words.isEmpty { return .constant(.words(words)) }
      }
      let names = ParameterType.named.map(\.key)
      if let name = node.scalar?.text,
        let type = ParameterType.named.first(where: { $0.key == name })?.value
      {
        return .constant(type)
      }
      return compiler.refuse(
        node, "one of \(names.joined(separator: ", ")), or a list of words",
        suggestion: node.scalar.flatMap { suggestion(for: $0.text, among: names) },
        label: place.label)
    })
}
