/// A checked value, or what computes it from the names in scope.
///
/// What a config fixes is checked once, when it is loaded; only values with expressions are left to
/// compute for each cell.
enum Dynamic<Value: Sendable>: Sendable {
  case constant(Value)
  /// Throws `Diagnostic`.
  case computed(@Sendable (BuildScope) throws -> Value)

  /// The value for the names in scope.
  ///
  /// - Throws: `Diagnostic` for an expression that fails or whose value does not fit.
  func value(in evaluation: BuildScope) throws -> Value {
    switch self {
    case .constant(let value): value
    case .computed(let compute): try compute(evaluation)
    }
  }

  /// The value that needs no scope; nil if an expression computes it.
  var constant: Value? {
    if case .constant(let value) = self { value } else { nil }
  }

  /// True if no expression is in the value.
  var isConstant: Bool {
    if case .constant = self { true } else { false }
  }

  /// What `transform` makes of the value, at once if it is constant.
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> Dynamic<Other> {
    switch self {
    case .constant(let value): .constant(transform(value))
    case .computed(let compute): .computed { transform(try compute($0)) }
    }
  }

  /// What `transform` makes of the value and the scope.
  func evaluated<Other: Sendable>(
    _ transform: @escaping @Sendable (Value, BuildScope) throws -> Other
  ) -> Dynamic<Other> {
    .computed { try transform(try value(in: $0), $0) }
  }
}

extension Dynamic {
  /// What a change makes of the value, at once if both are constant.
  func applying<Change: Sendable>(
    _ change: Dynamic<Change>, _ apply: @escaping @Sendable (Change, Value) -> Value
  ) -> Dynamic {
    switch (self, change) {
    case (.constant(let value), .constant(let change)): .constant(apply(change, value))
    default: .computed { apply(try change.value(in: $0), try value(in: $0)) }
    }
  }
}

/// Constants become one constant list; else each element is computed where it must be.
func combined<Value: Sendable>(_ parts: [Dynamic<Value>]) -> Dynamic<[Value]> {
  let constants = parts.compactMap(\.constant)
  guard constants.count < parts.count else { return .constant(constants) }
  return .computed { evaluation in try parts.map { try $0.value(in: evaluation) } }
}
