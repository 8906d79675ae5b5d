import ConfigLanguage
import Diagnostics
import TestSupport
import Testing

/// Expressions of numbers have a shorter way to their values than others.
///
/// The first element of a list is computed on the longer one, whatever its expression is: each test
/// compares both.
@Suite struct NumericExpressionTests {
  /// What an expression is worth, or what is reported of it, on the shorter and on the longer way.
  private func both(_ expression: String) -> (short: String, long: String) {
    func outcome(_ source: String) -> String {
      do {
        return try value(source)?.summary ?? "pending"
      } catch let mistake as Diagnostic {
        return mistake.message
      } catch {
        return "\(error)"
      }
    }
    return (outcome("${\(expression)}"), outcome("${[\(expression)][0]}"))
  }

  @Test func `have the value that the longer way finds`() {
    var random = SeededGenerator(seed: 7)
    var numbers = 0
    for _ in 0..<2_000 {
      let expression = randomExpression(levels: 4, &random)
      let (short, long) = both(expression)
      #expect(short == long, "\(expression)")
      if short.hasPrefix("the number") { numbers += 1 }
    }
    // Divisions by zero and texts must not leave nothing to compare.
    #expect(numbers > 300)
  }

  @Test(arguments: [
    // 12 + 3 % 16 = 15; 7 - 10 = -3; a remainder has the sign of its left operand.
    ("12 + index % 16", "the number 15"), ("-(7 - 10)", "the number 3"),
    ("(0 - 7) % 4", "the number -3"), ("round(-2.5)", "the number -3"),
    ("floor(-2.5) + ceil(2.1)", "the number 0"), ("min(4, index, 9)", "the number 3"),
    ("max(abs(-5), 4)", "the number 5"), ("user.age * 2", "the number 82"),
  ])
  func `calculate as in school`(expression: String, expected: String) {
    let (short, long) = both(expression)
    expect(short, equals: expected)
    expect(long, equals: expected)
  }

  @Test(arguments: [
    "index / 0", "index % (3 - index)", "item + 1", "item + item", "items + items", "1 + flag",
    "user.name + 'x'", "user.email + 1", "unknown + 1", "user.nothing * 2", "index.count + 1",
    "1e308 * 10", "-item", "min(index, item)", "grid.width + 1", "basket.count + 1", "abs(flag)",
  ])
  func `without a number have the same mistake`(expression: String) {
    let (short, long) = both(expression)
    expect(short, equals: long)
  }

  @Test func `whose numbers wait in great number are computed as well`() {
    // 3 + (3 + (3 + …)), thirty deep: more numbers than the shorter way keeps; 31 × 3 = 93.
    let expression =
      String(repeating: "index + (", count: 30) + "index" + String(repeating: ")", count: 30)
    let (short, long) = both(expression)
    expect(short, equals: "the number 93")
    expect(long, equals: short)
  }

  private func randomExpression(levels: Int, _ random: inout SeededGenerator) -> String {
    func inner() -> String { randomExpression(levels: levels - 1, &random) }
    guard levels > 0 else {
      // Numbers, mostly; a text, and what is missing or not known yet.
      let operands = ["index", "user.age", "2", "0.5", "7", "3", "12", "1", "-1", "0"]
      let others = ["item", "user.nothing", "grid.width"]
      return Int.random(in: 0..<40, using: &random) == 0
        ? others.randomElement(using: &random) ?? "item"
        : operands.randomElement(using: &random) ?? "1"
    }
    switch Int.random(in: 0..<11, using: &random) {
    case 0: return "-(\(inner()))"
    case 1: return "min(\(inner()), \(inner()))"
    case 2: return "max(\(inner()), \(inner()), \(inner()))"
    case 3: return "round(\(inner()))"
    case 4: return "abs(\(inner()))"
    case 5: return randomExpression(levels: 0, &random)
    case 6: return "floor(\(inner()))"
    case 7: return "ceil(\(inner()))"
    default:
      let symbol = ["+", "-", "*", "/", "%"].randomElement(using: &random) ?? "+"
      return "(\(inner())) \(symbol) \(inner())"
    }
  }
}
