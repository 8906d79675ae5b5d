import Diagnostics
import SymbolDrawing
import TestSupport
import Testing

@Suite struct SymbolCatalogTests {
  private func origin(_ name: String) throws -> ListedSymbol.Origin? {
    try SymbolCatalog().symbols.first { $0.name == name }?.origin
  }

  @Test func `every listed symbol is drawn, and once in the list`() throws {
    let names = try SymbolCatalog().symbols.map(\.name)
    expect(names, equals: names.sorted())
    expect(Set(names).count, equals: names.count)
    #expect(names.count > 2000)
    let loader = SymbolLoader()
    // Drawing all takes seconds: every fiftieth has some of each kind.
    let some = stride(from: 0, to: names.count, by: 50).map { names[$0] }
    expect(some.filter { (try? loader.symbol($0, from: nil)) == nil }, equals: [])
  }

  @Test(arguments: [
    ("magnifyingglass", ListedSymbol.Origin.icon("search")), ("person.fill", .icon("person-fill")),
    ("leaf", .drawn), ("chevron.forward", .icon("chevron-right")),
    ("checkmark.circle.fill", .icon("check-circle-fill")),
    // SF Symbols' 'pin.fill' is at an angle; the upright one is reached with a dash.
    ("pin.fill", .icon("pin-angle-fill")), ("pin-fill", .icon("pin-fill")),
    // With a dot it would be a file's name.
    ("filetype-svg", .icon("filetype-svg")), ("filetype.png", .icon("filetype-png")),
  ])
  func `a symbol is listed with its icon`(name: String, expected: ListedSymbol.Origin) throws {
    let origin = try origin(name)
    expect(origin, equals: expected)
  }

  @Test(arguments: ["heart.circle", "person-fill", "mountain.2.fill", "filetype.svg"])
  func `neither forms of any symbol nor other spellings are listed`(name: String) throws {
    let origin = try origin(name)
    #expect(origin == nil)
  }

  @Test(arguments: [
    // What it names, what begins with it, what has it elsewhere, what it means, and icons' names.
    ("trash", ["trash", "trash.fill"]), ("heart", ["heart", "heart.arrow", "heart.fill"]),
    ("delete", ["trash", "trash.fill"]), ("HOME", ["house", "house.add"]),
    ("bin", ["xmark.bin", "xmark.bin.fill", "trash"]), ("fork_knife", ["fork.knife"]),
    ("zoom", ["zoom.in", "zoom.out", "minus.magnifyingglass"]),
    // A form that no icon has.
    ("heart.circle", ["heart.circle"]),
  ])
  func `a word finds what it names, and what it means`(word: String, first: [String]) throws {
    let found = try SymbolCatalog().symbols(matching: word).map(\.name)
    expect(Array(found.prefix(first.count)), equals: first)
  }

  @Test func `a word that finds nothing is an error with what is close`() throws {
    let catalog = try SymbolCatalog()
    let error = #expect(throws: Diagnostic.self) { try catalog.symbols(matching: "hearth") }
    expect(
      error,
      equals: Diagnostic(
        at: nil, "no symbol has 'hearth' in its name or its meaning",
        suggestion: "did you mean 'heart'?"))
  }

  @Test func `without the package nothing is listed`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: Diagnostic.self) { try SymbolCatalog(folder: folder.path) }
    expect(error?.message, equals: "the symbols are not installed")
  }
}
