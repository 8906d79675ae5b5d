/// The steps of a stack machine for an expression that calculates with numbers alone, which are
/// faster than its tree.
///
/// A collection computes a height, a width or an offset for each of its items. `Evaluation` walks
/// the tree, creates a value for each of its parts and reports each error; this type handles only
/// numbers, and leaves the rest to it, such as a name without a value or a division by zero.
struct NumericExpression: Sendable {
  private enum Step: Sendable {
    case number(Double)
    case name(String)
    case field(of: String, String)
    case negative
    /// One of `+ - * / %` on the last two numbers.
    case operation(Token.Symbol)
    case least, greatest
    /// A function of the last number.
    case function(ExpressionFunction)
  }

  private var steps: [Step] = []

  /// The largest stack: no realistic expression has more numbers that wait for an operator.
  private static let stackLimit = 16

  /// Creates the steps; nil for an expression that has another type, or may have one, and for a
  /// number or a name alone, which need no steps.
  init?(_ expression: Expression) {
    switch expression.kind {
    case .arithmetic, .negative, .call: break
    default: return nil
    }
    guard add(expression, depth: 0) else { return nil }
  }

  /// Appends the steps of an expression; returns false if its value may not be a number.
  ///
  /// - Parameter depth: The number of numbers on the stack below it.
  private mutating func add(_ expression: Expression, depth: Int) -> Bool {
    guard depth < Self.stackLimit else { return false }
    switch expression.kind {
    case .literal(.number(let number)):
      steps.append(.number(number))
    case .name(let name):
      steps.append(.name(name))
    case .access(let base, let fields):
      guard case .name(let name) = base.kind, fields.count == 1,
        case .field(let field, _) = fields[0]
      else { return false }
      steps.append(.field(of: name, field))
    case .negative(let operand):
      guard add(operand, depth: depth) else { return false }
      steps.append(.negative)
    case .arithmetic(let first, let rest):
      guard add(first, depth: depth) else { return false }
      for operation in rest {
        guard add(operation.operand, depth: depth + 1),
          case .symbol(let symbol) = operation.symbol.kind
        else { return false }
        steps.append(.operation(symbol))
      }
    case .call(let function, let arguments):
      return add(function, arguments, depth: depth)
    case .literal, .not, .comparison, .conjunction, .disjunction, .firstPresent, .choice, .list:
      return false
    }
    return true
  }

  private mutating func add(
    _ function: ExpressionFunction, _ arguments: [Expression], depth: Int
  ) -> Bool {
    let step: Step
    switch function {
    case .min: step = .least
    case .max: step = .greatest
    case .round, .floor, .ceil, .abs: step = .function(function)
    default: return false
    }
    guard let first = arguments.first, add(first, depth: depth) else { return false }
    if function != .min, function != .max {
      steps.append(step)
      return true
    }
    for argument in arguments.dropFirst() {
      guard add(argument, depth: depth + 1) else { return false }
      steps.append(step)
    }
    return true
  }

  /// Returns the expression's value; nil if `Evaluation` may get a result other than a number.
  func value(in scope: Scope) -> Double? {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.stackLimit + 1) { stack in
      // The number of numbers on the stack; a step with two operands replaces both by its result.
      var count = 0
      func binary(_ operate: (Double, Double) -> Double) -> Bool {
        count -= 1
        stack[count - 1] = operate(stack[count - 1], stack[count])
        return stack[count - 1].isFinite
      }
      for step in steps {
        switch step {
        case .number(let number):
          stack[count] = number
          count += 1
        case .name(let name):
          guard case .number(let number)? = scope.value(named: name) else { return nil }
          stack[count] = number
          count += 1
        case .field(let name, let field):
          guard case .object(let fields)? = scope.value(named: name),
            case .number(let number)? = fields[field]
          else { return nil }
          stack[count] = number
          count += 1
        case .negative: stack[count - 1].negate()
        case .function(let function):
          guard let result = function.result(of: stack[count - 1]) else { return nil }
          stack[count - 1] = result
        // A result that is not finite, such as that of a division by zero, is an error to report.
        case .operation(let symbol):
          guard binary({ symbol.result(of: $0, $1) }) else { return nil }
        case .least: guard binary({ Swift.min($0, $1) }) else { return nil }
        case .greatest: guard binary({ Swift.max($0, $1) }) else { return nil }
        }
      }
      return stack[0]
    }
  }
}
