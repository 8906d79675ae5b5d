import CellViews
import CollectionLayouts
import PreviewConfig
import Testing

struct RecentringNoticeTests {
  private func line(
    for problem: Carousel.RecentringProblem, in config: String = "name: cards\nview: spacer"
  ) throws -> String {
    let config = try load(config)
    let preview = try #require(config.previews.first)
    return config.diagnostic(for: .recentring(problem), in: preview).line
  }

  @Test func `too few sets are a warning that says how many it takes`() throws {
    let words = """
      2:7+6: the carousel of 'cards' cannot scroll without end: it has 2 sets and needs 3, one on \
      each side of what is seen (set 'numberOfSets' to 3 or more, or to 1 for a plain carousel)
      """
    #expect(try line(for: .tooFewSets(2)) == words)
  }

  @Test func `a set that is too long is a warning that says by how much`() throws {
    let words = """
      2:7+6: the carousel of 'cards' cannot scroll without end: one set, 379 points, is not shorter \
      than half of the content without the viewport, 191.5 points (raise 'numberOfSets')
      """
    #expect(try line(for: .setTooLong(379, available: 191.5)) == words)
  }

  @Test func `the warning stands at the sets of the only carousel`() throws {
    let config = """
      name: cards
      view:
        collection:
          layout:
            carousel: { itemSize: [9, 9], numberOfSets: 2 }
          items: 1...6
          cell: spacer
      """
    #expect(try line(for: .tooFewSets(2), in: config).hasPrefix("5:37+12: "))
  }
}
