/// A value of the user's data or of an expression.
public enum DataValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([DataValue])
  case object([String: DataValue])

  /// The value's type in messages, as in `a number`.
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
