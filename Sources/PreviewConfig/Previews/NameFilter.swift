import Glibc

/// A regular expression that finds names, of POSIX's extended kind: any part of a name will do.
///
/// Owns a `regex_t`, made by `init` and freed by `deinit`. `@unchecked`: the C library's `regexec`
/// changes nothing of it.
package final class NameFilter: @unchecked Sendable {
  /// The expression as it was given.
  package let pattern: String
  private let expression: UnsafeMutablePointer<regex_t>

  /// A filter by its expression; nil for a text that is none.
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

  /// True if a part of the name is what the expression describes.
  package func finds(_ name: String) -> Bool {
    regexec(expression, name, 0, nil, 0) == 0
  }
}
