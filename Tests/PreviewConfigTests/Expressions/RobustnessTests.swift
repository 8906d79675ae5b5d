import PreviewConfig
import Testing

/// Expressions put together by chance, with a fixed seed: each has a value or an error in its text.
@Suite struct RobustnessTests {
  private let words = [
    "1", "0", "2.5", "1e308", "'a'", "\"b\"", "true", "false", "null", "item", "index", "user",
    "items", "flag", "grid", "user.name", "items[1]", ".count", ".", "[", "]", "(", ")", ",", "+",
    "-", "*", "/", "%", "==", "!=", "<", "<=", "&&", "||", "!", "?", ":", "??", "min(", "round(",
    "decimals(", "upper(", "'", "\\", "}", "${", "$${", "é", "👩‍👩‍👧", " ", "\n", "=", "#",
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

/// Numbers that are the same in every run: a linear congruential generator with Knuth's constants.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The high bits are the random ones.
    return state ^ (state >> 32)
  }
}
