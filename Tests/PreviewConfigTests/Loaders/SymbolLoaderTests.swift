import Diagnostics
import ImageDecoding
import LayoutGeometry
import PreviewConfig
import Testing
import TestSupport

@Suite struct SymbolLoaderTests {
  private let place = SourceRange(file: "c.yaml", start: SourcePosition(line: 2, column: 3))

  @Test(arguments: [
    ("persn", "unknown symbol 'persn'", "did you mean 'person'?"),
    ("magnifyinglass", "unknown symbol 'magnifyinglass'", "did you mean 'magnifyingglass'?"),
    ("persom.fill", "unknown symbol 'persom.fill'", "did you mean 'person-fill'?"),
    // `fill` is in half of all names and tells nothing.
    (
      "gamecontroller.fill", "unknown symbol 'gamecontroller.fill'",
      "similar symbols: gamecontroller"
    ),
    ("incomprehensible.fill", "unknown symbol 'incomprehensible.fill'", nil),
    ("../svg/person", "unknown symbol '../svg/person'", nil),
    ("", "unknown symbol ''", nil),
  ])
  func `an unknown symbol is an error`(name: String, message: String, suggestion: String?) {
    let error = #expect(throws: Diagnostic.self) {
      try SymbolLoader().symbol(name, from: place)
    }
    #expect(error == Diagnostic(at: place, message, suggestion: suggestion))
  }

  @Test func `without the package the error names it`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: Diagnostic.self) {
      try SymbolLoader(folder: folder.file("svg")).symbol("person", from: place)
    }
    let expected = Diagnostic(
      at: place, "the symbols are not installed",
      suggestion: "install the Debian package bootstrap-icons")
    #expect(error == expected)
  }

  @Test func `a symbol is drawn from its icon`() throws {
    let symbol = try SymbolLoader().symbol("person.fill", from: place)
    // The icons of the package are 16 × 16.
    #expect(symbol.size == Size(width: 16, height: 16))
  }
}
