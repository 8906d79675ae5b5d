import PlainText

extension Evaluation {
  /// What a value has under a name besides its fields; nil for nothing.
  func member(named name: String, of value: DataValue) -> DataValue? {
    if name == "count" { return count(of: value).map { .number(Double($0)) } }
    guard case .string(let text) = value, let member = TextMember(rawValue: name) else {
      return nil
    }
    switch member {
    case .lowercased: return .string(text.lowercased())
    case .uppercased: return .string(text.uppercased())
    case .folded: return .string(folded(text))
    case .first: return .string(String(text.prefix(1)))
    case .last: return .string(String(text.suffix(1)))
    }
  }

  /// What to write instead of a member that a value does not have; nil if nothing is close.
  func advice(onMember name: String, of value: DataValue) -> String? {
    let members: [String]
    switch value {
    case .string: members = TextMember.allCases.map(\.rawValue)
    case .list: members = []
    case .null, .bool, .number, .object: return nil
    }
    if let method = ExpressionMethod(rawValue: name) {
      return "write \(method.rawValue)(…) to call it"
    }
    let methods = ExpressionMethod.allCases.map(\.rawValue)
    return suggestion(for: name, among: ["count"] + members + methods)
  }

  /// The value of a method whose count of arguments the parser has checked; nil where an argument
  /// waits for a pending name.
  ///
  /// - Parameter path: Describes the value that the method is called on.
  func call(
    _ method: ExpressionMethod, on value: DataValue, _ arguments: [Expression],
    at span: Range<Int>, _ path: () -> String
  ) throws(ExpressionError) -> DataValue? {
    switch (method, value) {
    case (.contains, .string(let text)):
      return try self.text(arguments[0]).map { .bool(text.holds($0)) }
    case (.contains, .list(let values)):
      guard let wanted = try self.value(of: arguments[0]) else { return nil }
      return .bool(try contains(values, wanted, at: span))
    case (.prefix, .string(let text)):
      guard let length = try length(arguments[0]) else { return nil }
      return .string(String(text.prefix(length)))
    case (.prefix, .list(let values)):
      guard let length = try length(arguments[0]) else { return nil }
      return .list(Array(values.prefix(length)))
    case (.contains, _), (.prefix, _):
      throw ExpressionError(
        at: span, "\(path()) is \(value.summary) and has no '\(method.rawValue)'",
        suggestion: value == .null ? "write '?? …' where it may be null" : nil)
    }
  }

  /// How many characters or elements are asked for.
  private func length(_ argument: Expression) throws(ExpressionError) -> Int? {
    guard let number = try number(argument) else { return nil }
    guard let length = Int(exactly: number), length >= 0 else {
      throw ExpressionError(
        at: argument.span,
        "expected a whole number from 0 on, found \(DataValue.number(number).summary)")
    }
    return length
  }

  /// How many characters, elements or fields a value has; nil for what cannot be counted.
  private func count(of value: DataValue) -> Int? {
    switch value {
    case .string(let text): text.count
    case .list(let values): values.count
    case .object(let fields): fields.count
    case .null, .bool, .number: nil
    }
  }
}

extension String {
  /// True if the text has another in it, letter case counting; each has an empty one.
  ///
  /// Two spellings of one character, as `é` in one piece and in two, are the same.
  fileprivate func holds(_ other: String) -> Bool {
    // The standard library's search compares characters, which takes a hundred times as long; only
    // text beyond ASCII has several spellings.
    if Array(utf8).hold(Array(other.utf8)) { return true }
    return other.utf8.contains { $0 >= 0x80 } && contains(other)
  }
}

extension [UInt8] {
  /// True if other bytes follow each other somewhere in these, as no bytes do anywhere.
  ///
  /// Knuth, Morris and Pratt's search.
  ///
  /// - Complexity: O(*bytes* + *other bytes*), whatever they repeat.
  fileprivate func hold(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    // How much of the part's beginning is at the end of its first bytes, for each count of them.
    var borders = [0]
    borders.reserveCapacity(part.count)
    var length = 0
    for byte in part.dropFirst() {
      while length > 0, part[length] != byte { length = borders[length - 1] }
      if part[length] == byte { length += 1 }
      borders.append(length)
    }
    var matched = 0
    for byte in self {
      guard matched < part.count else { break }
      while matched > 0, part[matched] != byte { matched = borders[matched - 1] }
      if part[matched] == byte { matched += 1 }
    }
    return matched == part.count
  }
}

extension ExpressionError {
  /// The error for a call of a function that does not exist.
  static func unknownFunction(_ name: String, at span: Range<Int>) -> ExpressionError {
    let names = ExpressionFunction.allCases.map(\.rawValue)
    let method = ExpressionMethod(rawValue: name).map {
      "write it after a value, as in item.\($0.rawValue)(…)"
    }
    return ExpressionError(
      at: span, "unknown function '\(excerpt(of: name, limit: 40))'",
      suggestion: method ?? PlainText.suggestion(for: name, among: names)
        ?? "the functions are \(names.joined(separator: ", "))")
  }

  /// The error for a call of a method that does not exist.
  static func unknownMethod(_ name: String, at span: Range<Int>) -> ExpressionError {
    let word = excerpt(of: name, limit: 40)
    if name == "count" || TextMember(rawValue: name) != nil {
      return ExpressionError(
        at: span, "'\(word)' is not a method", suggestion: "write '\(word)' without parentheses")
    }
    if ExpressionFunction(rawValue: name) != nil {
      return ExpressionError(
        at: span, "'\(word)' is a function", suggestion: "write \(word)(…) around the value")
    }
    let names = ExpressionMethod.allCases.map(\.rawValue)
    return ExpressionError(
      at: span, "unknown method '\(word)'",
      suggestion: PlainText.suggestion(
        for: name, among: names + ["count"] + TextMember.allCases.map(\.rawValue))
        ?? "the methods are \(names.joined(separator: ", "))")
  }
}
