import PlainText

/// The name of one assertion's golden, without its extension: `<test>[.<name>][.<variant>]`.
package struct GoldenName: Hashable, Sendable {
  /// The name, which is good for a file in any folder.
  package let text: String

  /// The longest name in bytes: file systems take 255, and extensions and temporary files need
  /// some.
  private static let limit = 180

  /// The name for an assertion of a test.
  ///
  /// The suite precedes the test, unless it is called as the file: `CardsTests.swift` is expected
  /// to hold the suite `CardsTests`. A name that is too long is cut and ends with a digest.
  ///
  /// - Parameters:
  ///   - name: What the assertion is called in its test.
  ///   - variant: The preview's variant.
  package init(_ test: TestIdentity, named name: String?, variant: String?) {
    let suite = test.suite == [test.fileName] ? [] : test.suite
    let parts =
      (suite + [test.name]).map { FileNamePart(testName: $0).text }
      + [name, variant].compactMap { $0 }.map { FileNamePart(givenName: $0).text }
    text = Self.shortened(parts.joined(separator: "."))
  }

  /// True for a name that is long enough to have been cut, so that it does not name its test.
  static func mayBeShortened(_ name: String) -> Bool { name.utf8.count > limit - 32 }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    let digest = FileNamePart.digest(of: name)
    var start = name.prefix(limit - digest.count - 1)
    // A character is kept whole, and may take several bytes.
    while start.utf8.count > limit - digest.count - 1 { start.removeLast() }
    return "\(start)-\(digest)"
  }
}
