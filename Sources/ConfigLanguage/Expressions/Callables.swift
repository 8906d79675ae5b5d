import PlainText

/// The functions that an expression may call.
enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, round, floor, ceil, abs, decimals, upper, lower, number
  /// Values as the canvas's locale writes them.
  case formatted, percent, compact, currency, date, relative

  /// How many values the function takes.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .min, .max: 2...Int.max
    case .decimals, .currency, .date: 2...2
    case .formatted, .percent, .relative: 1...2
    case .round, .floor, .ceil, .abs, .upper, .lower, .number, .compact: 1...1
    }
  }

  /// How many values the function takes, in words.
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

  /// True for what reads the canvas's locale.
  var isLocalized: Bool {
    switch self {
    case .formatted, .percent, .compact, .currency, .date, .relative: true
    case .min, .max, .round, .floor, .ceil, .abs, .decimals, .upper, .lower, .number: false
    }
  }
}

/// What an expression may call on a value, as in `item.name.contains('a')`.
enum ExpressionMethod: String, CaseIterable, Sendable {
  /// Whether a text has another in it, or a list a value.
  case contains
  /// Whether a text begins or ends with another.
  case hasPrefix, hasSuffix
  /// The first or the last characters of a text, or elements of a list: all where there are fewer.
  case prefix, suffix
  /// A text or a list without its first or last characters or elements.
  case dropFirst, dropLast
  /// A text with each occurrence of another replaced.
  case replacing
  /// The parts of a text between the occurrences of another, the empty ones too.
  case split
  /// The elements of a list as one text, with another between them.
  case joined

  /// How many values the method takes.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .replacing: 2...2
    case .joined, .dropFirst, .dropLast: 0...1
    case .contains, .hasPrefix, .hasSuffix, .prefix, .suffix, .split: 1...1
    }
  }

  /// How many values the method takes, in words.
  var arguments: String {
    switch self {
    case .replacing: "2 values, a text and what replaces it"
    case .joined, .dropFirst, .dropLast: "at most 1 value"
    case .contains, .hasPrefix, .hasSuffix, .prefix, .suffix, .split: "1 value"
    }
  }
}

/// What an expression may call on a list with an expression for its elements, as in
/// `users.filter(item.isNew)` or `users.map(user => user.name)`.
enum ElementMethod: String, CaseIterable, Sendable {
  /// What the expression is for each element.
  case map
  /// The elements for which it is true.
  case filter
  /// The first element for which it is true; null where there is none.
  case first
  /// Whether it is true for an element; with a value in its place, it is the method of values.
  case contains
  /// Whether it is true for each element.
  case allSatisfy
  /// The elements in the order of what it is for them, or in their own: numbers by value, texts
  /// without letter case and accents; null is last.
  case sorted
}

/// What each text has besides `count`, which lists and objects have as well.
enum TextMember: String, CaseIterable, Sendable {
  case lowercased, uppercased, capitalized
  /// Without letter case and accents, as lists are sorted.
  case folded
  /// Without the white space around it.
  case trimmed
  /// The first and the last character; an empty text has an empty one.
  case first, last
  case isEmpty
}

/// What each list has besides `count`.
enum ListMember: String, CaseIterable, Sendable {
  /// The element at an end; null where there is none.
  case first, last
  case reversed, isEmpty
  /// What the elements, which are numbers, add up to.
  case sum
  /// The least and the greatest of the elements, which are numbers; null where there are none.
  case min, max

  /// True for what only lists of numbers have.
  var isOfNumbers: Bool {
    switch self {
    case .sum, .min, .max: true
    case .first, .last, .reversed, .isEmpty: false
    }
  }
}

extension ExpressionMethod {
  /// The names of all methods, those with an expression for each element too.
  static let names: [String] =
    allCases.map(\.rawValue)
    + ElementMethod.allCases.map(\.rawValue).filter { ExpressionMethod(rawValue: $0) == nil }
}

extension ExpressionError {
  /// The error for a call of a function that does not exist.
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

  /// The error for a call of a method that does not exist.
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
