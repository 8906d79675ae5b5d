/// A checked value, or what computes it from the names in scope.
///
/// What a config fixes is checked once, when it is loaded; only values with expressions are left to
/// compute for each cell.
enum Dynamic<Value: Sendable>: Sendable {
  case constant(Value)
  case computation(Computation<Value>)

  /// A value that is computed from the names in scope; `compute` throws `Diagnostic`.
  static func computed(_ compute: @escaping @Sendable (BuildScope) throws -> Value) -> Dynamic {
    .computation(Computation(compute: compute))
  }

  /// The value for the names in scope.
  ///
  /// - Throws: `Diagnostic` for an expression that fails or whose value does not fit.
  func value(in evaluation: BuildScope) throws -> Value {
    switch self {
    case .constant(let value): value
    case .computation(let computation): try computation.compute(evaluation)
    }
  }

  /// What is known of the value before it is computed; nil for nothing.
  func outline(in scope: BuildScope) -> Value? {
    switch self {
    case .constant(let value): value
    case .computation(let computation): computation.outline?(scope)
    }
  }

  /// The value with another in its place before it is computed; a constant as it is, and what has
  /// an outline.
  func outlined(by value: Value) -> Dynamic {
    guard case .computation(var computation) = self, computation.outline == nil else {
      return self
    }
    computation.outline = { _ in value }
    return .computation(computation)
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
    case .computation(let computation):
      .computation(
        Computation(
          compute: { transform(try computation.compute($0)) },
          outline: computation.outline.map { outline in { outline($0).map(transform) } }))
    }
  }

  /// What `transform` makes of the value and the scope.
  func evaluated<Other: Sendable>(
    _ transform: @escaping @Sendable (Value, BuildScope) throws -> Other
  ) -> Dynamic<Other> {
    .computed { try transform(try value(in: $0), $0) }
  }
}

/// What computes a value.
struct Computation<Value: Sendable>: Sendable {
  /// Throws `Diagnostic`.
  var compute: @Sendable (BuildScope) throws -> Value
  /// What is known of the value without it; nil for nothing.
  ///
  /// Of a view, that are its outer modifiers: a million cells are not built in order to be measured
  /// where all have one frame.
  var outline: (@Sendable (BuildScope) -> Value?)?

  /// The value for the names in scope.
  func callAsFunction(_ scope: BuildScope) throws -> Value { try compute(scope) }
}

extension Dynamic {
  /// What a change makes of the value, at once if both are constant.
  func applying<Change: Sendable>(
    _ change: Dynamic<Change>, _ apply: @escaping @Sendable (Change, Value) -> Value
  ) -> Dynamic {
    switch (self, change) {
    case (.constant(let value), .constant(let change)): .constant(apply(change, value))
    default:
      .computation(
        Computation(
          compute: { apply(try change.value(in: $0), try value(in: $0)) },
          outline: { scope in
            guard let change = change.outline(in: scope), let value = outline(in: scope) else {
              return nil
            }
            return apply(change, value)
          }))
    }
  }
}

/// Constants become one constant list; else each element is computed where it must be.
func combined<Value: Sendable>(_ parts: [Dynamic<Value>]) -> Dynamic<[Value]> {
  let constants = parts.compactMap(\.constant)
  guard constants.count < parts.count else { return .constant(constants) }
  return .computed { evaluation in try parts.map { try $0.value(in: evaluation) } }
}
