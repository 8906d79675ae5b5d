/// The names that an expression may use, and what they stand for.
package struct Scope: Sendable {
  /// What a name stands for.
  package enum Lookup: Sendable {
    /// A value that is known.
    case value(DataValue)
    /// A computed value of a later pass: the expression waits for it.
    case pending
    /// Nothing that an expression may use.
    case unknown
  }

  /// The values of the names that are known.
  package var values: [String: DataValue]
  /// The ids whose values no pass of layout has computed yet.
  package var pending: Set<String>

  /// A scope of names.
  package init(values: [String: DataValue] = [:], pending: Set<String> = []) {
    self.values = values
    self.pending = pending
  }

  /// What a name stands for.
  package subscript(name: String) -> Lookup {
    if let value = values[name] { return .value(value) }
    return pending.contains(name) ? .pending : .unknown
  }

  /// All names, known and pending.
  package var names: Set<String> { pending.union(values.keys) }
}
