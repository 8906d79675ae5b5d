import PlainText

/// The name of one assertion's golden, without its extension: `<test>[.<name>][.<variant>]`.
package struct GoldenName: Hashable, Sendable {
  /// The name, which is valid for a file in any folder.
  package let text: String

  /// The longest name in bytes: file systems allow 255, and extensions and temporary files need
  /// some.
  private static let limit = 180

  /// Creates the name for an assertion of a test.
  ///
  /// The suite precedes the test, unless it is named like the file: `CardsTests.swift` is expected
  /// to hold the suite `CardsTests`. A name that is too long is cut and ends with a digest.
  ///
  /// - Parameters:
  ///   - name: The assertion's name in its test.
  ///   - variant: The preview's variant.
  package init(_ test: TestIdentity, named name: String?, variant: String?) {
    let suite = test.suite == [test.fileName] ? [] : test.suite
    let parts =
      (suite + [test.name]).map { FileNamePart(testName: $0).text }
      + [name, variant].compactMap { $0 }.map { FileNamePart(givenName: $0).text }
    text = Self.shortened(parts.joined(separator: "."))
  }

  /// Returns whether a name is so long that it may have been cut, and does not name its test.
  static func mayBeShortened(_ name: String) -> Bool { name.utf8.count > limit - 32 }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    let digest = FileNamePart.digest(of: name)
    var start = name.prefix(limit - digest.count - 1)
    // A character is kept whole, and may have several bytes.
    while start.utf8.count > limit - digest.count - 1 { start.removeLast() }
    return "\(start)-\(digest)"
  }
}
