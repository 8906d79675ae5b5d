/// The ends and the step of a slider for numbers.
package struct SliderRange {
  let bounds: ClosedRange<Double>
  /// The distance between positions.
  package let step: Double

  /// Creates the slider of numbers with known bounds: its range includes all `values`.
  package init(_ values: [Double], within bounds: ClosedRange<Double>) {
    let least = min(bounds.lowerBound, values.min() ?? bounds.lowerBound)
    let greatest = max(bounds.upperBound, values.max() ?? bounds.upperBound)
    self.bounds = least...greatest
    step = Self.step(values, in: least...greatest)
  }

  /// Creates a slider of round numbers around `values`, which are not empty.
  ///
  /// - Parameter limits: The bounds of the numbers; the slider covers them all if they are short.
  init(around values: [Double], within limits: ClosedRange<Double>? = nil) {
    if let limits, limits.upperBound - limits.lowerBound <= Self.shortLength {
      self.init(values, within: limits)
      return
    }
    let magnitude = values.map(\.magnitude).max() ?? 0
    let isShare =
      values.allSatisfy { (0...1).contains($0) } && values.contains { $0 != $0.rounded() }
    // From zero, a length that a key takes may go further than an arbitrary number.
    let least = magnitude == 0 && limits != nil ? Self.longSlider : Self.shortLength
    let end = isShare ? 1 : Self.roundedUp(max(2 * magnitude, least))
    let start = values.contains { $0 < 0 } ? -end : 0
    let lowest = max(start, limits?.lowerBound ?? start)
    let highest = min(end, limits?.upperBound ?? end)
    self.init(values, within: lowest...max(lowest, highest))
  }

  /// The longest bounds that the slider shows from end to end.
  private static let shortLength = 10.0
  private static let longSlider = 100.0

  /// Returns the first of 1, 2, 5, 10, 20, 50 … that is not below a number of at least 1.
  private static func roundedUp(_ number: Double) -> Double {
    var unit = 1.0
    while unit * 10 <= number { unit *= 10 }
    return [1, 2, 5, 10].map { $0 * unit }.first { $0 >= number } ?? number
  }

  /// Returns the step: 1 for whole numbers; else the largest step that reaches the values and
  /// leaves the slider enough positions.
  private static func step(_ values: [Double], in bounds: ClosedRange<Double>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    func areMultiples(of step: Double) -> Bool {
      (values + [bounds.lowerBound]).allSatisfy { number in
        let count = number / step
        return (count - count.rounded()).magnitude < 1e-6
      }
    }
    // Between 0 and 1, or 1 and 3, whole numbers are too few for a slider.
    if length > 2, areMultiples(of: 1) { return 1 }
    let steps = [0.5, 0.25, 0.1, 0.05, 0.01, 0.005, 0.001]
    return steps.first { length / $0 >= leastPlaces && areMultiples(of: $0) } ?? 0.001
  }

  private static let leastPlaces = 25.0
}
