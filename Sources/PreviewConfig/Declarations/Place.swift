/// Where a node of a type stands.
package struct Place: Sendable {
  /// The key in messages, as in `columns`.
  var label: String
  /// True if the key's default stands for an expression that waits for a computed value.
  var hasDefault: Bool
}

/// An expression whose key has a default waits for a computed value.
struct PendingValue: Error {}
