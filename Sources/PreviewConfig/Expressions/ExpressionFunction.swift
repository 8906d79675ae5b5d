/// The functions that an expression may call.
enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, round, floor, ceil, abs, decimals, upper, lower

  /// How many values the function takes.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .min, .max: 2...Int.max
    case .decimals: 2...2
    case .round, .floor, .ceil, .abs, .upper, .lower: 1...1
    }
  }

  /// How many values the function takes, in words.
  var arguments: String {
    switch self {
    case .min, .max: "at least 2 values"
    case .decimals: "2 values, a number and its count of decimals"
    case .round, .floor, .ceil, .abs, .upper, .lower: "1 value"
    }
  }
}
