import Glibc

/// A regular expression of POSIX's extended kind that finds names: any part of a name may match.
///
/// Owns a `regex_t`, made by `init` and freed by `deinit`. `@unchecked`: the C library's `regexec`
/// does not change it.
package final class NameFilter: @unchecked Sendable {
  /// The expression's source.
  package let pattern: String
  private let expression: UnsafeMutablePointer<regex_t>

  /// Creates a filter from its expression; nil for an invalid one.
  package init?(_ pattern: String) {
    let expression = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
    guard !pattern.isEmpty, regcomp(expression, pattern, REG_EXTENDED | REG_NOSUB) == 0 else {
      expression.deallocate()
      return nil
    }
    self.pattern = pattern
    self.expression = expression
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
