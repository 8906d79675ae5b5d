import ConfigLanguage
import TestSupport
import Testing

@Suite struct ItemsTests {
  @Test func `a range's items are its numbers`() throws {
    let range = try #require(try ItemRange("3...5"))
    let items = Items(range)
    #expect((0..<items.count).map { items[$0] } == [.number(3), .number(4), .number(5)])
    expect(items.name(of: 1), equals: "item 1")
  }

  @Test func `an item of a data file is named with its line`() {
    var packed = PackedItems()
    packed.append(.null, line: 2)
    packed.append(.bool(true), line: 5)
    let items = Items(.packed(packed), file: "data/users.json")
    expect(items[1], equals: .bool(true))
    expect(items.name(of: 1), equals: "item 1 of data/users.json:5")
  }

  @Test func `packed items are what they were, and know their lines`() {
    let values: [DataValue] = [
      .null, .bool(true), .bool(false), .number(0), .number(-0.5), .number(4_294_967_295),
      .number(4_294_967_296), .number(-7), .string(""), .string("é"),
      .string(String(repeating: "a", count: 127)), .string(String(repeating: "b", count: 128)),
      .list([]), .list([.number(1), .list([.null])]), .object([:]),
      .object(["a": .number(300), "b": .object(["a": .string("x")])]),
    ]
    // More fields' names than have numbers, over several chunks; two, no and one line apart.
    let many = (0..<5_000).map { DataValue.object(["name\($0)": .number(Double($0))]) }
    var items = PackedItems()
    let all = values + many
    for (index, value) in all.enumerated() { items.append(value, line: line(of: index)) }
    expect(items.count, equals: all.count)
    expect(all.indices.filter { items[$0] != all[$0] }, equals: [])
    expect(all.indices.filter { items.line(of: $0) != line(of: $0) }, equals: [])
    let first = items.prefix(65)
    expect(first.count, equals: 65)
    expect(first[64], equals: all[64])
    expect(items.prefix(0).count, equals: 0)
  }

  private func line(of index: Int) -> Int32 { Int32(index / 3 * 3 + (index % 3 == 2 ? 1 : 0) + 1) }
}
