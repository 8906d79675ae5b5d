package import Diagnostics

/// A scalar of a config with `${…}` in it: alternating literal text and expressions.
///
/// A template that is one expression keeps the expression's type; any other is text, with numbers
/// in their shortest form. `$${` represents `${` itself.
package struct Template: Sendable {
  private enum Part: Sendable {
    case text(String)
    case expression(Expression)
    /// An expression with faster steps for the case that all its values are numbers.
    case calculation(Expression, NumericExpression)

    /// The expression; nil for text.
    var expression: Expression? {
      switch self {
      case .text: nil
      case .expression(let expression), .calculation(let expression, _): expression
      }
    }
  }

  private let parts: [Part]
  private let position: @Sendable (_ offset: Int) -> SourceRange

  /// The value, if it is the same in every scope: that of a scalar without expressions, or whose
  /// expressions use no names.
  package private(set) var constant: DataValue?

  /// The first names of the template's paths, for checking them before there is data.
  package let roots: Set<String>

  /// Parses a scalar.
  ///
  /// - Parameter position: Returns the place in its file of the character at an offset (in Unicode
  ///   scalars of `source`), so that an error points into the expression.
  /// - Throws: `Diagnostic` at the error in the expression.
  package init(
    parsing source: String, position: @escaping @Sendable (_ offset: Int) -> SourceRange
  ) throws(Diagnostic) {
    self.position = position
    do throws(ExpressionError) {
      parts = try Self.parts(of: Array(source.unicodeScalars))
    } catch {
      throw error.diagnostic(position)
    }
    var roots: Set<String> = []
    for expression in parts.lazy.compactMap(\.expression) {
      expression.forEachName { name, _ in roots.insert(name) }
    }
    self.roots = roots
    if roots.isEmpty { constant = try value(in: Scope()) }
  }

  /// Checks that all names of the template are known, before they have values.
  ///
  /// - Throws: `Diagnostic` at the first unknown name.
  package func checkNames(among known: Set<String>) throws(Diagnostic) {
    guard !roots.isSubset(of: known) else { return }
    var unknown: (name: String, span: Range<Int>)?
    for expression in expressions where unknown == nil {
      expression.forEachName { name, span in
        if unknown == nil, !known.contains(name) { unknown = (name, span) }
      }
    }
    guard let unknown else { return }
    throw ExpressionError.unknownName(unknown.name, at: unknown.span, among: known).diagnostic(
      position)
  }

  /// Returns the template's value; nil while it waits for a pending computed value.
  ///
  /// - Throws: `Diagnostic` for an unknown name, a missing field, or a type that does not fit.
  package func value(in scope: Scope) throws(Diagnostic) -> DataValue? {
    if let constant { return constant }
    do throws(ExpressionError) {
      guard parts.count == 1 else { return try text(in: scope).map(DataValue.string) }
      switch parts[0] {
      case .text(let text): return .string(text)
      case .expression(let expression):
        if let value = expression.pathValue(in: scope) { return value }
        return try Evaluation(scope: scope).value(of: expression)
      case .calculation(let expression, let numbers):
        if let number = numbers.value(in: scope) { return .number(number) }
        return try Evaluation(scope: scope).value(of: expression)
      }
    } catch {
      throw error.diagnostic(position)
    }
  }

  private func text(in scope: Scope) throws(ExpressionError) -> String? {
    var result = ""
    // One for all expressions, whose work has a bound together.
    var evaluation: Evaluation?
    for part in parts {
      switch part {
      case .text(let text):
        result += text
      case .expression(let expression), .calculation(let expression, _):
        var value = expression.pathValue(in: scope)
        if value == nil {
          let current = evaluation ?? Evaluation(scope: scope)
          evaluation = current
          value = try current.value(of: expression)
        }
        guard let value else { return nil }
        guard let text = value.text else {
          throw ExpressionError(
            at: expression.span, "\(value.summary) cannot be part of a text",
            suggestion: value == .null ? "write '?? …' for a value to show instead" : nil)
        }
        guard result.utf8.count + text.utf8.count <= Evaluation.longestText else {
          throw ExpressionError(
            at: expression.span, "the text is longer than \(Evaluation.longestText) bytes")
        }
        result += text
      }
    }
    return result
  }

  /// The expression at the template's start; nil if it begins with text.
  var firstExpression: Expression? { parts.first?.expression }

  private var expressions: some Sequence<Expression> { parts.lazy.compactMap(\.expression) }

  /// Calls `body` with the expressions of the template and all their parts, except those that are
  /// computed for elements of lists.
  func forEachExpression(_ body: (Expression) -> Void) {
    for expression in expressions {
      expression.forEach { part, bound in
        if bound.isEmpty { body(part) }
      }
    }
  }

  /// The expression, if it is the whole template.
  var onlyExpression: Expression? {
    parts.count == 1 ? parts[0].expression : nil
  }

  private static func parts(of source: [Unicode.Scalar]) throws(ExpressionError) -> [Part] {
    var parts: [Part] = []
    var text = String.UnicodeScalarView()
    var offset = 0
    while offset < source.count {
      let rest = source[offset...]
      if rest.starts(with: "$${".unicodeScalars) {
        text.append(contentsOf: "${".unicodeScalars)
        offset += 3
      } else if rest.starts(with: "${".unicodeScalars) {
        if !text.isEmpty { parts.append(.text(String(text))) }
        text.removeAll()
        let (expression, end) = try ExpressionParser.parse(source, opening: offset)
        parts.append(
          NumericExpression(expression).map { .calculation(expression, $0) }
            ?? .expression(expression))
        offset = end
      } else {
        text.append(rest[offset])
        offset += 1
      }
    }
    if !text.isEmpty { parts.append(.text(String(text))) }
    return parts
  }
}
