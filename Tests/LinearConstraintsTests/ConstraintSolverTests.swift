import Foundation
import LinearConstraints
import TestSupport
import Testing

@Suite struct ConstraintSolverTests {
  /// `a - b`, of variables of a system.
  private func difference(_ a: Int, _ b: Int) -> LinearExpression {
    LinearExpression(variable: a) - LinearExpression(variable: b)
  }

  @Test func `a wish of a higher priority is not outvoted by many of a lower one`() {
    var system = ConstraintSolver()
    let x = system.makeVariable()
    for _ in 0..<5 {
      system.wish(LinearExpression(variable: x) - LinearExpression(10), .equal, priority: 249)
    }
    system.wish(LinearExpression(variable: x) - LinearExpression(30), .equal, priority: 250)
    system.solve()
    expect(system.value(of: x), equals: 30)
  }

  @Test func `a wish yields to what must hold by as little as possible`() {
    var system = ConstraintSolver()
    let x = system.makeVariable()
    expect(
      system.require(LinearExpression(variable: x) - LinearExpression(20), .atMost, number: 0),
      equals: [])
    system.wish(LinearExpression(variable: x) - LinearExpression(50), .equal, priority: 1)
    system.solve()
    expect(system.value(of: x), equals: 20)
  }

  @Test func `what contradicts names the constraints with which it does, and no others`() {
    var system = ConstraintSolver()
    let x = system.makeVariable()
    let y = system.makeVariable()
    let z = system.makeVariable()
    // x = 10, y = x + 5, z = 1, and y <= 12: 15 is not.
    _ = system.require(LinearExpression(variable: x) - LinearExpression(10), .equal, number: 1)
    _ = system.require(
      difference(y, x) - LinearExpression(5), .equal, number: 2)
    _ = system.require(LinearExpression(variable: z) - LinearExpression(1), .equal, number: 3)
    let found = system.require(
      LinearExpression(variable: y) - LinearExpression(12), .atMost, number: 4)
    expect(found, equals: [1, 2, 4])
    system.solve()
    expect(system.value(of: y), equals: 15)
  }

  @Test func `what follows from others does not contradict them`() {
    var system = ConstraintSolver()
    let x = system.makeVariable()
    let y = system.makeVariable()
    _ = system.require(difference(x, y), .equal, number: 1)
    expect(system.require(difference(y, x), .equal, number: 2), equals: [])
    expect(system.require(difference(y, x), .atLeast, number: 3), equals: [])
  }

  /// The systems of `systems.txt`, which `kiwi_systems.py` wrote with kiwisolver 1.5.1, and more of them from
  /// `MAQUETTE_KIWI_SYSTEMS`, a file of the same form.
  @Test func `random systems are solved as kiwi solves them`() throws {
    let own = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "systems.txt").path
    let file = ProcessInfo.processInfo.environment["MAQUETTE_KIWI_SYSTEMS"] ?? own
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count >= 500)
    let wrong = try lines.enumerated().compactMap { number, line in
      let system = try #require(KiwiSystem(line))
      let answer = system.answer
      let isRight =
        answer.refused == system.refused
        && zip(answer.broken, system.broken).allSatisfy { abs($0 - $1) < 1e-3 }
      return isRight ? nil : "\(number + 1): \(answer), not \(system.refused) \(system.broken)"
    }
    expect(wrong, equals: [])
  }
}

/// A system with kiwi's answers.
private struct KiwiSystem {
  private struct Constraint {
    var expression: LinearExpression
    var relation: ConstraintSolver.Relation
    /// The place among strong, medium and weak; nil for what must hold.
    var strength: Int?
  }

  private let variableCount: Int
  private var constraints: [Constraint] = []
  let refused: [Int]
  let broken: [Double]

  init?(_ line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 4, let count = Int(parts[0]) else { return nil }
    variableCount = count
    refused = parts[2].split(separator: " ").compactMap { Int($0) }
    broken = parts[3].split(separator: " ").compactMap { Double($0) }
    for text in parts[1].split(separator: ";") {
      let words = text.split(separator: " ")
      guard words.count == 4, let constant = Double(words[1]) else { return nil }
      var expression = LinearExpression(constant)
      for term in words[0].split(separator: ",") {
        let pair = term.split(separator: "*")
        guard pair.count == 2, let variable = Int(pair[0]), let factor = Double(pair[1]) else {
          return nil
        }
        expression.add(LinearExpression(variable: variable, factor: factor))
      }
      constraints.append(
        Constraint(
          expression: expression,
          relation: words[2] == "=" ? .equal : words[2] == "<" ? .atMost : .atLeast,
          strength: ["s", "m", "w"].firstIndex(of: String(words[3]))))
    }
  }

  /// The numbers of the constraints that must hold and cannot, and the sums by which the others are broken.
  var answer: (refused: [Int], broken: [Double]) {
    var system = ConstraintSolver()
    for _ in 0..<variableCount { _ = system.makeVariable() }
    var refused: [Int] = []
    for (number, constraint) in constraints.enumerated() {
      if let strength = constraint.strength {
        system.wish(constraint.expression, constraint.relation, priority: Double(3 - strength))
      } else if !system.require(constraint.expression, constraint.relation, number: number).isEmpty
      {
        refused.append(number)
      }
    }
    system.solve()
    var broken = [0.0, 0, 0]
    for constraint in constraints {
      guard let strength = constraint.strength else { continue }
      let value = system.value(of: constraint.expression)
      let sum =
        switch constraint.relation {
        case .equal: abs(value)
        case .atMost: max(value, 0)
        case .atLeast: max(-value, 0)
        }
      broken[strength] += sum
    }
    return (refused, broken)
  }
}
