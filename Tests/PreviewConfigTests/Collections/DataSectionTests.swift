import CellViews
import CollectionLayouts
import Diagnostics
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

/// `sections:` that are the records of data.
struct DataSectionTests {
  /// Three days, each on a line of its own.
  private static let days = """
    {"days": [
    {"title": "Tuesday", "columns": 2, "events": [{"name": "Run", "at": 7}, {"name": "Ada", "at": 9}]},
    {"title": "Monday", "columns": 1, "events": [{"name": "Bath", "at": 8}]},
    {"title": "Sunday", "columns": 3, "events": []}]}
    """

  private func load(
    sections: String, values: String = "{}", layout: String = "grid"
  ) throws -> LoadedConfig {
    let folder = try TemporaryFolder()
    try folder.write(Self.days, to: "days.json")
    let path = try folder.write(
      """
      let: \(values)
      view:
        collection:
          layout: \(layout)
          sections: \(sections)
          header: { text: "${section.title} (${section.count})" }
          cell: { text: "${item.name} on ${section.title}" }
      """, to: "test.yaml")
    return try ConfigFile.load(path: path)
  }

  /// The texts of each section: its header's and its cells'.
  private func texts(sections text: String, values: String = "{}") throws -> [[String]] {
    try sectionTexts(try load(sections: text, values: values))
  }

