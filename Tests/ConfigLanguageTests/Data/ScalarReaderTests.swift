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

  // A Double has 53 bits: 2^53 + 1 is the first whole number that it rounds, and 2^53 + 2 is one again.
  @Test(arguments: [
    "9007199254740993", "-9007199254740993", "+9007199254740993", "1234567890123456789",
    "18446744073709551615", "00009007199254740993",
  ])
  func `a whole number that would be rounded is text`(scalar: String) throws {
    try #require(ScalarReader.value(ofPlain: scalar) == .string(scalar))
  }

  @Test(
    arguments: [
      ("9007199254740992", 9_007_199_254_740_992), ("9007199254740994", 9_007_199_254_740_994),
      ("1234567890123456", 1_234_567_890_123_456), ("0000000000000000001", 1),
      ("0x1FFFFFFFFFFFFF", 9_007_199_254_740_991), ("1e20", 1e20),
      // 2^53, 2^53 + 2 and 2^64.
      ("0x20000000000000", 9_007_199_254_740_992), ("0o400000000000000002", 9_007_199_254_740_994),
      ("0x10000000000000000", 18_446_744_073_709_551_616),
    ] as [(String, Double)])
  func `a large number that a Double has is a number`(scalar: String, expected: Double) throws {
    try #require(ScalarReader.value(ofPlain: scalar) == .number(expected))
  }

  @Test(arguments: ["0x20000000000001", "0xFFFFFFFFFFFFFFFF", "0o400000000000000001"])
  func `a hexadecimal number that would be rounded is refused`(scalar: String) {
    let error = #expect(throws: ScalarReader.UnusableNumber.self) {
      try ScalarReader.value(ofPlain: scalar)
    }
    expect(
      error?.message,
      equals: "'\(scalar)' would be rounded: whole numbers are exact up to 2^53")
  }

  @Test(arguments: [".inf", "-.INF", "+.Inf", ".nan", ".NaN", "1e400", "-1e400"])
  func `a number that is not finite is refused`(scalar: String) {
    let error = #expect(throws: ScalarReader.UnusableNumber.self) {
      try ScalarReader.value(ofPlain: scalar)
    }
    expect(error?.message, equals: "'\(scalar)' is not a finite number")
  }
}
