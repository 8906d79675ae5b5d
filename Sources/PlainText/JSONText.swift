/// JSON text made piece by piece, with keys in the order in which they are written.
package enum JSONText {
  /// A string with its quotes; control characters are escaped.
  package static func string(_ text: String) -> String {
    JSONValue.quoted(text)
  }

  /// A number in the shortest form that reads back as the same number; `16`, not `16.0`.
  package static func number(_ value: Double) -> String {
    NumberText.shortest(value)
  }

  /// A number, or `null`.
  package static func number(_ value: Int?) -> String {
    value.map(String.init) ?? "null"
  }

  /// A string, or `null`.
  package static func string(_ text: String?) -> String {
    text.map { string($0) } ?? "null"
  }

  /// An object of members whose values are JSON, in the order given.
  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// A list of values that are JSON.
  package static func list(_ values: some Sequence<String>) -> String {
    "[" + values.joined(separator: ",") + "]"
  }
}
