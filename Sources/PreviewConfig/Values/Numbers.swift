import ConfigLanguage
import PlainText

extension ValueType<Double> {
  /// Returns the type of numbers within bounds.
  ///
  /// - Parameter shown: The type in the reference; defaults to `words` with the bounds.
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
      pending: bounds.clamped(0), takesTokens: true, example: bounds.example(of: words)
    ) { value throws(Mismatch) in try value.number(within: bounds, words) }
  }

  /// A length in points that is not negative.
  static let length = number(Bounds.length, "a length in points", shown: "a length")
  /// An angle in degrees, in either direction.
  static let angle = number(Bounds.position, "an angle in degrees", shown: "an angle")
  /// A distance in points, in either direction.
  static let distance = number(Bounds.position, "a distance in points", shown: "a distance")
  /// A fraction of a whole.
  static let fraction = number(0...1)
  /// Width divided by height.
  static let ratio = number(0.001...1000, "a ratio of width to height")

  /// A length that may be infinite.
  static let lengthOrInfinity = ValueType.scalar(
    "a length in points or infinity", shown: "a length, or infinity",
    json: .members([
      "anyOf": .array([
        .members([
          "type": "number", "minimum": .number(0), "maximum": .number(Bounds.length.upperBound),
        ]),
        .members(["const": "infinity"]),
      ])
    ]), pending: .infinity, takesTokens: true, example: Bounds.length.example(of: "points")
  ) { value throws(Mismatch) in
    if case .string("infinity") = value { return .infinity }
    return try value.number(
      within: Bounds.length, "a length in points or infinity", or: ["infinity"])
  }
}

extension ValueType<Int> {
  /// Returns the type of whole numbers within bounds.
  static func whole(_ bounds: ClosedRange<Int>, _ words: String = "a whole number") -> ValueType {
    let json = JSONValue.members([
      "type": "integer", "minimum": .number(Double(bounds.lowerBound)),
      "maximum": .number(Double(bounds.upperBound)),
    ])
    return .scalar(
      words, shown: "\(words) from \(bounds.lowerBound) to \(bounds.upperBound)", json: json,
      pending: bounds.lowerBound, example: bounds.asNumbers.example(of: words)
    ) { value throws(Mismatch) in try value.whole(within: bounds, words) }
  }

  /// The number of a layout's columns.
  static let columnCount = whole(1...1000)
}

extension DataValue {
  /// Returns the value as a number.
  ///
  /// - Parameter words: The words that are allowed instead, for a suggestion.
  /// - Throws: `Mismatch` for another type, or a number outside the bounds.
  func number(
    within bounds: ClosedRange<Double>, _ expected: String, or words: [String] = []
  ) throws(Mismatch) -> Double {
    guard case .number(let number) = self else {
      let advice: String? =
        if case .string(let text) = self {
          FamiliarWords.number(text, expected: expected) ?? FamiliarWords.word(self, among: words)
        } else {
          nil
        }
      throw Mismatch(
        expected: expected, found: self,
        suggestion: advice ?? suggestion(among: words) ?? bounds.example(of: expected))
    }
    try bounds.check(number)
    return number
  }

  /// Returns the value as a whole number.
  ///
  /// - Parameter words: The words that are allowed instead, for a suggestion.
  /// - Throws: `Mismatch` for another type, or a number outside the bounds.
  func whole(
    within bounds: ClosedRange<Int>, _ expected: String, or words: [String] = []
  ) throws(Mismatch) -> Int {
    guard case .number(let number) = self, number == number.rounded() else {
      throw Mismatch(
        expected: expected, found: self,
        suggestion: suggestion(among: words) ?? bounds.asNumbers.example(of: expected))
    }
    try bounds.asNumbers.check(number)
    return Int(number)
  }
}

extension ClosedRange<Double> {
  /// Throws unless a number is within the bounds.
  func check(_ number: Double) throws(Mismatch) {
    guard number >= lowerBound else {
      throw Mismatch(
        "expected at least \(NumberText.shortest(lowerBound)), found \(NumberText.shortest(number))"
      )
    }
    guard number <= upperBound else {
      // 50 in the place of a part of 1 is a percentage.
      let isShare = lowerBound >= 0 && upperBound == 1 && 10...100 ~= number
      throw Mismatch(
        "expected at most \(NumberText.shortest(upperBound)), found \(NumberText.shortest(number))",
        suggestion: isShare ? "write \(NumberText.shortest(number / 100))" : nil)
    }
  }

  /// Returns a usual value within the bounds as a suggestion.
  ///
  /// - Parameter words: The type of value, as `an angle in degrees`.
  func example(of words: String) -> String {
    let usual: [Double] =
      switch words {
      case _ where words.contains("canvas"): [390]
      case _ where words.contains("degrees"): [45]
      case _ where words.contains("ratio"): [1.5]
      case _ where words.contains("points"): [16]
      case "a number" where self == Bounds.fontSize: [17]
      default: [2, 0.5]
      }
    return "for example \(NumberText.shortest(usual.first(where: contains) ?? lowerBound))"
  }

  fileprivate func clamped(_ number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}

extension ClosedRange<Int> {
  fileprivate var asNumbers: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
