import PreviewConfig
import TestSupport
import Testing

@Suite struct SymbolNamesTests {
  @Test(arguments: [
    ("person", ["person"]), ("person.fill", ["person-fill"]), ("person-fill", ["person-fill"]),
    ("magnifyingglass", ["search", "magnifyingglass"]),
    ("square.and.arrow.up", ["box-arrow-up", "square-and-arrow-up"]),
    ("checkmark.circle.fill", ["check-circle-fill", "checkmark-circle-fill"]),
    ("xmark", ["x-lg", "xmark"]), ("plus", ["plus-lg", "plus"]),
    ("ellipsis", ["three-dots", "ellipsis"]), ("gear", ["gear"]),
  ])
  func `a symbol's name leads to names of bootstrap-icons`(name: String, expected: [String]) {
    #expect(SymbolNames.candidates(for: name) == expected)
  }

  @Test func `every name in the table is an icon`() {
    let icons = Set(listFolder("/usr/share/bootstrap-icons/svg"))
    #expect(icons.count > 1000)
    let missing = SymbolNames.bootstrapNames.values.filter { !icons.contains($0 + ".svg") }
    #expect(missing.sorted() == [])
  }
}
