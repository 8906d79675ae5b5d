import PlainText

/// A value of the user's data or of an expression.
package enum DataValue: Hashable, Sendable {
  /// A missing value: `null`, or an empty cell of a table.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in an order.
  case list([DataValue])
  /// Values by the names of their fields.
  case object([String: DataValue])

  /// The value's type in messages, as in `a number`.
  package var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The value in messages, as in `the number 4`; long text is cut.
  package var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number \(NumberText.shortest(number))"
    case .string(let text): "the text '\(excerpt(of: text, limit: 40))'"
    case .list(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }

  /// The value as JSON, the fields of objects in alphabetical order.
  package var jsonText: String { json { $0 } }

  /// The value as JSON on one line, from which a config or an override reads the same value: `$${`
  /// represents `${` in its texts.
  package var overrideText: String { json { $0.replacing("${", with: "$${") } }

  private func json(_ written: (String) -> String) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): JSONText.number(number)
    case .string(let text): JSONText.string(written(text))
    case .list(let values): JSONText.list(values.map { $0.json(written) })
    case .object(let fields):
      // Dictionaries have no order, but the text must be the same each time.
      JSONText.object(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json(written)) })
    }
  }

  /// The value as part of a text; nil for a value without a text of its own.
  package var text: String? {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .number(let number): NumberText.shortest(number)
    case .string(let text): text
    case .null, .list, .object: nil
    }
  }
}
