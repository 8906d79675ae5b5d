import PlainText

extension DataValue {
  /// The number that the value is.
  ///
  /// - Parameter words: The words that may stand instead, for a suggestion.
  /// - Throws: `Mismatch` for another type, or a number outside the bounds.
  func number(
    within bounds: ClosedRange<Double>, _ expected: String, or words: [String] = []
  ) throws(Mismatch) -> Double {
    guard case .number(let number) = self else {
      throw Mismatch(expected: expected, found: self, suggestion: suggestion(among: words))
    }
    try bounds.check(number)
    return number
  }

  /// The whole number that the value is.
  ///
  /// - Parameter words: The words that may stand instead, for a suggestion.
  /// - Throws: `Mismatch` for another type, or a number outside the bounds.
  func whole(
    within bounds: ClosedRange<Int>, _ expected: String, or words: [String] = []
  ) throws(Mismatch) -> Int {
    guard case .number(let number) = self, number == number.rounded() else {
      throw Mismatch(expected: expected, found: self, suggestion: suggestion(among: words))
    }
    try (Double(bounds.lowerBound)...Double(bounds.upperBound)).check(number)
    return Int(number)
  }

  /// The word that a misspelt one most likely means, as a suggestion.
  func suggestion(among words: [String]) -> String? {
    guard case .string(let text) = self else { return nil }
    return PlainText.suggestion(for: text, among: words)
  }
}

extension ClosedRange<Double> {
  /// Throws unless a number lies within the bounds.
  func check(_ number: Double) throws(Mismatch) {
    guard number >= lowerBound else {
      throw Mismatch(
        "expected at least \(NumberText.shortest(lowerBound)), found \(NumberText.shortest(number))"
      )
    }
    guard number <= upperBound else {
      throw Mismatch(
        "expected at most \(NumberText.shortest(upperBound)), found \(NumberText.shortest(number))")
    }
  }

  func clamped(_ number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
