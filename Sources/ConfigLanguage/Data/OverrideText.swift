import PlainText

extension DataValue {
  /// The value as JSON on one line, from which a config or an override reads the same value: `$${`
  /// represents `${` in its texts.
  package var overrideText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): JSONText.number(number)
    case .string(let text): JSONText.string(text.replacing("${", with: "$${"))
    case .list(let values): JSONText.list(values.map(\.overrideText))
    case .object(let fields):
      // Dictionaries have no order, but the text must be the same each time.
      JSONText.object(
        fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value.overrideText) })
    }
  }
}
