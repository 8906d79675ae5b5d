import PlainText

extension Evaluation {
  /// Returns the member of a value that is not one of its fields; nil for none.
  func member(named name: String, of value: DataValue) -> DataValue? {
    if name == "count" { return count(of: value).map { .number(Double($0)) } }
    switch value {
    case .string(let text): return TextMember(rawValue: name).map { member($0, of: text) }
    case .list(let values): return ListMember(rawValue: name).flatMap { member($0, of: values) }
    case .null, .bool, .number, .object: return nil
    }
  }

  private func member(_ member: TextMember, of text: String) -> DataValue {
    switch member {
    case .lowercased: .string(text.lowercased())
    case .uppercased: .string(text.uppercased())
    case .capitalized: .string(capitalized(text))
    case .folded: .string(folded(text))
    case .trimmed: .string(trimmed(text))
    case .first: .string(String(text.prefix(1)))
    case .last: .string(String(text.suffix(1)))
    case .isEmpty: .bool(text.isEmpty)
    }
  }

  /// Returns the member of a list; nil for a member that only lists of numbers have, of another
  /// list.
  private func member(_ member: ListMember, of values: [DataValue]) -> DataValue? {
    switch member {
    case .first: values.first ?? .null
    case .last: values.last ?? .null
    case .reversed: .list(values.reversed())
    case .isEmpty: .bool(values.isEmpty)
    case .sum: numbers(values).map { $0.reduce(0, +) }.flatMap { $0.isFinite ? .number($0) : nil }
    case .min: numbers(values).map { $0.min().map(DataValue.number) ?? .null }
    case .max: numbers(values).map { $0.max().map(DataValue.number) ?? .null }
    }
  }

  /// Returns the values if all are numbers.
  private func numbers(_ values: [DataValue]) -> [Double]? {
    var numbers: [Double] = []
    for value in values {
      guard case .number(let number) = value else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns a suggestion for a member that a value does not have; nil if nothing is close.
  func advice(onMember name: String, of value: DataValue) -> String? {
    let members: [String]
    switch value {
    case .string: members = TextMember.allCases.map(\.rawValue)
    case .list:
      if ListMember(rawValue: name)?.isOfNumbers == true { return "only lists of numbers have one" }
      members = ListMember.allCases.map(\.rawValue)
    case .null, .bool, .number, .object: return nil
    }
    if ExpressionMethod.names.contains(name) { return "write \(name)(…) to call it" }
    return suggestion(for: name, among: ["count"] + members + ExpressionMethod.names)
  }

  /// Returns the value of a method whose number of arguments the parser has checked; nil if an
  /// argument waits for a pending name.
  ///
  /// - Parameter path: The description of the value on which the method is called.
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
    case (_, .string(let text)):
      guard let result = try call(method, on: text, arguments, at: span) else { break }
      return result.value
    case (_, .list(let values)):
      guard let result = try call(method, on: values, arguments, at: span) else { break }
      return result.value
    default: break
    }
    throw Self.noMethod(method.rawValue, of: value, path, at: span)
  }

  /// Returns the error for a method that a value does not have.
  static func noMethod(
    _ name: String, of value: DataValue, _ path: () -> String, at span: Range<Int>
  ) -> ExpressionError {
    ExpressionError(
      at: span, "\(path()) is \(value.summary) and has no '\(name)'",
      suggestion: value == .null ? "write '?? …' where it may be null" : nil)
  }

  /// Returns the number of characters, elements or fields in a value; nil for a value without a
  /// count.
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
  /// Returns whether the text contains another, which is case-sensitive; the empty text is in each.
  ///
  /// Two spellings of one character, such as `é` in one piece and in two, are equal.
  fileprivate func holds(_ other: String) -> Bool {
    // The standard library's search compares characters, which takes a hundred times as long; only
    // text beyond ASCII has several spellings.
    if Array(utf8).hold(Array(other.utf8)) { return true }
    return other.utf8.contains { $0 >= 0x80 } && contains(other)
  }
}

extension [UInt8] {
  /// Returns whether the other bytes occur in these consecutively; an empty sequence always does.
  ///
  /// Knuth, Morris and Pratt's search.
  ///
  /// - Complexity: O(*bytes* + *other bytes*), for any repetitions.
  fileprivate func hold(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    // The length of the part's longest prefix that is at the end of its first bytes, for each
    // number of them.
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
