/// A JSON document whose objects keep their order.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    /// The member's name.
    package var name: String
    /// The member's value.
    package var value: JSONValue

    /// Creates a member of an object.
    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Returns an object with members in the order given.
  package static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  /// Returns the object with members after its own; any other value is unchanged.
  package func adding(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members.map { Member(name: $0.key, value: $0.value) })
  }

  /// Returns the document as text, indented by two spaces a level; short arrays and objects on one
  /// line.
  package func text(indent: String = "") -> String {
    let line = compactText
    guard line.count + indent.count > 80 else { return line }
    let inner = indent + "  "
    switch self {
    case .array(let values):
      let parts = values.map { inner + $0.text(indent: inner) }
      return "[\n" + parts.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let members):
      let parts = members.map { member in
        "\(inner)\(Self.quoted(member.name)): \(member.value.text(indent: inner))"
      }
      return "{\n" + parts.joined(separator: ",\n") + "\n" + indent + "}"
    default: return line
    }
  }

  /// The document as text on one line.
  package var compactText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): NumberText.shortest(value)
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.compactText).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\(Self.quoted($0.name)): \($0.value.compactText)" }
        .joined(separator: ", ") + "}"
    }
  }

  /// Returns a text in JSON's form, in quotes; line breaks and invisible characters are escaped,
  /// and so are the noncharacters that YAML does not allow.
  package static func quoted(_ text: String) -> String {
    let hasEscape = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    if text.isPrintableASCII, !hasEscape { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        result += escape(scalar)
      case _ where (0xFDD0...0xFDEF).contains(scalar.value): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a character of up to four hexadecimal digits as JSON's escape.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The value in messages, as in `the number 4`; long text is cut.
  package var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number \(NumberText.shortest(number))"
    case .string(let text): "the text '\(excerpt(of: text, limit: 40))'"
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// Reads the next value of a text.
  ///
  /// - Throws: `JSONMistake`, also for an object with a repeated field.
  package init(_ reader: inout JSONReader) throws(JSONMistake) {
    switch try reader.token() {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number)
    case .longNumber(let text): throw reader.roundedNumber(text)
    case .string(let text): self = .string(text)
    case .array:
      var values: [JSONValue] = []
      try reader.readElements { reader, _ throws(JSONMistake) in
        values.append(try JSONValue(&reader))
      }
      self = .array(values)
    case .object:
      let opening = reader
      var names: Set<String> = []
      var members: [Member] = []
      try reader.readFields { reader, name, place throws(JSONMistake) in
        members.append(Member(name: name, value: try JSONValue(&reader)))
        guard names.insert(name).inserted else {
          throw JSONReader.duplicate(name, at: place, in: opening)
        }
      }
      self = .object(members)
    }
  }
}
