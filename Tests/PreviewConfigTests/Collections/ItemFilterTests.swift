import CellViews
import CollectionLayouts
import Diagnostics
import PreviewConfig
import TestSupport
import Testing

/// `items:` with `where:` and `take:`.
struct ItemFilterTests {
  /// Four users, each on a line of its own; the third has no name.
  private static let users = """
    [{"login": "mojombo", "name": "Tom"},
    {"login": "defunkt", "name": "Chris"},
    {"login": "pjhyett", "name": null},
    {"login": "wycats", "name": "Yehuda"}]
    """

  /// A config of a collection of users, in a folder with their file.
  private func load(
    items: String, values: String = "{}", overrides: [String] = []
  ) throws -> LoadedConfig {
    let folder = try TemporaryFolder()
    try folder.write(Self.users, to: "users.json")
    let path = try folder.write(
      """
      let: \(values)
      view:
        collection:
          layout: list
          items: \(items)
          cell: { text: "${index}: ${item}" }
      """, to: "test.yaml")
    return try ConfigFile.load(path: path, options: ConfigOptions(overrides: overrides))
  }

  /// The collection's cells as their texts.
  private func texts(_ config: LoadedConfig) throws -> [String] {
    let preview = try #require(config.previews.first)
    let section = try #require(try preview.content(ComputedValues()).collection?.sections.first)
    return try (0..<section.layout.itemCount).map { item in
      let cell = try section.cell(CellContext(index: ItemIndex(section: 0, item: item))).unmarked
      guard case .text(let text) = cell else { throw Unexpected(what: "\(cell)") }
      return text.string
    }
  }

  private func texts(items: String, values: String = "{}") throws -> [String] {
    try texts(try load(items: items, values: values))
  }

  @Test func `a range keeps the items for which the expression is true`() throws {
    // Odd numbers of 1, 2, 3, 4, 5, each with its index among them.
    try #require(
      texts(items: #"{ in: 1...5, where: "${item % 2 == 1}" }"#) == ["0: 1", "1: 3", "2: 5"])
  }

  @Test func `the index is that of all items`() throws {
    try #require(
      texts(items: #"{ in: [a, b, c], where: "${index != 1}" }"#) == ["0: a", "1: c"])
  }

  @Test func `items are filtered before they are taken`() throws {
    try #require(
      texts(items: #"{ in: 1...100, where: "${item % 10 == 0}", take: 2 }"#)
        == ["0: 10", "1: 20"])
  }

  @Test func `some of a list are taken without a filter`() throws {
    try #require(texts(items: "{ in: [a, b, c], take: 2 }") == ["0: a", "1: b"])
  }

  @Test(arguments: [("true", 3), ("false", 0)])
  func `a filter may be the same for all items`(condition: String, count: Int) throws {
    try #require(texts(items: "{ in: 1...3, where: \(condition) }").count == count)
  }

  @Test func `a filter reads names under let`() throws {
    try #require(
      texts(
        items: #"{ in: "${all}", where: "${item.contains(query)}" }"#,
        values: "{ all: [ab, bc, ca], query: b }") == ["0: ab", "1: bc"])
  }

  @Test func `an empty query keeps all items`() throws {
    try #require(
      texts(
        items: #"{ in: [a, b], where: "${item.contains(query)}" }"#, values: "{ query: '' }")
        == ["0: a", "1: b"])
  }

  @Test(arguments: [
    ([], 4), (["let.query=e"], 2), (["let.query=et"], 1), (["let.query=x"], 0),
  ])
  func `a query on the command line filters a file`(overrides: [String], count: Int) throws {
    let config = try load(
      items: #"{ file: users.json, where: "${item.login.contains(query)}" }"#,
      values: "{ query: '' }", overrides: overrides)
    let preview = try #require(config.previews.first)
    // An `e` is in defunkt and pjhyett, `et` in the latter.
    try #require(
      preview.content(ComputedValues()).collection?.sections.map(\.layout.itemCount) == [count])
  }

  @Test func `a filter in a cell reads the names of the cell`() throws {
    let collection = try #require(
      try view(
        #"""
        let: { least: 2 }
        view:
          collection:
            layout: list
            items: [[1, 2, 3]]
            cell:
              collection:
                layout: grid
                items: { in: "${item}", where: "${item >= least && isSelected == false}" }
                cell: { text: "${item}" }
        """#
      ).collection)
    let inner = try #require(
      try collection.sections[0].cell(CellContext(index: ItemIndex(section: 0, item: 0)))
        .collection)
    expect(inner.sections.map(\.layout.itemCount), equals: [2])
  }

  /// The mistake in building the collection.
  private func mistake(items: String) throws -> String? {
    try buildingMistake(try load(items: items))
  }

  @Test func `a condition that is not true or false is an error with the item`() throws {
    try #require(
      mistake(items: #"{ file: users.json, where: "${item.name}" }"#)
        == "5:39+14: item 0 of users.json:1: where: expected true or false, found 'Tom'")
    try #require(
      mistake(items: #"{ in: [true, 2], where: "${item}" }"#)
        == "5:36+9: item 1: where: expected true or false, found 2")
  }

  @Test func `an item that a condition does not fit is named`() throws {
    try #require(
      mistake(items: #"{ file: users.json, where: "${item.name.contains('')}" }"#)
        == "5:52+8: item 2 of users.json:3: 'item.name' is null and has no 'contains' "
        + "(write '?? …' where it may be null)")
  }

  @Test func `a mistake in a cell names the item as it is in the file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.users, to: "users.json")
    let path = try folder.write(
      """
      view:
        collection:
          layout: list
          items: { file: users.json, where: "${index >= 2}" }
          cell: { text: "${upper(item.name)}" }
      """, to: "test.yaml")
    let preview = try #require(try ConfigFile.load(path: path).previews.first)
    let section = try #require(try preview.content(ComputedValues()).collection?.sections.first)
    let error = #expect(throws: Diagnostic.self) {
      try section.cell(CellContext(index: ItemIndex(section: 0, item: 0)))
    }
    expect(error?.message, equals: "item 2 of users.json:3: expected text, found null")
  }

  @Test(arguments: [
    ("{ in: 1...3, where: 3 }", "6:32+1: where: expected true or false, found 3"),
    (
      "{ in: 1...3, where: '${itm}' }", "6:35+3: unknown name 'itm' (did you mean 'item'?)"
    ),
    (
      "{ in: 1...3, were: true }",
      "6:25+4: unknown key 'were' in items (did you mean 'where'?)"
    ),
    ("{ in: 1...3, take: '${n}' }", "6:34+1: unknown name 'n'"),
    ("{ in: { file: a.json } }", "6:18+1: in: expected a list or a range, found a mapping"),
    (
      "{ where: true }",
      "6:12+1: missing key 'file' in items (write '{ in: … }' for a list or a range)"
    ),
  ])
  func `a mistake in a filter is reported at its place`(items: String, mistake: String) {
    let found = mistakes(
      in: """
        let: { n: 3 }
        view:
          collection:
            layout: list
            cell: spacer
            items: \(items)
        """)
    expect(found, equals: [mistake])
  }

  @Test func `a filter waits for a computed value and keeps nothing meanwhile`() throws {
    let collection = try #require(
      try view(
        #"""
        view:
          collection:
            layout: list
            items: { in: 1...3, where: "${item < list.width}" }
            cell: spacer
          id: list
        """#
      ).collection)
    expect(collection.sections.map(\.layout.itemCount), equals: [0])
  }
}
