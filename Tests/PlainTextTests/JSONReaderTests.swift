import PlainText
import TestSupport
import Testing

/// Passing over values, which reads no value that it can check without.
struct JSONReaderTests {
  /// Where a reader has come to, or the mistake that it has found.
  private func result(
    _ text: String, valueLimit: Int = 12, _ read: (inout JSONReader) throws(JSONMistake) -> Void
  ) -> Result<Int, JSONMistake> {
    var reader = JSONReader(Array(text.utf8), valueLimit: valueLimit)
    do throws(JSONMistake) {
      try read(&reader)
      return .success(reader.offset)
    } catch {
      return .failure(error)
    }
  }

  /// A number of 310 digits, which no Double holds, and one of 309 that is not too large.
  private static let tooLarge = String(repeating: "1", count: 310)
  private static let large = String(repeating: "1", count: 309)

  @Test(arguments: [
    "1", "-0", "0.5 ", "12e3,", "1e400", "1e-400", "-1.5e+2]", tooLarge, large + ".5",
    tooLarge + ".5",
    "01", "-", "1.", "1.e1", "1e", "+1", "true", "nul", "", "'a'",
    #""""#, #""a"b"#, #""a\nb\u00e9""#, #""\x""#, #""\uD83D""#,
    "\"a", "\"a\nb\"", "\"a\tb\"", "\"a\\",
    "[1, [2, {}], \"a\"]", "[1,]", "[1 2]", "[", "{}", "{a: 1}", #"{"a" 1}"#, #"{"a": 1,}"#,
    #"{"a": 1, "b": {"a": 2}}"#, #"{"a": 1, "a": 2}"#, #"{"a": 1, "\u0061": 2}"#,
    #"{"a": {"b": 1, "b": 2}, "a": 3}"#,
    "[1,2,3,4,5,6,7,8,9,10,11]", "[1,2,3,4,5,6,7,8,9,10,11,12]",
  ])
  func `a value is passed over where it is read, and has the same mistakes`(text: String) {
    let passed = result(text) { reader throws(JSONMistake) in try reader.passValue() }
    let read = result(text) { reader throws(JSONMistake) in _ = try JSONValue(&reader) }
    expect(passed, equals: read)
  }

  // Names are kept in two ways, by how many an object has.
  @Test(arguments: [1, 15, 16, 17, 40])
  func `an object has each name once, and may have those of objects in it`(count: Int) {
    let fields = (0..<count).map { "\"a\($0)\": 0" }.joined(separator: ", ")
    let nested = "{\(fields), \"b\": {\(fields)}, \"c\": [{\(fields)}, {\(fields)}]"
    let whole = result(nested + "}", valueLimit: 1000) { reader throws(JSONMistake) in
      try reader.passValue()
    }
    expect(whole, equals: .success(nested.utf8.count + 1))
    for name in ["a0", "a\(count / 2)", "a\(count - 1)", "c"] {
      let text = "\(nested), \n\"\(name)\": 0}"
      let start = nested.utf8.count + 3
      let passed = result(text, valueLimit: 1000) { reader throws(JSONMistake) in
        try reader.passValue()
      }
      let mistake = JSONMistake(
        at: start..<start + name.utf8.count + 2, "duplicate key '\(name)', first in line 1")
      expect(passed, equals: .failure(mistake))
    }
  }
}
