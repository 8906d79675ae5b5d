import Diagnostics
import PlainText

/// A parsed expression, with the place of each of its parts.
///
/// Consecutive operators of one precedence are one node with a list of operands, so that a long sum
/// is not deeper than a short one: depth is that of parentheses and the like, and bounded.
struct Expression: Sendable {
  var kind: Kind
  /// The expression's range in the template's scalar, in Unicode scalars.
  var span: Range<Int>

  indirect enum Kind: Sendable {
    case literal(DataValue)
    case name(String)
    case access(Expression, [Step])
    case negative(Expression)
    case not(Expression)
    case arithmetic(Expression, [Operation])
    case comparison(Expression, Token, Expression)
    /// `&&`: false as soon as one operand is.
    case conjunction([Expression])
    /// `||`: true as soon as one operand is.
    case disjunction([Expression])
    /// `??`: the first operand that exists and is not null, or else the last.
    case firstPresent([Expression])
    case choice(condition: Expression, then: Expression, otherwise: Expression)
    case call(ExpressionFunction, [Expression])
    case list([Expression])
  }

  /// An operator and its right operand.
  struct Operation: Sendable {
    let symbol: Token
    let operand: Expression
  }

  /// A step from a value into it.
  enum Step: Sendable {
    case field(String, span: Range<Int>)
    case element(Expression)
    case call(ExpressionMethod, [Expression], span: Range<Int>)
    /// A method that computes an expression for each element of a list.
    case each(ElementMethod, ElementExpression, span: Range<Int>)

    /// The range of the scalar that names the field, the element or the method.
    var span: Range<Int> {
      switch self {
      case .field(_, let span), .call(_, _, let span), .each(_, _, let span): span
      case .element(let index): index.span
      }
    }
  }

  /// An expression that is computed for each element of a list.
  struct ElementExpression: Sendable {
    /// The element's name in the expression; nil for `item`, with its number as `index`.
    let parameter: String?
    let body: Expression

    /// The names that represent the element.
    var names: Set<String> { parameter.map { [$0] } ?? ["item", "index"] }
  }

  /// Calls `body` with each name that the expression reads from its scope, and its place.
  func forEachName(_ body: (String, Range<Int>) -> Void) {
    forEach { expression, bound in
      switch expression.kind {
      case .name(let name) where !bound.contains(name): body(name, expression.span)
      // The result depends on its locale.
      case .call(let function, _) where function.isLocalized: body("canvas", expression.span)
      default: break
      }
    }
  }

  /// Calls `body` with the expression and all its parts, in the order written, each with the names
  /// of the elements of lists there.
  func forEach(bound: Set<String> = [], _ body: (Expression, _ bound: Set<String>) -> Void) {
    body(self, bound)
    switch kind {
    case .literal, .name: break
    case .access(let base, let steps):
      base.forEach(bound: bound, body)
      for step in steps {
        switch step {
        case .field: break
        case .element(let index): index.forEach(bound: bound, body)
        case .call(_, let arguments, _):
          for argument in arguments { argument.forEach(bound: bound, body) }
        case .each(_, let element, _):
          element.body.forEach(bound: bound.union(element.names), body)
        }
      }
    case .negative(let operand), .not(let operand): operand.forEach(bound: bound, body)
    case .arithmetic(let first, let rest):
      first.forEach(bound: bound, body)
      for operation in rest { operation.operand.forEach(bound: bound, body) }
    case .comparison(let left, _, let right):
      left.forEach(bound: bound, body)
      right.forEach(bound: bound, body)
    case .conjunction(let operands), .disjunction(let operands), .firstPresent(let operands),
      .call(_, let operands), .list(let operands):
      for operand in operands { operand.forEach(bound: bound, body) }
    case .choice(let condition, let then, let otherwise):
      condition.forEach(bound: bound, body)
      then.forEach(bound: bound, body)
      otherwise.forEach(bound: bound, body)
    }
  }
}

extension Expression {
  /// The names on the path to a value, such as `size` and `width` of `size.width`; nil for any
  /// other expression.
  var path: [String]? {
    switch kind {
    case .name(let name): return [name]
    case .access(let base, let steps):
      guard case .name(let name) = base.kind else { return nil }
      var path = [name]
      for step in steps {
        guard case .field(let field, _) = step else { return nil }
        path.append(field)
      }
      return path
    default: return nil
    }
  }

