import PlainText

/// The bounds of the language's lengths.
enum Bounds {
  /// Lengths in points: more than any canvas needs, and exact to a billionth of a point.
  static let length = 0.0...1_000_000.0
  /// Positions and distances in points, which may point either way.
  static let position = -1_000_000.0...1_000_000.0
}

extension ValueType<Double> {
  /// Any number within bounds.
  ///
  /// - Parameter shown: The type in the reference; with its bounds unless told.
  static func number(
    _ bounds: ClosedRange<Double>, _ words: String = "a number", shown: String? = nil
  ) -> ValueType {
    let json = JSONValue.members([
      "type": "number", "minimum": .number(bounds.lowerBound),
      "maximum": .number(bounds.upperBound),
    ])
    let least = NumberText.shortest(bounds.lowerBound)
    let greatest = NumberText.shortest(bounds.upperBound)
    return .scalar(
      words, shown: shown ?? "\(words) from \(least) to \(greatest)", json: json,
      pending: bounds.clamped(0), takesTokens: true
    ) { value throws(Mismatch) in try value.number(within: bounds, words) }
  }

  /// A length in points that is not negative.
  static let length = number(Bounds.length, "a length in points", shown: "a length")
  /// A distance in points that may point either way.
  static let distance = number(Bounds.position, "a distance in points", shown: "a distance")
  /// A share of a whole.
  static let fraction = number(0...1)
  /// Width divided by height.
  static let ratio = number(0.001...1000, "a ratio of width to height")

  /// A length that may be without end.
  static let lengthOrInfinity = ValueType.scalar(
    "a length in points or infinity", shown: "a length, or infinity",
    json: .members([
      "anyOf": .array([
        .members([
          "type": "number", "minimum": .number(0), "maximum": .number(Bounds.length.upperBound),
        ]),
        .members(["const": "infinity"]),
      ])
    ]), pending: .infinity, takesTokens: true
  ) { value throws(Mismatch) in
    if case .string("infinity") = value { return .infinity }
    return try value.number(
      within: Bounds.length, "a length in points or infinity", or: ["infinity"])
  }
}
