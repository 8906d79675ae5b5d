/// The names that an expression may use, and what they stand for.
package struct Scope: Sendable {
  /// What an unknown name is.
  package enum Lookup: Sendable {
    case value(DataValue)
    /// A computed value of a later pass: the expression waits for it.
    case pending
    case unknown
  }

  package var values: [String: DataValue]
  /// The ids whose values no pass of layout has computed yet.
  package var pending: Set<String>

  package init(values: [String: DataValue] = [:], pending: Set<String> = []) {
    self.values = values
    self.pending = pending
  }

  package subscript(name: String) -> Lookup {
    if let value = values[name] { return .value(value) }
    return pending.contains(name) ? .pending : .unknown
  }
}
