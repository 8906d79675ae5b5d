/// JSON text made piece by piece, with keys in the order in which they are written.
package enum JSONText {
  /// Returns a string with its quotes; control characters are escaped.
  package static func string(_ text: String) -> String {
    JSONValue.quoted(text)
  }

  /// Returns a number in the shortest form that reads back as the same number; `16`, not `16.0`.
  package static func number(_ value: Double) -> String {
    NumberText.shortest(value)
  }

  /// Returns a number, or `null`.
  package static func number(_ value: Int?) -> String {
    value.map(String.init) ?? "null"
  }

  /// Returns a string, or `null`.
  package static func string(_ text: String?) -> String {
    text.map { string($0) } ?? "null"
  }

  /// Returns an object of members whose values are JSON, in the order given.
  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// Returns a list of values that are JSON.
  package static func list(_ values: some Sequence<String>) -> String {
    "[" + values.joined(separator: ",") + "]"
  }
}
