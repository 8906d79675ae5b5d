import CellViews
import CollectionLayouts
import ConfigLanguage
import Diagnostics
import PreviewConfig
import TestSupport
import Testing

/// `items:` with `sortedBy:` and `groupedBy:`.
struct ItemOrderTests {
  /// Six people, each on a line of its own.
  private static let people = """
    [{"name": "Zoë Adler", "year": 1999, "team": "red"},
    {"name": "émile Noir", "year": 1983, "team": "blue"},
    {"name": "Eva Braun", "year": 1983, "team": "red"},
    {"name": "Item 10", "year": null, "team": "blue"},
    {"name": "Item 9", "year": 2004, "team": "blue"},
    {"name": "ada", "year": -5, "team": "red"}]
    """

  private static let csv = """
    name,price
    Pear,12
    apple,9.5
    Plum,
    fig,100

    """

  private func load(
    items: String, values: String = "{}", overrides: [String] = []
  ) throws -> LoadedConfig {
    let folder = try TemporaryFolder()
    try folder.write(Self.people, to: "people.json")
    try folder.write(Self.csv, to: "fruit.csv")
    let path = try folder.write(
      """
      let: \(values)
      view:
        collection:
          layout: list
          items: \(items)
          header: { text: "${section.index} ${section.title} (${section.count})" }
          cell: { text: "${\(items.contains("file:") ? "item.name" : "item")}" }
      """, to: "test.yaml")
    return try ConfigFile.load(path: path, options: ConfigOptions(overrides: overrides))
  }

  /// The cells of a collection without a header.
  private func texts(
    items: String, values: String = "{}", overrides: [String] = []
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(Self.people, to: "people.json")
    try folder.write(Self.csv, to: "fruit.csv")
    let path = try folder.write(
      """
      let: \(values)
      view:
        collection:
          layout: list
          items: \(items)
          cell: { text: "${\(items.contains("file:") ? "item.name" : "item")}" }
      """, to: "test.yaml")
    let config = try ConfigFile.load(path: path, options: ConfigOptions(overrides: overrides))
    let section = try #require(try sections(config).first)
    return try (0..<section.layout.itemCount).map { item in
      try section.cell(CellContext(index: ItemIndex(section: 0, item: item))).string
    }
  }

  @Test func `texts are sorted without letter case and accents, and numbers in them by value`()
    throws
  {
    try #require(
      texts(items: #"{ file: people.json, sortedBy: "${item.name}" }"#)
        == ["ada", "émile Noir", "Eva Braun", "Item 9", "Item 10", "Zoë Adler"])
  }

  @Test func `numbers are sorted by value, and null is last in either direction`() throws {
    // -5, 1983, 1983, 1999, 2004, null; the two of 1983 keep their order both times.
    try #require(
      texts(items: #"{ file: people.json, sortedBy: "${item.year}" }"#)
        == ["ada", "émile Noir", "Eva Braun", "Zoë Adler", "Item 9", "Item 10"])
    try #require(
      texts(items: #"{ file: people.json, sortedBy: { key: "${item.year}", order: descending } }"#)
        == ["Item 9", "Zoë Adler", "émile Noir", "Eva Braun", "ada", "Item 10"])
  }

