import CellViews
import Diagnostics
import PreviewConfig
import TestSupport
import Testing
import TextShaping

/// Symbols and pictures that are not found, all of them in one run.
struct UnknownSymbolTests {
  private static let components = """
    components: { icon: { parameters: { name: symbol }, view: { symbol: "${name}" } } }
    """

  @Test func `written names and those of expressions are reported together`() {
    let found = mistakes(
      in: """
        variants: { appearance: [light, dark] }
        \(Self.components)
        view:
          vstack: [{ symbol: aaaa.bbbb }, { icon: cccc.dddd }, { icon: eeee.ffff }, { icon: star }]
        """)
    // Each once, though there are two variants.
    expect(
      found.map { $0.split(separator: "'")[1] }.sorted(),
      equals: ["aaaa.bbbb", "cccc.dddd", "eeee.ffff"])
  }

  @Test func `names of expressions alone are reported together when the screen is built`() throws {
    let preview = try #require(
      try load(
        """
        \(Self.components)
        view: { vstack: [{ icon: cccc.dddd }, { icon: eeee.ffff }, { icon: cccc.dddd }] }
        """
      ).previews.first)
    let error = #expect(throws: Diagnostics.self) { try preview.content(ComputedValues()) }
    expect(
      error?.diagnostics.map(\.message),
      equals: [
        "unknown symbol 'cccc.dddd'", "unknown symbol 'eeee.ffff'", "unknown symbol 'cccc.dddd'",
      ])
    // Each with its own use.
    expect(error?.diagnostics.map { $0.notes.count }, equals: [1, 1, 1])
  }

  @Test func `names in the items of a collection are reported together, each once`() throws {
    let preview = try #require(
      try load(
        """
        view:
          collection:
            layout: list
            items: [star, cccc.dddd, cccc.dddd, eeee.ffff]
            cell: { symbol: "${item}" }
        """
      ).previews.first)
    let error = #expect(throws: Diagnostics.self) {
      try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    }
    expect(
      error?.diagnostics.map(\.message),
      equals: ["item 1: unknown symbol 'cccc.dddd'", "item 3: unknown symbol 'eeee.ffff'"])
  }

  /// The mistakes of a list of symbols' names.
  private func mistakesOfItems(named items: String) throws -> [String] {
    let preview = try #require(
      try load(
        """
        view:
          collection: { layout: list, items: \(items), cell: { symbol: "${item}" } }
        """
      ).previews.first)
    let error = #expect(throws: Diagnostics.self) {
      try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    }
    return error?.diagnostics.map(\.message) ?? []
  }

  @Test func `names of items after many others are reported, too`() throws {
    // Items are counted from 0: 149 stars are between the two.
    let stars = Array(repeating: "star", count: 149).joined(separator: ", ")
    expect(
      try mistakesOfItems(named: "[cccc.dddd, \(stars), eeee.ffff]"),
      equals: ["item 0: unknown symbol 'cccc.dddd'", "item 150: unknown symbol 'eeee.ffff'"])
  }

  @Test func `of 200 names of items that are not found, 100 are reported`() throws {
    let names = (0..<200).map { "no.n\($0)" }.joined(separator: ", ")
    let found = try mistakesOfItems(named: "[\(names)]")
    expect(found.count, equals: 100)
    expect(found.first, equals: "item 0: unknown symbol 'no.n0'")
  }

  // Each costs a search among all names.
  @Test func `of 10,000 names that are not found, 100 are reported`() throws {
    let preview = try #require(
      try load(
        """
        view: { vstack: [{ forEach: 1...10000, as: n, view: { symbol: "no.${n}" } }] }
        """
      ).previews.first)
    let error = #expect(throws: Diagnostics.self) { try preview.content(ComputedValues()) }
    expect(error?.diagnostics.count, equals: 100)
  }
}
