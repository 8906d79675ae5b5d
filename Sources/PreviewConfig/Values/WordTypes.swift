import PlainText

extension ValueType {
  /// One of several words, each with its value.
  static func words(_ values: KeyValuePairs<String, Value>, pending: Value) -> ValueType {
    let names = values.map(\.key)
    let byName = Dictionary(values.map { ($0.key, $0.value) }) { first, _ in first }
    return oneOf(names, pending: pending) { byName[$0] }
  }

  /// One of several words; `value` answers nil for any other.
  private static func oneOf(
    _ names: [String], pending: Value, value: @escaping @Sendable (String) -> Value?
  ) -> ValueType {
    let expected = names.count == 1 ? names[0] : "one of \(names.joined(separator: ", "))"
    return .scalar(
      expected, json: .members(["enum": .array(names.map { .string($0) })]), pending: pending
    ) { data throws(Mismatch) in
      guard case .string(let word) = data, let result = value(word) else {
        throw Mismatch(expected: expected, found: data, suggestion: data.suggestion(among: names))
      }
      return result
    }
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// The words of an enumeration.
  static func word(pending: Value) -> ValueType {
    oneOf(Value.allCases.map(\.rawValue), pending: pending) { Value(rawValue: $0) }
  }
}
