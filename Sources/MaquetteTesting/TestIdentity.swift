package import Testing

/// The test of an assertion, after which its goldens are named.
package struct TestIdentity: Hashable, Sendable {
  /// The absolute path of the test's source file.
  package var file: String
  /// The types around the test, the outermost first; empty for a global function.
  package var suite: [String]
  /// The function's name, without its parameters.
  package var name: String
  /// Indicates whether the test runs once for each of its arguments.
  package var isParameterized: Bool

  /// Creates a test from its names.
  package init(file: String, suite: [String], name: String, isParameterized: Bool = false) {
    self.file = file
    self.suite = suite
    self.name = name
    self.isParameterized = isParameterized
  }

  /// Creates a test from one of Swift Testing: `S/N/p(n:)` for a function `p` in a suite `N` of a
  /// suite `S`.
  package init(_ test: Test) {
    let components = test.id.nameComponents
    self.init(
      file: test.sourceLocation.filePath,
      suite: components.dropLast().map(Self.withoutBackticks),
      name: Self.functionName(components.last ?? test.name),
      isParameterized: test.isParameterized)
  }

  /// Creates a test from XCTest's name, such as `CardsTests.testDark`.
  package init(xctest name: String, file: String) {
    let components = name.split(separator: ".").map(String.init)
    self.init(
      file: file, suite: Array(components.dropLast()),
      name: Self.functionName(components.last ?? name))
  }

  /// Creates a test from its function, in the form of `#function`: `testDark()`.
  package init(function: String, file: String) {
    self.init(file: file, suite: [], name: Self.functionName(function))
  }

  /// Returns the test under another name, which may be a function's; itself for nil.
  package func renamed(_ name: String?) -> TestIdentity {
    guard let name else { return self }
    var other = self
    other.name = Self.functionName(name)
    return other
  }

  /// The source file's name without `.swift`.
  package var fileName: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The pattern with which `swift test --filter` finds the test; a dot replaces any character that
  /// is special in patterns.
  package var filter: String {
    (suite + [name])
      .map { part in
        let isIdentifier = part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let pattern = String(
          part.map { $0.isLetter || $0.isNumber || " _-,".contains($0) ? $0 : "." })
        // A raw identifier is in backticks.
        return isIdentifier ? pattern : ".\(pattern)."
      }
      .joined(separator: "/")
  }

  /// Returns the function's name: `p` of `p(n:)`, and the words alone of a raw identifier.
  private static func functionName(_ text: String) -> String {
    guard let end = text.lastIndex(of: "("), text.hasSuffix(")") else {
      return withoutBackticks(text)
    }
    return withoutBackticks(String(text[..<end]))
  }

  private static func withoutBackticks(_ text: String) -> String {
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
