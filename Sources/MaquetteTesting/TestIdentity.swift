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
  /// The pattern with which `swift test --filter` finds this test and no other; nil if no test is known to run, as
  /// in an exit test and in a detached task.
  package var filter: String?

  /// Creates a test from its names.
  package init(
    file: String, suite: [String], name: String, isParameterized: Bool = false,
    filter: String? = nil
  ) {
    self.file = file
    self.suite = suite
    self.name = name
    self.isParameterized = isParameterized
    self.filter = filter
  }

  /// Creates a test from one of Swift Testing: `S/N/p(n:)` for a function `p` in a suite `N` of a
  /// suite `S`.
  package init(_ test: Test) {
    let components = test.id.nameComponents
    self.init(
      file: test.sourceLocation.filePath,
      suite: components.dropLast().map(Self.withoutBackticks),
      name: Self.functionName(components.last ?? test.name),
      isParameterized: test.isParameterized,
      // The filter is searched in `Cards.CardsTests/dark()/CardsTests.swift:3:4`.
      filter: Self.pattern(test.id.moduleName, components) + "/")
  }

  /// Creates a test from XCTest's name, such as `CardsTests.testDark`, of a class of a module.
  package init(xctest name: String, module: String, file: String) {
    let components = name.split(separator: ".").map(String.init)
    self.init(
      file: file, suite: Array(components.dropLast()),
      name: Self.functionName(components.last ?? name),
      // The filter is searched in `Cards.CardsTests/testDark`.
      filter: Self.pattern(module, components) + "$")
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

  /// Returns the pattern of a test's names in its module, from the beginning.
  private static func pattern(_ module: String, _ names: [String]) -> String {
    "^\(module)\\." + names.map(pattern).joined(separator: "/")
  }

  /// Returns a pattern of a name; a dot replaces a character that is special in patterns or for a shell.
  private static func pattern(_ name: String) -> String {
    name.map { character in
      switch character {
      case "(", ")", ".": "\\\(character)"
      case "_", "-", ",", ":", " ": "\(character)"
      default: character.isLetter || character.isNumber ? "\(character)" : "."
      }
    }.joined()
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
