import ConfigLanguage
import TestSupport
import Testing

@Suite struct ScalarReaderTests {
  @Test(arguments: [
    "no", "yes", "on", "off", "y", "n", "nan", "inf", "infinity", "1:30", "12:30:45", "1_000",
    "2024-01-02", "1.2.3", "1...10", "0..<10", "-", "+", ".", "-.", "e5", ".e5", "1e", "1e+", "0x",
    "0xG", "0o8", "-0x1F", "12px", "4 / 3", "1 ", "٣", "tRUE", "nULL",
  ])
  func `a word is text`(scalar: String) throws {
    try #require(ScalarReader.value(ofPlain: scalar) == .string(scalar))
  }

  @Test(
    arguments: [
      ("0", 0), ("010", 10), ("-12", -12), ("+7", 7), ("1.5", 1.5), (".5", 0.5), ("5.", 5),
      ("-.5", -0.5), ("1e3", 1000), ("1E3", 1000), ("1.5e-1", 0.15), ("2.e+1", 20), ("0x1F", 31),
      ("0o17", 15), ("1e300", 1e300), ("08", 8),
    ] as [(String, Double)])
  func `a number is a number`(scalar: String, expected: Double) throws {
    try #require(ScalarReader.value(ofPlain: scalar) == .number(expected))
  }

  @Test(
    arguments: [
      ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null),
      ("true", .bool(true)), ("True", .bool(true)), ("TRUE", .bool(true)),
      ("false", .bool(false)), ("False", .bool(false)), ("FALSE", .bool(false)),
    ] as [(String, DataValue)])
  func `null and truth values are those of YAML 1.2`(
    scalar: String, expected: DataValue
  ) throws {
    try #require(ScalarReader.value(ofPlain: scalar) == expected)
  }

  @Test(arguments: [".inf", "-.INF", "+.Inf", ".nan", ".NaN", "1e400", "-1e400"])
  func `a number that is not finite is refused`(scalar: String) {
    let error = #expect(throws: ScalarReader.UnusableNumber.self) {
      try ScalarReader.value(ofPlain: scalar)
    }
    expect(error?.message, equals: "'\(scalar)' is not a finite number")
  }
}
