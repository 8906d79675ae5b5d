import PlainText

extension ValueType<Int> {
  /// A whole number within bounds.
  static func whole(_ bounds: ClosedRange<Int>, _ words: String = "a whole number") -> ValueType {
    let json = JSONValue.members([
      "type": "integer", "minimum": .number(Double(bounds.lowerBound)),
      "maximum": .number(Double(bounds.upperBound)),
    ])
    return .scalar(
      words, shown: "\(words) from \(bounds.lowerBound) to \(bounds.upperBound)", json: json,
      pending: bounds.lowerBound
    ) { value throws(Mismatch) in try value.whole(within: bounds, words) }
  }

  /// How many columns a layout may have.
  static let columnCount = whole(1...1000)
}
