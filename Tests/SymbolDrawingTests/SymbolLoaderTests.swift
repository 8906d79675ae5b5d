import Diagnostics
import ImageDecoding
import LayoutGeometry
import SymbolDrawing
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
      "gamecontroller.somethingelse", "unknown symbol 'gamecontroller.somethingelse'",
      "similar symbols: gamecontroller, gamecontroller.fill"
    ),
    ("incomprehensible.fill", "unknown symbol 'incomprehensible.fill'", nil),
    ("../svg/person", "unknown symbol '../svg/person'", nil),
    ("", "unknown symbol ''", nil),
  ])
  func `an unknown symbol is an error`(name: String, message: String, suggestion: String?) {
    let error = #expect(throws: Diagnostic.self) {
      try SymbolLoader().symbol(name, from: place)
    }
    expect(error, equals: Diagnostic(at: place, message, suggestion: suggestion))
  }

  @Test(
    arguments: [
      ("rucksack", "bag"), ("bin", "trash"), ("delete.fill", "trash"), ("cogwheel", "gear"),
      ("night", "moon"), ("home", "house"),
    ])
  func `an unknown symbol is answered by what its name means`(name: String, symbol: String) throws {
    let error = #expect(throws: Diagnostic.self) {
      try SymbolLoader().symbol(name, from: place)
    }
    let suggestion = try #require(error?.suggestion)
    #expect(suggestion.hasPrefix("similar symbols: "))
    let names = suggestion.dropFirst("similar symbols: ".count).split(separator: ", ")
    #expect(names.contains { $0 == symbol || $0.hasPrefix("\(symbol)-") })
  }

  @Test func `without the package the error names it`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: Diagnostic.self) {
      try SymbolLoader(folder: folder.file("svg")).symbol("person", from: place)
    }
    let expected = Diagnostic(
      at: place, "the symbols are not installed",
      suggestion: "install the Debian package bootstrap-icons")
    expect(error, equals: expected)
  }

  @Test func `a symbol is drawn from its icon`() throws {
    let symbol = try SymbolLoader().symbol("person.fill", from: place)
    // The icons of the package are 16 × 16.
    expect(symbol.picture.size, equals: Size(width: 16, height: 16))
    #expect(symbol.rightToLeft == nil)
  }

  @Test(arguments: ["chevron.forward", "bird.fill", "heart.circle.fill", "person.badge.key.fill"])
  func `a symbol that is made of others has the size of an icon`(name: String) throws {
    let symbol = try SymbolLoader().symbol(name, from: place)
    expect(symbol.picture.size, equals: Size(width: 16, height: 16))
  }

  @Test func `a mirrored symbol has a picture for each direction`() throws {
    let symbol = try SymbolLoader().symbol("chevron.forward", from: place)
    let rightToLeft = try #require(symbol.rightToLeft)
    #expect(rightToLeft.identity != symbol.picture.identity)
    // From left to right it is the same as the one that names its side.
    let right = try SymbolLoader().symbol("chevron.right", from: place)
    expect(symbol.picture.identity, equals: right.picture.identity)
    #expect(right.rightToLeft == nil)
  }
}
