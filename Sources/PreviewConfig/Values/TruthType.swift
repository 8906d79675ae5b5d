import PlainText

extension ValueType<Bool> {
  /// `true` or `false`.
  static let truth = ValueType.scalar(
    "true or false", json: .members(["type": "boolean"]), pending: false
  ) { value throws(Mismatch) in
    guard case .bool(let truth) = value else {
      throw Mismatch(expected: "true or false", found: value)
    }
    return truth
  }
}