  /// Returns the value of a name or of its fields, such as `item.size.width`; nil for any other
  /// expression, and for a value that `Evaluation` waits for or does not find.
  ///
  /// Most templates of items are such, and have no work to bound.
  func pathValue(in scope: Scope) -> DataValue? {
    switch kind {
    case .name(let name): return scope.value(named: name)
    case .access(let base, let steps):
      guard var value = base.pathValue(in: scope) else { return nil }
      for step in steps {
        guard case .field(let name, _) = step, case .object(let fields) = value,
          let field = fields[name]
        else { return nil }
        value = field
      }
      return value
    default: return nil
    }
  }

  /// The texts among which the expression chooses; nil if it may have another value.
  var texts: Set<String>? {
    switch kind {
    case .literal(.string(let text)):
      return [text]
    case .choice(condition: _, let then, let otherwise):
      guard let first = then.texts, let second = otherwise.texts else { return nil }
      return first.union(second)
    default:
      return nil
    }
  }
}

extension Expression {
  /// The path that the expression is, as in `size.width`; nil for any other expression.
  private var pathText: String? { path?.joined(separator: ".") }

  /// The paths to the values that the expression's own may be one of.
  fileprivate var resultPaths: [String] {
    switch kind {
    case .choice(condition: _, let then, let otherwise): then.resultPaths + otherwise.resultPaths
    case .firstPresent(let operands): operands.flatMap(\.resultPaths)
    default: pathText.map { [$0] } ?? []
    }
  }

  /// The comparisons of a value at a path with a text that the expression itself is.
  fileprivate var textComparisons: [(path: String, text: String)] {
    guard case .comparison(let left, let symbol, let right) = kind,
      symbol.kind == .symbol(.equal) || symbol.kind == .symbol(.notEqual)
    else { return [] }
    return [(left, right), (right, left)].compactMap { side, other in
      guard let path = side.pathText, case .literal(.string(let text)) = other.kind else {
        return nil
      }
      return (path, text)
    }
  }
}

extension Template {
  /// The texts that a template of one expression chooses from, as in `${wide ? 'row' : 'card'}`;
  /// nil if it may be worth another.
  package var texts: Set<String>? {
    onlyExpression?.texts
  }

  /// The names on the way to the value that the template is, as `size` and `width` of
  /// `${size.width}`; nil for any other template.
  package var path: [String]? { onlyExpression?.path }

  /// The paths to the values that the template's own may be one of, or may begin with, as in
  /// `size.width`.
  package var resultPaths: [String] { firstExpression?.resultPaths ?? [] }

  /// The texts that values at paths are compared with, in the order written.
  package var textComparisons: [(path: String, text: String)] {
    var comparisons: [(path: String, text: String)] = []
    forEachExpression { comparisons += $0.textComparisons }
    return comparisons
  }
}

/// An error in an expression or in its value, before its template knows the file.
struct ExpressionError: Error {
  /// The erroneous part of the template's scalar, in Unicode scalars.
  var span: Range<Int>
  var message: String
  var suggestion: String?

  init(at span: Range<Int>, _ message: String, suggestion: String? = nil) {
    self.span = span
    self.message = message
    self.suggestion = suggestion
  }

  /// Returns the error in its file: from the first erroneous character to the last one on the same
  /// line, the part that an excerpt shows.
  func diagnostic(_ position: (_ offset: Int) -> SourceRange) -> Diagnostic {
    var range = position(span.lowerBound)
    range.length = 1
    for offset in span.dropFirst().prefix(MarkedLine.limit) {
      let next = position(offset).start
      guard next.line == range.start.line, next.column >= range.start.column else { break }
      range.length = next.column - range.start.column + 1
    }
    return Diagnostic(at: range, message, suggestion: suggestion)
  }

  /// Returns the error for a name that is not in scope.
  static func unknownName(
    _ name: String, at span: Range<Int>, among known: some Sequence<String>
  ) -> ExpressionError {
    if ExpressionFunction(rawValue: name) != nil {
      return ExpressionError(
        at: span, "'\(name)' is a function", suggestion: "write \(name)(…) to call it")
    }
    return ExpressionError(
      at: span, "unknown name '\(excerpt(of: name, limit: 40))'",
      suggestion: PlainText.suggestion(for: name, among: known)
        ?? listing("known here", known))
  }
}

extension String {
  /// A Boolean value that indicates whether expressions can read the name.
  package var isIdentifier: Bool {
    guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
  }
}
