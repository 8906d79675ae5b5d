import Diagnostics
import Testing
import TestSupport

/// Expressions put together by chance, with a fixed seed: each has a value or an error in its text.
@Suite struct ExpressionRobustnessTests {
  private let words = [
    "1", "0", "2.5", "1e308", "'a'", "\"b\"", "true", "false", "null", "item", "index", "user",
    "items", "flag", "grid", "user.name", "items[1]", ".count", ".", "[", "]", "(", ")", ",", "+",
    "-", "*", "/", "%", "==", "!=", "<", "<=", "&&", "||", "!", "?", ":", "??", "min(", "round(",
    "decimals(", "upper(", ".contains(", ".lowercased", "'", "\\", "}", "${", "$${", "é", "👩‍👩‍👧", " ",
    "\n", "=", "#",
  ]

  @Test(arguments: 0..<20)
  func `every text has a value or an error within it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &random)
      let body = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
      let source = "${" + body.joined(separator: Bool.random(using: &random) ? " " : "") + "}"
      do {
        _ = try value(source)
      } catch let error as Diagnostic {
        let range = try #require(error.range)
        let end = range.start.column - 1 + range.length
        #expect(end <= source.unicodeScalars.count, "\(source): \(error.message)")
        #expect(!error.message.isEmpty)
      }
    }
  }
}
