import ConfigLanguage
import TestSupport
import Testing

@Suite struct ItemRangeTests {
  @Test(arguments: [
    ("1...10", 1, 10), ("0..<10", 0, 10), ("5...5", 5, 1), ("5..<5", 5, 0), ("-3 ... 3", -3, 7),
    ("1...10000000", 1, 10_000_000),
  ])
  func `a range has a first number and a count`(text: String, first: Int, count: Int) throws {
    let range = try ItemRange(text)
    expect(range?.first, equals: first)
    expect(range?.count, equals: count)
  }

  @Test(arguments: [
    "", "1", "a...b", "1..10", "1...", "...1", "1...2...3", "1.5...2", "1....2", "0x1...2",
    "1...99999999999999999999", "items",
  ])
  func `what has not a range's form is none`(text: String) throws {
    try #require(ItemRange(text) == nil)
  }

  @Test(arguments: [
    ("10...1", "a range runs upwards, found 10 before 1"),
    ("0...10000000", "expected at most 10000000 items, found 10000001"),
  ])
  func `a range that cannot be is refused`(text: String, message: String) {
    let mistake = #expect(throws: ItemRange.Mistake.self) { try ItemRange(text) }
    expect(mistake?.message, equals: message)
  }
}
