import CellViews
import Testing

@Suite struct TokenTextTests {
  private func spacing(_ tokens: String) throws -> [String] {
    try labels(
      .spacing,
      in: """
        tokens: \(tokens)
        canvas: { width: 400 }
        view:
          collection:
            layout: { grid: { columns: 2, columnSpacing: 20, rowSpacing: 20.5 } }
            items: 1...4
            itemHeight: 60
            cell: { color: red }
        """)
  }

  @Test func `a length that has a name is printed with it`() throws {
    try #require(spacing("{ space.5: 20, space.6: 24 }") == ["space.5 (20)", "20.5"])
  }

  @Test func `of several names the first one is printed`() throws {
    try #require(spacing("{ space.b: 20, space.a: 20 }") == ["space.a (20)", "20.5"])
  }

  @Test func `a radius is not a distance`() throws {
    try #require(spacing("{ radius.card: 20 }") == ["20", "20.5"])
  }
}