  @Test func `each record is a section, whose fields its header and its cells have`() throws {
    try #require(
      texts(sections: "{ file: days.json, at: days, items: events }") == [
        ["Tuesday (2)", "Run on Tuesday", "Ada on Tuesday"], ["Monday (1)", "Bath on Monday"],
        ["Sunday (0)"],
      ])
  }

  @Test func `sections are filtered and sorted by their fields`() throws {
    try #require(
      texts(
        sections: """
          { file: days.json, at: days, items: events, where: "${section.count > 0}", sortedBy: "${section.title}" }
          """) == [
          ["Monday (1)", "Bath on Monday"], ["Tuesday (2)", "Run on Tuesday", "Ada on Tuesday"],
        ])
  }

  @Test func `the items of each record are filtered and sorted, before their count is taken`()
    throws
  {
    try #require(
      texts(
        sections: """
          { file: days.json, at: days, items: { at: events, where: "${item.at > hour}", sortedBy: "${item.name}" }, \
          where: "${section.count > 0}" }
          """, values: "{ hour: 7 }") == [
          ["Tuesday (1)", "Ada on Tuesday"], ["Monday (1)", "Bath on Monday"],
        ])
  }

  @Test func `the keys of a section are the template of all, and use its fields`() throws {
    let found = try sections(
      try load(
        sections: """
          { file: days.json, at: days, items: events, columns: "${section.columns}", insets: 4 }
          """))
    expect(found.map(\.layout.columns), equals: [2, 1, 3])
    expect(found.map(\.layout.insets.top), equals: [4, 4, 4])
  }

  @Test func `sections have layouts of their own by their fields`() throws {
    let found = try sections(
      try load(
        sections: """
          { file: days.json, at: days, items: events, layout: { grid: { columns: "${section.columns}" } } }
          """))
    expect(
      found.map { ($0.ownLayout as? Grid)?.columns }, equals: [2, 1, 3])
  }

  @Test func `a list of the config makes sections, and one of lists needs no path`() throws {
    try #require(
      texts(
        sections: #"{ in: "${all}", items: list }"#,
        values: "{ all: [{ title: A, list: [{ name: x }] }, { title: B, list: [{ name: y }] }] }")
        == [["A (1)", "x on A"], ["B (1)", "y on B"]])
    let lists = try #require(
      try view(
        """
        view:
          collection:
            layout: list
            sections: { in: [[1, 2], [3]] }
            cell: { text: "${item}" }
        """
      ).collection)
    expect(lists.sections.map(\.layout.itemCount), equals: [2, 1])
  }

  @Test(arguments: [
    #"items: "1...${section.days}""#, #"items: { in: "1...${section.days}" }"#,
    #"items: "${section.all}""#,
  ])
  func `the items of a record may be a range or a list of its fields`(items: String) throws {
    let months = try #require(
      try view(
        """
        view:
          collection:
            layout: grid
            sections:
              in: [{ days: 2, all: [1, 2] }, { days: 3, all: [1, 2, 3] }]
              \(items)
            cell: { text: "${item}" }
        """
      ).collection)
    expect(months.sections.map(\.layout.itemCount), equals: [2, 3])
  }

  @Test func `a range of records is filtered, and the same for all if it has no fields`() throws {
    let found = try #require(
      try view(
        """
        view:
          collection:
            layout: list
            sections: { in: [{ a: 2 }, { a: 3 }], items: { in: 1...4, where: "${item > section.a}" } }
            cell: { text: "${item}" }
        """
      ).collection)
    expect(found.sections.map(\.layout.itemCount), equals: [2, 1])
  }

  @Test func `without records there are no sections, and no layout is missing`() throws {
    let collection = try #require(
      try view(
        """
        view:
          collection:
            sections: { in: [[1]], layout: list, where: false }
            cell: spacer
        """
      ).collection)
    expect(collection.sections.map(\.layout.itemCount), equals: [])
  }

  /// The mistake in building the collection.
  private func mistake(sections text: String) throws -> String? {
    let config = try load(sections: text)
    let preview = try #require(config.previews.first)
    return #expect(throws: Diagnostic.self) { try preview.content(ComputedValues()) }?.line
  }

  @Test func `a record without its list is named with its line`() throws {
    try #require(
      mistake(sections: "{ file: days.json, at: days, items: event }")
        == "5:15+1: section 0 of days.json:2: 'the record' has no field 'event' "
        + "(did you mean 'events'?)")
    try #require(
      mistake(sections: "{ file: days.json, at: days, items: title }")
        == "5:15+1: section 0 of days.json:2: expected a list of items, found the text 'Tuesday' "
        + "(name a list in it with 'items': events)")
  }

  @Test func `an item of a record is named with its section and the record's line`() throws {
    try #require(
      mistake(
        sections: #"{ file: days.json, at: days, items: { at: events, where: "${item.a > 8}" } }"#)
        == "5:80+1: section 0 of days.json:2: item 0 of section 0 of days.json:2: 'item' has no "
        + "field 'a' (write '?? …' where it may be missing; its fields: at, name)")
  }

  @Test func `a field that a record lacks is named with the record's line in its header`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.days, to: "days.json")
    let path = try folder.write(
      """
      view:
        collection:
          layout: list
          sections: { file: days.json, at: days, items: events, sortedBy: "${section.title}" }
          header: { text: "${section.titel}" }
          cell: spacer
      """, to: "test.yaml")
    let preview = try #require(try ConfigFile.load(path: path).previews.first)
    let error = #expect(throws: Diagnostic.self) { try preview.content(ComputedValues()) }
    // Monday is the first of the sorted, and the second in the file.
    expect(
      error?.message, equals: "section 1 of days.json:3: 'section' has no field 'titel'")
  }

  @Test(arguments: [
    (
      "{ items: a }",
      "missing key 'file' in sections (write '{ in: … }' for a list or a range)"
    ),
    ("{ in: [], colums: 1 }", "unknown key 'colums' in sections (did you mean 'columns'?)"),
    (
      "{ in: [], groupedBy: '${section}' }",
      "unknown key 'groupedBy' in sections ('groupedBy' belongs to forEach, items)"
    ),
    ("{ in: [], columns: '${item}' }", "unknown name 'item' (known here: canvas, section)"),
    ("7", "sections: expected a list of sections, found '7'"),
    (
      "{ in: [], items: { at: a, in: 1...2 } }",
      "items: expected one of 'at' and 'in', found both"
    ),
  ])
  func `a mistake in sections is reported`(sections: String, mistake: String) {
    let found = mistakes(
      in: """
        view:
          collection:
            layout: list
            cell: spacer
            sections: \(sections)
        """)
    expect(found.map { $0.drop { $0 != " " }.dropFirst() }, equals: [Substring(mistake)])
  }

  @Test func `more than 10000 records are an error that names the limit`() throws {
    let list = Array(repeating: "[]", count: 10_001).joined(separator: ",")
    let config = try PreviewConfigTests.load(
      """
      view:
        collection:
          layout: list
          cell: spacer
          sections: { in: [\(list)] }
      """)
    let preview = try #require(config.previews.first)
    let error = #expect(throws: Diagnostic.self) { try preview.content(ComputedValues()) }
    expect(
      error?.line,
      equals: "5:15+1: sections: the data holds 10001 records, at most 10000 are drawn "
        + "(write 'take: 10000')")
  }
}
