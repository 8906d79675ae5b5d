import PreviewConfig
import Testing

@Suite struct ItemsTests {
  @Test func `a range's items are its numbers`() throws {
    let range = try #require(try ItemRange("3...5"))
    let items = Items(range)
    #expect((0..<items.count).map { items[$0] } == [.number(3), .number(4), .number(5)])
    #expect(items.name(of: 1) == "item 1")
  }

  @Test func `an item of a data file is named with its line`() {
    let items = Items([.null, .bool(true)], file: "data/users.json", lines: [2, 5])
    #expect(items[1] == .bool(true))
    #expect(items.name(of: 1) == "item 1 of data/users.json:5")
  }
}
