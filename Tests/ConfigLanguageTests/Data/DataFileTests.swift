import ConfigLanguage
import TestSupport
import Testing

@Suite struct DataFileTests {
  private let nested = #"{"pages": [{"users": [{"name": "a"},\#n{"name": "b"}]}], "total": 2}"#

  @Test(arguments: ["a.json", "a.JSON", "a.yaml", "a.yml"])
  func `the end of a file's name decides its format`(name: String) throws {
    try #require(
      DataFixture(name, "[1, two]".replacing("two", with: "\"two\"")).values() == [
        .number(1), .string("two"),
      ])
  }

  @Test func `a file of another kind is an error`() throws {
    try #require(
      DataFixture("a.txt", "").mistake()
        == "c.yaml:2:3+1: 'a.txt' is not named as data is"
        + " | data files end in .json, .yaml, .yml, .csv or .tsv")
  }

  @Test func `data in YAML may not hold what its reader uses for others`() throws {
    // No literal may hold U+FDD0.
    let character = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self)
    let mistake = DataFixture("a.yaml", "[\"\(character)\"]").mistake()
    #expect(mistake?.contains("a noncharacter of U+FDD0 to U+FDEF") == true)
    try #require(DataFixture("a.json", "[\"\(character)\"]").values() == [.string(character)])
  }

  @Test(arguments: ["a.json", "a.yaml"])
  func `the items may be within the file`(name: String) throws {
    let items = try DataFixture(name, nested).items(at: "pages.0.users")
    expect(items.count, equals: 2)
    expect(items[1], equals: .object(["name": .string("b")]))
    expect(items.name(of: 0), equals: "item 0 of \(name):1")
    expect(items.name(of: 1), equals: "item 1 of \(name):2")
  }

  @Test func `some of the items are taken`() throws {
    let fixture = DataFixture("a.json", "[1, 2, 3]")
    try #require(fixture.values(take: 2) == [.number(1), .number(2)])
    try #require(fixture.values(take: 0) == [])
    try #require(fixture.values(take: 9).count == 3)
  }

  @Test(
    arguments: [
      (nil, "expected a list in 'a.json', found an object | name a list in it with 'at': pages"),
      ("total", "expected a list in 'total', found the number 2"),
      ("page", "'a.json' has no field 'page' | did you mean 'pages'?"),
      ("users", "'a.json' has no field 'users' | its fields: pages, total"),
      ("pages.1", "'pages' is a list of 1 and has no element '1'"),
      ("pages.x", "'pages' is a list of 1 and has no element 'x'"),
      ("pages.0.user", "'pages.0' has no field 'user' | did you mean 'users'?"),
      ("total.x", "'total' is the number 2 and has no 'x'"),
      ("pages.", "'pages' is a list of 1 and has no element ''"),
    ] as [(String?, String)])
  func `a list that is not there is an error in the config`(
    path: String?, expected: String
  ) throws {
    try #require(DataFixture("a.json", nested).mistake(at: path) == "c.yaml:2:3+1: " + expected)
  }
}
