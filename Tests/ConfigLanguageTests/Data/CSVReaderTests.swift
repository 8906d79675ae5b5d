import ConfigLanguage
import TestSupport
import Testing

@Suite struct CSVReaderTests {
  @Test(arguments: ["a,b\n1,x\n2,y\n", "a,b\r\n1,x\r\n2,y", "\u{FEFF}a,b\n1,x\n2,y\n\n\n"])
  func `each row is an object`(text: String) throws {
    try #require(
      DataFixture("a.csv", text).values() == [
        .object(["a": .number(1), "b": .string("x")]),
        .object(["a": .number(2), "b": .string("y")]),
      ])
  }

  @Test(
    arguments: [
      ("1", .number(1)), ("-1.50", .number(-1.5)), ("1e3", .number(1000)), ("0.5", .number(0.5)),
      ("true", .bool(true)), ("false", .bool(false)), ("", .null),
      ("010", .string("010")), (".5", .string(".5")), ("1.", .string("1.")), ("+1", .string("+1")),
      ("1e", .string("1e")), ("1 ", .string("1 ")), ("NaN", .string("NaN")),
      ("1e400", .string("1e400")), ("-", .string("-")), ("1,000", nil), ("null", .string("null")),
      ("True", .string("True")), ("123456789012345", .number(123_456_789_012_345)),
      ("1234567890123456", .string("1234567890123456")),
      ("0.1234567890123456", .string("0.1234567890123456")),
      ("\"1\"", .string("1")), ("\"\"", .string("")), ("\"true\"", .string("true")),
      ("\"a,b\"", .string("a,b")), ("\"a\"\"b\"", .string("a\"b")), ("\"\"\"\"", .string("\"")),
      ("\"a\nb\"", .string("a\nb")), ("\"a\r\nb\"", .string("a\r\nb")), ("a b", .string("a b")),
      (" x", .string(" x")), ("é😀", .string("é😀")),
    ] as [(String, DataValue?)])
  func `a cell has a type`(cell: String, expected: DataValue?) throws {
    let fixture = DataFixture("a.csv", "k,v\nx,\(cell)\n")
    guard let expected else {
      // Not one cell but two.
      #expect(fixture.mistake() != nil)
      return
    }
    try #require(fixture.values() == [.object(["k": .string("x"), "v": expected])])
  }

  @Test func `an empty line in a table of one column is an empty cell`() throws {
    try #require(
      DataFixture("a.csv", "a\nx\n\ny\n").values() == [
        .object(["a": .string("x")]), .object(["a": .null]), .object(["a": .string("y")]),
      ])
  }

  /// Spreadsheets write semicolons where numbers have decimal commas; `.tsv` is
  /// `text/tab-separated-values` of IANA's.
  @Test(arguments: [
    ("a.csv", "a;b\n1,5;\"x;\"\"y\"\n"), ("a.csv", "\"a\";b\r\n1,5;\"x;\"\"y\""),
    ("a.TSV", "a\tb\n1,5\t\"x;\"\"y\"\n"),
  ])
  func `cells may have semicolons or tabs between them`(name: String, text: String) throws {
    try #require(
      DataFixture(name, text).values() == [.object(["a": .string("1,5"), "b": .string("x;\"y")])])
  }

  @Test func `a comma in the first row is what is between cells`() throws {
    try #require(
      DataFixture("a.csv", "a,b;c\n1,2\n").values()
        == [.object(["a": .number(1), "b;c": .number(2)])])
  }

  @Test func `a header alone has no items`() throws {
    try #require(DataFixture("a.csv", "a,b\n").values() == [])
  }

  @Test func `an item knows the line on which its row begins`() throws {
    let items = try DataFixture("a.csv", "a,b\n\"1\n2\",x\n3,y\n").items()
    expect(items.name(of: 0), equals: "item 0 of a.csv:2")
    expect(items.name(of: 1), equals: "item 1 of a.csv:4")
  }

  @Test func `1000 columns are read, and 1001 are an error`() throws {
    let names = (1...1000).map { "c\($0)" }.joined(separator: ",")
    try #require(DataFixture("a.csv", names).values() == [])
    // `c1,` to `c1000,` are 9 × 3 + 90 × 4 + 900 × 5 + 6 = 4893 characters.
    try #require(
      DataFixture("a.csv", names + ",x").mistake()
        == "a.csv:1:4894+1: the table has more than 1000 columns")
  }

  @Test(arguments: [
    ("", "1:1+1: the file is empty"),
    ("\n\n", "1:1+1: the file is empty"),
    ("a,,c\n", "1:3+1: a column without a name"),
    ("a,b,a\n", "1:5+1: duplicate column 'a'"),
    ("a,\"a\"\n", "1:3+3: duplicate column 'a'"),
    ("a,b\n1\n", "2:1+1: expected 2 cells, found 1"),
    (
      "a,b\n1,2,33\n",
      "2:5+2: expected 2 cells, found more | put a cell that holds a comma in quotes"
    ),
    (
      "a,b\n1,2,\n", "2:5+1: expected 2 cells, found more | put a cell that holds a comma in quotes"
    ),
    ("a,b\n\n1,2\n", "2:1+1: expected 2 cells, found an empty line"),
    ("a,b\n1,\"x\n", "2:3+1: the quotes are not closed"),
    (
      "a,b\n1,x\"y\n",
      "2:4+1: a quote within a cell that has none at its beginning"
        + " | put the whole cell in quotes, and double those within"
    ),
    (
      "a,b\n1,\"x\"y\n",
      "2:6+1: expected ',' after a cell in quotes, found 'y' | double the quotes within a cell"
    ),
    (
      "a,b\r1,2\r",
      "1:4+1: a carriage return without a line feed"
        + " | save the table with the line ends of Unix or Windows"
    ),
    ("a,b\n1,\u{0}\n", "2:3+1: control character U+0000"),
  ])
  func `what is not a table is an error at its place`(text: String, expected: String) throws {
    try #require(DataFixture("a.csv", text).mistake() == "a.csv:" + expected)
  }
}
