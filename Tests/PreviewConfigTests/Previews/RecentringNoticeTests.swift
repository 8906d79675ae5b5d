import CellViews
import CollectionLayouts
import PreviewConfig
import TestSupport
import Testing

struct RecentringNoticeTests {
  private func line(
    for problem: Carousel.RecentringProblem
  ) throws -> String {
    let config = try load("name: cards\nview: spacer")
    let preview = try #require(config.previews.first)
    let notice = Notice(.layout(.own(problem.problem), section: 0))
    let diagnostics = config.diagnostics(for: [(preview, [notice])])
    return try #require(diagnostics.first).line
  }

  @Test func `too few sets are a warning with how many it takes`() throws {
    let words = """
      2:7+6: the carousel of 'cards' cannot scroll without end: it has 2 sets and needs 3, one on \
      each side of what is seen (set 'numberOfSets' to 3 or more, or to 1 for a plain carousel)
      """
    try #require(line(for: .tooFewSets(2)) == words)
  }

  @Test func `a set that is too long is a warning with the excess`() throws {
    let words = """
      2:7+6: the carousel of 'cards' cannot scroll without end: one set, 379 points, is not shorter \
      than half of the content without the viewport, 191.5 points (raise 'numberOfSets')
      """
    try #require(line(for: .setTooLong(379, available: 191.5)) == words)
  }

  @Test func `content that the viewport shows half of is reported without a length`() throws {
    let words = """
      2:7+6: the carousel of 'cards' cannot scroll without end: half of its content is not wider than \
      the viewport (raise 'numberOfSets')
      """
    try #require(line(for: .setTooLong(379, available: -245)) == words)
  }

  @Test func `the warning is at the carousel's number of sets`() throws {
    let config = """
      name: cards
      view:
        collection:
          layout:
            carousel: { itemSize: [9, 9], numberOfSets: 2 }
          items: 1...6
          cell: spacer
      """
    let places = try warnings(in: config).map(\.line).map { $0.prefix { $0 != " " } }
    expect(places, equals: ["5:37+12:", "5:37+12:"])
  }
}