  @Test func `a second key decides where the first is equal`() throws {
    try #require(
      texts(
        items: """
          { file: people.json, sortedBy: [{ key: "${item.team}", order: descending }, "${item.name}"] }
          """)
        == ["ada", "Eva Braun", "Zoë Adler", "émile Noir", "Item 9", "Item 10"])
  }

  @Test func `truth values are sorted with false before true`() throws {
    try #require(
      texts(items: #"{ in: 1...4, sortedBy: "${item % 2 == 0}" }"#) == ["1", "3", "2", "4"])
  }

  @Test func `fractions, signs and zeros are sorted by value`() throws {
    try #require(
      texts(items: #"{ in: [1e300, 0.5, -0.25, -7, 3, 0], sortedBy: "${item}" }"#)
        == ["-7", "-0.25", "0", "0.5", "3", DataValue.number(1e300).text])
  }

  @Test func `a range is sorted backwards by its index`() throws {
    try #require(
      texts(items: #"{ in: 1...3, sortedBy: { key: "${index}", order: descending } }"#)
        == ["3", "2", "1"])
  }

  @Test func `a table is sorted with its empty cells last`() throws {
    try #require(
      texts(items: #"{ file: fruit.csv, sortedBy: "${item.price}" }"#)
        == ["apple", "Pear", "fig", "Plum"])
  }

  @Test func `items are filtered, sorted and then taken`() throws {
    // The index in the key is that among the filtered: 0, 1, 2 of 2, 4, 6.
    try #require(
      texts(
        items: """
          { in: 1...6, where: "${item % 2 == 0}", sortedBy: { key: "${index * 10}", order: descending }, take: 2 }
          """) == ["6", "4"])
  }

  @Test(arguments: [
    (["let.key=year"], "ada"), (["let.key=name", "let.order=descending"], "Zoë Adler"),
    ([], "Zoë Adler"),
  ])
  func `the key and its direction may be values of let`(
    overrides: [String], first: String
  ) throws {
    // By team, of which red is the larger: its first is Zoë's.
    try #require(
      texts(
        items: #"{ file: people.json, sortedBy: { key: "${item[key]}", order: "${order}" } }"#,
        values: "{ key: team, order: \(overrides == [] ? "descending" : "ascending") }",
        overrides: overrides
      ).first == first)
  }

  @Test func `groups are in the order of their first items, with title and count`() throws {
    let found = try sectionTexts(
      try load(items: #"{ file: people.json, groupedBy: "${item.team}" }"#))
    expect(
      found,
      equals: [
        ["0 red (3)", "Zoë Adler", "Eva Braun", "ada"],
        ["1 blue (3)", "émile Noir", "Item 10", "Item 9"],
      ])
  }

  @Test func `alphabetical sections are of sorted names`() throws {
    let found = try sectionTexts(
      try load(
        items: """
          { file: people.json, sortedBy: "${item.name}", groupedBy: "${item.name.folded.first.uppercased}" }
          """))
    expect(
      found,
      equals: [
        ["0 A (1)", "ada"], ["1 E (2)", "émile Noir", "Eva Braun"],
        ["2 I (2)", "Item 9", "Item 10"], ["3 Z (1)", "Zoë Adler"],
      ])
  }

  @Test func `a range is grouped by a number, which is the key`() throws {
    let found = try sectionTexts(
      try load(items: #"{ in: 1...5, where: "${item != 3}", groupedBy: "${floor(index / 3)}" }"#))
    // The index is that among 1, 2, 4, 5.
    expect(found, equals: [["0 0 (3)", "1", "2", "4"], ["1 1 (1)", "5"]])
  }

  @Test func `a filter that keeps nothing leaves no section`() throws {
    let found = try sectionTexts(
      try load(
        items: #"{ file: people.json, where: "${item.year == 1}", groupedBy: "${item.team}" }"#))
    expect(found, equals: [])
  }

  @Test func `groups follow and precede written sections`() throws {
    let collection = try #require(
      try view(
        """
        view:
          collection:
            layout: list
            header: { text: "-" }
            cell: spacer
            sections:
              - items: [0]
              - items: { in: [1, 2, 3], groupedBy: "${item == 2}" }
              - items: [4]
        """
      ).collection)
    expect(collection.sections.map(\.layout.itemCount), equals: [1, 2, 1, 1])
  }

  @Test func `the state of no items keeps the groups and their headers`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      state: one
      view:
        collection:
          layout: list
          items: { in: 1...5, groupedBy: "${item > 3}" }
          header: { text: "${section.title} (${section.count})" }
          cell: { text: "${item}" }
      """, to: "test.yaml")
    let found = try sectionTexts(try ConfigFile.load(path: path))
    expect(found, equals: [["false (1)", "1"], ["true (1)", "4"]])
  }

  /// The mistake in building the collection.
  private func mistake(items: String) throws -> String? {
    try buildingMistake(try load(items: items))
  }

  @Test func `a field that one record lacks is named with its line`() throws {
    try #require(
      mistake(items: #"{ file: people.json, sortedBy: "${item.nick}" }"#)
        == "5:51+4: item 0 of people.json:1: 'item' has no field 'nick' "
        + "(write '?? …' where it may be missing; its fields: name, team, year)")
  }

  @Test func `keys of two types are named with their lines`() throws {
    try #require(
      mistake(items: #"{ file: people.json, sortedBy: "${item.year ?? item.name}" }"#)
        == "5:43+27: item 3 of people.json:4: sortedBy: expected a number, as of item 0 of "
        + "people.json:1, found 'Item 10'")
    try #require(
      mistake(items: #"{ in: [a, 1], groupedBy: "${item}" }"#)
        == "5:37+9: item 1: groupedBy: expected text, as of item 0, found 1")
  }

  @Test func `a list is not a key`() throws {
    try #require(
      mistake(items: #"{ in: [[1]], sortedBy: "${item}" }"#)
        == "5:35+9: item 0: sortedBy: expected text, a number or a truth value, found a list")
  }

  @Test func `a group of nothing is an error with the record's line`() throws {
    try #require(
      mistake(items: #"{ file: people.json, groupedBy: "${item.year}" }"#)
        == "5:44+14: item 3 of people.json:4: groupedBy: expected a key, found null "
        + "(write '?? …' for a key of its own)")
  }

  @Test func `more than 10000 groups are an error at the item that is one too many`() throws {
    try #require(
      mistake(items: #"{ in: 1...10001, groupedBy: "${item}" }"#)
        == "5:40+9: item 10000: groupedBy: the items before have 10000 keys, and no more sections "
        + "are drawn (group by less, as in '${item.name.first}')")
  }

  @Test(arguments: [
    (
      "{ in: 1...3, sortedBy: name }",
      "6:36+4: sortedBy: expected an expression over 'item', found 'name' (write '${item.name}')"
    ),
    (
      "{ in: 1...3, sortedBy: [] }",
      "6:36+1: sortedBy: expected at least 1 in the list, found 0"
    ),
    (
      "{ in: 1...3, sortedBy: { key: '${item}', order: down } }",
      "6:61+4: order: expected one of ascending, descending, found 'down'"
    ),
    ("{ in: 1...3, groupedBy: '${itm}' }", "6:40+3: unknown name 'itm' (did you mean 'item'?)"),
    (
      "{ in: 1...3, groupBy: '${item}' }",
      "6:26+7: unknown key 'groupBy' in items (did you mean 'groupedBy'?)"
    ),
  ])
  func `a mistake in a key is reported at its place`(items: String, mistake: String) {
    let found = mistakes(
      in: """
        let: { n: 3 }
        view:
          collection:
            layout: list
            cell: spacer
            items:  \(items)
        """)
    expect(found, equals: [mistake])
  }
}
