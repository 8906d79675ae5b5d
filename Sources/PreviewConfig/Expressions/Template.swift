/// A scalar of a config with `${…}` in it: literal text and expressions in turn.
///
/// A template that is one expression keeps the expression's type; any other is text.
package struct Template: Sendable {
  /// Parses a scalar.
  ///
  /// - Parameter position: Where in its file the character at an offset (in Unicode scalars of
  ///   `source`) stands, so that an error points into the expression.
  /// - Throws: `Diagnostic` at the wrong place of the expression.
  package init(
    parsing source: String, position: @escaping @Sendable (_ offset: Int) -> SourceRange
  ) throws { preconditionFailure() }

  /// The value without any scope, if there is no expression in the scalar.
  package var constant: DataValue? { preconditionFailure() }

  /// The names that the template's paths begin with, to check them before there is data.
  package var roots: Set<String> { preconditionFailure() }

  /// The template's value; nil while it waits for a pending computed value.
  ///
  /// - Throws: `Diagnostic` for an unknown name, a missing field, or a type that does not fit.
  package func value(in scope: Scope) throws -> DataValue? { preconditionFailure() }
}
