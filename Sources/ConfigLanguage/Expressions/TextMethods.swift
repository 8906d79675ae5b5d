extension Evaluation {
  /// The result of a method; the value is nil if an argument waits for a pending name.
  struct MethodResult {
    var value: DataValue?

    init(_ value: DataValue?) {
      self.value = value
    }
  }

  /// Returns the result of a method of a text; nil for one that only lists have.
  func call(
    _ method: ExpressionMethod, on text: String, _ arguments: [Expression], at span: Range<Int>
  ) throws(ExpressionError) -> MethodResult? {
    switch method {
    case .hasPrefix:
      return MethodResult(try self.text(arguments[0]).map { .bool(text.hasPrefix($0)) })
    case .hasSuffix:
      return MethodResult(try self.text(arguments[0]).map { .bool(text.hasSuffix($0)) })
    case .prefix:
      return MethodResult(try count(arguments[0]).map { .string(String(text.prefix($0))) })
    case .suffix:
      return MethodResult(try count(arguments[0]).map { .string(String(text.suffix($0))) })
    case .dropFirst:
      return MethodResult(try dropped(arguments).map { .string(String(text.dropFirst($0))) })
    case .dropLast:
      return MethodResult(try dropped(arguments).map { .string(String(text.dropLast($0))) })
    case .replacing:
      guard let old = try part(arguments[0]), let new = try self.text(arguments[1]) else {
        return MethodResult(nil)
      }
      return MethodResult(.string(try replacing(old, with: new, in: text, at: span)))
    case .split:
      guard let separator = try part(arguments[0]) else { return MethodResult(nil) }
      let parts = pieces(of: text, at: separator)
      guard parts.count <= Self.longestList else { throw Self.tooManyElements(at: span) }
      return MethodResult(.list(parts.map { .string($0) }))
    case .contains, .joined: return nil
    }
  }

  /// Returns the result of a method of a list; nil for one that only texts have.
  func call(
    _ method: ExpressionMethod, on values: [DataValue], _ arguments: [Expression],
    at span: Range<Int>
  ) throws(ExpressionError) -> MethodResult? {
    switch method {
    case .prefix:
      return MethodResult(try count(arguments[0]).map { .list(Array(values.prefix($0))) })
    case .suffix:
      return MethodResult(try count(arguments[0]).map { .list(Array(values.suffix($0))) })
    case .dropFirst:
      return MethodResult(try dropped(arguments).map { .list(Array(values.dropFirst($0))) })
    case .dropLast:
      return MethodResult(try dropped(arguments).map { .list(Array(values.dropLast($0))) })
    case .joined:
      var separator = ""
      if let argument = arguments.first {
        guard let text = try text(argument) else { return MethodResult(nil) }
        separator = text
      }
      return MethodResult(.string(try joined(values, separator, at: span)))
    case .contains, .hasPrefix, .hasSuffix, .replacing, .split: return nil
    }
  }

  /// Returns the number of characters or elements to drop: one by default.
  private func dropped(_ arguments: [Expression]) throws(ExpressionError) -> Int? {
    guard let argument = arguments.first else { return 1 }
    return try count(argument)
  }

  /// Returns a text to search for in another: not an empty one, which is everywhere.
  private func part(_ argument: Expression) throws(ExpressionError) -> String? {
    guard let text = try text(argument) else { return nil }
    guard !text.isEmpty else {
      throw ExpressionError(at: argument.span, "expected a text with characters, found ''")
    }
    return text
  }

  private func replacing(
    _ old: String, with new: String, in text: String, at span: Range<Int>
  ) throws(ExpressionError) -> String {
    let parts = pieces(of: text, at: old)
    let growth = (parts.count - 1).multipliedReportingOverflow(by: new.utf8.count)
    guard !growth.overflow, text.utf8.count + growth.partialValue <= Self.longestText else {
      throw Self.tooLong(at: span)
    }
    try room.spend(growth.partialValue, at: span)
    return parts.joined(separator: new)
  }

  private func joined(
    _ values: [DataValue], _ separator: String, at span: Range<Int>
  ) throws(ExpressionError) -> String {
    var result = ""
    for (index, value) in values.enumerated() {
      guard let text = value.text else {
        throw ExpressionError(at: span, "\(value.summary) cannot be part of a text")
      }
      if index > 0 { result += separator }
      result += text
      try room.spend(text.utf8.count, at: span)
      guard result.utf8.count <= Self.longestText else { throw Self.tooLong(at: span) }
    }
    return result
  }

  /// Returns the error for a text that is longer than `longestText`.
  static func tooLong(at span: Range<Int>) -> ExpressionError {
    ExpressionError(at: span, "the text is longer than \(longestText) bytes")
  }
}

/// Returns the parts of a text between the occurrences of another, compared byte by byte.
///
/// - Complexity: O(*bytes* + *bytes of the separator*).
private func pieces(of text: String, at separator: String) -> [String] {
  let bytes = Array(text.utf8)
  let mark = Array(separator.utf8)
  var parts: [String] = []
  var start = 0
  for place in bytes.places(of: mark) {
    parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
    start = place + mark.count
  }
  parts.append(String(decoding: bytes[start...], as: UTF8.self))
  return parts
}

func trimmed(_ text: String) -> String {
  let rest = text.drop(while: \.isWhitespace)
  return String(rest.reversed().drop(while: \.isWhitespace).reversed())
}

/// Returns a text whose words begin with capital letters; their other letters stay as they are.
func capitalized(_ text: String) -> String {
  var isAtStart = true
  var result = ""
  for character in text {
    result += isAtStart ? character.uppercased() : String(character)
    isAtStart = character.isWhitespace || character == "-"
  }
  return result
}
