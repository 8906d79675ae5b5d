/// A checked value, or its computation from the names in scope.
///
/// Fixed values are checked once, when the config is loaded; only values with expressions are
/// computed for each cell.
enum Dynamic<Value: Sendable>: Sendable {
  case constant(Value)
  case computation(Computation<Value>)

  /// Returns a value that is computed from the names in scope; `compute` throws `Diagnostic`.
  static func computed(_ compute: @escaping @Sendable (BuildScope) throws -> Value) -> Dynamic {
    .computation(Computation(compute: compute))
  }

  /// Returns the value for the names in scope.
  ///
  /// - Throws: `Diagnostic` for an expression that fails or whose value does not fit.
  func value(in evaluation: BuildScope) throws -> Value {
    switch self {
    case .constant(let value): value
    case .computation(let computation): try computation.compute(evaluation)
    }
  }

  /// Returns the part of the value that is known before it is computed; nil for none.
  func outline(in scope: BuildScope) -> Value? {
    switch self {
    case .constant(let value): value
    case .computation(let computation): computation.outline?(scope)
    }
  }

  /// Returns the value with an outline before it is computed; a constant, or a value with an
  /// outline, unchanged.
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

  /// Indicates whether the value has no expression.
  var isConstant: Bool {
    if case .constant = self { true } else { false }
  }

  /// Returns the value transformed, at once if it is constant.
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

  /// Returns the value transformed together with the scope.
  func evaluated<Other: Sendable>(
    _ transform: @escaping @Sendable (Value, BuildScope) throws -> Other
  ) -> Dynamic<Other> {
    .computed { try transform(try value(in: $0), $0) }
  }
}

struct Computation<Value: Sendable>: Sendable {
  /// Returns the value for a scope; throws `Diagnostic`.
  var compute: @Sendable (BuildScope) throws -> Value
  /// Returns the part of the value that is known without computing it; nil for none.
  ///
  /// For a view, it is the outer modifiers: a million cells of the same frame are not built in
  /// order to be measured.
  var outline: (@Sendable (BuildScope) -> Value?)?

  /// Returns the value for the names in scope.
  func callAsFunction(_ scope: BuildScope) throws -> Value { try compute(scope) }
}

extension Dynamic {
  /// Returns the value with a change applied, at once if both are constant.
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

/// Returns the values as a list: a constant one if all are constant; else the others are computed.
func combined<Value: Sendable>(_ parts: [Dynamic<Value>]) -> Dynamic<[Value]> {
  let constants = parts.compactMap(\.constant)
  guard constants.count < parts.count else { return .constant(constants) }
  return .computed { evaluation in try parts.map { try $0.value(in: evaluation) } }
}
