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

  /// Returns the steps that a member takes, of a value that may have it.
  func cost(ofMember name: String, of value: DataValue) -> Int {
    switch (value, name) {
    case (.string(let text), "folded"), (.string(let text), "trimmed"): 8 * text.utf8.count
    case (.string(let text), "lowercased"), (.string(let text), "uppercased"),
      (.string(let text), "capitalized"):
      4 * text.utf8.count
    case (.string(let text), "count"): 2 * text.utf8.count
    case (.list(let values), "reversed"), (.list(let values), "sum"), (.list(let values), "min"),
      (.list(let values), "max"):
      values.count
    default: 0
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
    switch value {
    case .string(let text): try room.spend(2 * text.utf8.count, at: span)
    case .list(let values): try room.spend(method == .contains ? 0 : values.count, at: span)
    case .null, .bool, .number, .object: break
    }
    switch (method, value) {
    case (.contains, .string(let text)):
      guard let wanted = try self.text(arguments[0]) else { return nil }
      try room.spend(wanted.utf8.count, at: span)
      return .bool(text.holds(wanted))
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
    if other.isEmpty || !Array(utf8).places(of: Array(other.utf8), limit: 1).isEmpty { return true }
    return other.utf8.contains { $0 >= 0x80 }
      && !Array(self).places(of: Array(other), limit: 1).isEmpty
  }
}

extension Array where Element: Equatable {
  /// Returns the places at which other elements occur in these consecutively, none of which overlap.
  ///
  /// Knuth, Morris and Pratt's search.
  ///
  /// - Precondition: There are other elements.
  /// - Complexity: O(*elements* + *other elements*), for any repetitions.
  func places(of part: [Element], limit: Int = .max) -> [Int] {
    guard part.count <= count else { return [] }
    // The length of the part's longest prefix that is at the end of its first elements, for each
    // number of them.
    var borders = [0]
    borders.reserveCapacity(part.count)
    var length = 0
    for element in part.dropFirst() {
      while length > 0, part[length] != element { length = borders[length - 1] }
      if part[length] == element { length += 1 }
      borders.append(length)
    }
    var places: [Int] = []
    var matched = 0
    for (place, element) in enumerated() {
      while matched > 0, part[matched] != element { matched = borders[matched - 1] }
      if part[matched] == element { matched += 1 }
      if matched == part.count {
        places.append(place + 1 - matched)
        if places.count == limit { break }
        matched = 0
      }
    }
    return places
  }
}
