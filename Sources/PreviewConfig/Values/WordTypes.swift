extension ValueType {
  /// One of several words, each with its value.
  static func words(_ values: KeyValuePairs<String, Value>, pending: Value) -> ValueType {
    let names = values.map(\.key)
    let expected = names.count == 1 ? names[0] : "one of \(names.joined(separator: ", "))"
    let byName = Dictionary(values.map { ($0.key, $0.value) }) { first, _ in first }
    return .scalar(
      expected, json: .members(["enum": .array(names.map { .string($0) })]), pending: pending
    ) { value throws(Mismatch) in
      guard case .string(let word) = value, let result = byName[word] else {
        throw Mismatch(
          expected: expected, found: value, suggestion: value.suggestion(among: names))
      }
      return result
    }
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// The words of an enumeration.
  static func word(pending: Value) -> ValueType {
    let names = Value.allCases.map(\.rawValue)
    let expected = "one of \(names.joined(separator: ", "))"
    return .scalar(
      expected, json: .members(["enum": .array(names.map { .string($0) })]), pending: pending
    ) { value throws(Mismatch) in
      guard case .string(let word) = value, let result = Value(rawValue: word) else {
        throw Mismatch(
          expected: expected, found: value, suggestion: value.suggestion(among: names))
      }
      return result
    }
  }
}
