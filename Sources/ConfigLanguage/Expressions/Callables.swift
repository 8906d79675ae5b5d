import PlainText

/// The functions of expressions.
enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, round, floor, ceil, abs, decimals, upper, lower, number
  /// Values formatted for the canvas's locale.
  case formatted, percent, compact, currency, date, relative

  /// The number of arguments.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .min, .max: 2...Int.max
    case .decimals, .currency, .date: 2...2
    case .formatted, .percent, .relative: 1...2
    case .round, .floor, .ceil, .abs, .upper, .lower, .number, .compact: 1...1
    }
  }

  /// The number of arguments, in words.
  var arguments: String {
    switch self {
    case .min, .max: "at least 2 values"
    case .decimals: "2 values, a number and its count of decimals"
    case .formatted, .percent: "1 or 2 values, a number and its count of decimals"
    case .currency: "2 values, a number and a currency as 'EUR'"
    case .date: "2 values, a date and a pattern as 'd MMM'"
    case .relative: "1 or 2 values, a date and the one that is now"
    case .round, .floor, .ceil, .abs, .upper, .lower, .number, .compact: "1 value"
    }
  }

  /// Indicates whether the function reads the canvas's locale.
  var isLocalized: Bool {
    switch self {
    case .formatted, .percent, .compact, .currency, .date, .relative: true
    case .min, .max, .round, .floor, .ceil, .abs, .decimals, .upper, .lower, .number: false
    }
  }
}

/// The methods of values in expressions, as in `item.name.contains('a')`.
enum ExpressionMethod: String, CaseIterable, Sendable {
  /// Returns whether a text contains another, or a list a value.
  case contains
  /// Returns whether a text begins or ends with another.
  case hasPrefix, hasSuffix
  /// The first or the last characters of a text, or elements of a list: all if there are fewer.
  case prefix, suffix
  /// A text or a list without its first or last characters or elements.
  case dropFirst, dropLast
  /// A text with each occurrence of another replaced.
  case replacing
  /// The parts of a text between the occurrences of another, the empty ones too.
  case split
  /// The elements of a list as one text, with another between them.
  case joined

  /// The number of arguments.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .replacing: 2...2
    case .joined, .dropFirst, .dropLast: 0...1
    case .contains, .hasPrefix, .hasSuffix, .prefix, .suffix, .split: 1...1
    }
  }

  /// The number of arguments, in words.
  var arguments: String {
    switch self {
    case .replacing: "2 values, a text and what replaces it"
    case .joined, .dropFirst, .dropLast: "at most 1 value"
    case .contains, .hasPrefix, .hasSuffix, .prefix, .suffix, .split: "1 value"
    }
  }
}

/// The methods of lists with an expression for the elements, as in `users.filter(item.isNew)` or
/// `users.map(user => user.name)`.
enum ElementMethod: String, CaseIterable, Sendable {
  /// The expression's value for each element.
  case map
  /// The elements for which it is true.
  case filter
  /// The first element for which it is true; null for none.
  case first
  /// Returns whether it is true for an element; with a value instead, it is the method of values.
  case contains
  /// Returns whether it is true for each element.
  case allSatisfy
  /// The elements in the order of the expression's values for them, or in their own: numbers by
  /// value, texts without letter case and accents; null is last.
  case sorted
}

/// The members of each text besides `count`, which lists and objects have as well.
enum TextMember: String, CaseIterable, Sendable {
  case lowercased, uppercased, capitalized
  /// The text without letter case and accents, as in the sorting of lists.
  case folded
  /// The text without the white space around it.
  case trimmed
  /// The first and the last character; empty for an empty text.
  case first, last
  case isEmpty
}

/// The members of each list besides `count`.
enum ListMember: String, CaseIterable, Sendable {
  /// The element at an end; null for an empty list.
  case first, last
  case reversed, isEmpty
  /// The sum of the elements, which are numbers.
  case sum
  /// The least and the greatest of the elements, which are numbers; null for none.
  case min, max

  /// Indicates whether only lists of numbers have the member.
  var isOfNumbers: Bool {
    switch self {
    case .sum, .min, .max: true
    case .first, .last, .reversed, .isEmpty: false
    }
  }
}

extension ExpressionMethod {
  /// The names of all methods, including those with an expression for each element.
  static let names: [String] =
    allCases.map(\.rawValue)
    + ElementMethod.allCases.map(\.rawValue).filter { ExpressionMethod(rawValue: $0) == nil }
}

extension ExpressionError {
  static func unknownFunction(_ name: String, at span: Range<Int>) -> ExpressionError {
    let names = ExpressionFunction.allCases.map(\.rawValue)
    let method =
      ExpressionMethod.names.contains(name)
      ? "write it after a value, as in item.\(name)(…)" : nil
    return ExpressionError(
      at: span, "unknown function '\(excerpt(of: name, limit: 40))'",
      suggestion: method ?? PlainText.suggestion(for: name, among: names)
        ?? "the functions are \(names.joined(separator: ", "))")
  }

  static func unknownMethod(_ name: String, at span: Range<Int>) -> ExpressionError {
    let word = excerpt(of: name, limit: 40)
    if name == "count" || TextMember(rawValue: name) != nil || ListMember(rawValue: name) != nil {
      return ExpressionError(
        at: span, "'\(word)' is not a method", suggestion: "write '\(word)' without parentheses")
    }
    if ExpressionFunction(rawValue: name) != nil {
      return ExpressionError(
        at: span, "'\(word)' is a function", suggestion: "write \(word)(…) around the value")
    }
    let members = TextMember.allCases.map(\.rawValue) + ListMember.allCases.map(\.rawValue)
    return ExpressionError(
      at: span, "unknown method '\(word)'",
      suggestion: PlainText.suggestion(
        for: name, among: ExpressionMethod.names + ["count"] + members)
        ?? "the methods are \(ExpressionMethod.names.joined(separator: ", "))")
  }
}
