import Glibc

/// A regular expression of POSIX's extended kind that finds names: any part of a name may match.
///
/// Owns a `regex_t`, made by `init` and freed by `deinit`. `@unchecked`: the C library's `regexec`
/// does not change it.
package final class NameFilter: @unchecked Sendable {
  /// The expression's source.
  package let pattern: String
  private let expression: UnsafeMutablePointer<regex_t>

  /// Creates a filter from its expression.
  ///
  /// - Throws: `InvalidExpression`.
  package init(_ pattern: String) throws(InvalidExpression) {
    if pattern.isEmpty { throw InvalidExpression(description: "it is empty") }
    let expression = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
    let status = regcomp(expression, pattern, REG_EXTENDED | REG_NOSUB)
    guard status == 0 else {
      defer { expression.deallocate() }
      var reason = [CChar](repeating: 0, count: 200)
      _ = regerror(status, expression, &reason, reason.count)
      let bytes = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw InvalidExpression(description: String(decoding: bytes, as: UTF8.self))
    }
    self.pattern = pattern
    self.expression = expression
  }

  /// The reason why a text is not a regular expression, in the C library's words.
  package struct InvalidExpression: Error, Hashable, CustomStringConvertible {
    /// The reason, as in `Unmatched ( or \\(`.
    package let description: String
  }

  deinit {
    regfree(expression)
    expression.deallocate()
  }

  /// Returns whether a part of the name matches the expression.
  package func finds(_ name: String) -> Bool {
    regexec(expression, name, 0, nil, 0) == 0
  }
}
