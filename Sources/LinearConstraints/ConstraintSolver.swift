/// A system of linear equations and inequalities, of which some must hold and others are wished for.
///
/// The method is Cassowary's: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
/// ACM Transactions on Computer-Human Interaction 8 (4), 2001. The simplex tableau is kept in augmented form, where free
/// variables are in rows of their own that never leave. Unlike there, a wish of a higher priority is never given up for any
/// number of lower ones: each priority has an objective of its own, and a lower one is minimized among the solutions that
/// are best for all higher ones. Among equal choices the variable that was made first is taken, so that a system has one
/// solution.
package struct ConstraintSolver {
  /// A difference that is rounding.
  static let tolerance = 1e-8

  /// A relation of an expression to 0.
  package enum Relation: Sendable {
    case atMost, equal, atLeast
  }

  /// The part of a variable in the tableau.
  private enum Role {
    /// One of the caller's, with any value.
    case free
    /// The slack of an inequality or the error of a wish, which is not negative.
    case restricted
    /// The mark of an equation that must hold, which is always 0.
    case mark
  }

  private struct Row {
    var basic: Int
    /// The value of the basic variable in terms of those without a row, which are 0.
    var expression: LinearExpression
  }

  private var roles: [Role] = []
  /// The constraint of each slack and each mark.
  private var owners: [Int?] = []
  /// The row of each basic variable.
  private var rowOfVariable: [Int?] = []
  private var rows: [Row] = []
  /// The sums of errors that are minimized, by priority.
  private var objectives: [Double: LinearExpression] = [:]

  /// Creates a system without variables.
  package init() {}

  /// Makes a variable.
  package mutating func makeVariable() -> Int { make(.free) }

  private mutating func make(_ role: Role, owner: Int? = nil) -> Int {
    roles.append(role)
    owners.append(owner)
    rowOfVariable.append(nil)
    return roles.count - 1
  }

  /// Returns the value of a variable in the last solution.
  package func value(of variable: Int) -> Double {
    rowOfVariable[variable].map { rows[$0].expression.constant } ?? 0
  }

  /// Returns the value of an expression in the last solution.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.factor * value(of: $1.variable) }
  }

  /// Adds a constraint that must hold.
  ///
  /// - Returns: The constraints that cannot hold together with this one, by their numbers in order; empty if it was added.
  package mutating func require(
    _ expression: LinearExpression, _ relation: Relation, number: Int
  ) -> [Int] {
    var row = substituted(expression)
    let own: Int
    switch relation {
    case .equal:
      own = make(.mark, owner: number)
      row.add(LinearExpression(variable: own))
    case .atMost, .atLeast:
      own = make(.restricted, owner: number)
      row.add(LinearExpression(variable: own, factor: relation == .atMost ? 1 : -1))
    }
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, among: [own]) {
      addRow(row, solvedFor: subject)
      return []
    }
    if row.terms.allSatisfy({ roles[$0.variable] == .mark }) {
      guard abs(row.constant) <= Self.tolerance else { return conflicts(in: row, with: number) }
      addRow(row, solvedFor: own)
      return []
    }
    return addWithArtificialVariable(row, number: number)
  }

  /// Adds a constraint that is broken by as little as possible, where no other of a higher priority wants more.
  package mutating func wish(
    _ expression: LinearExpression, _ relation: Relation, priority: Double
  ) {
    var row = substituted(expression)
    let over = make(.restricted)
    let under = make(.restricted)
    row.add(LinearExpression(variable: over, factor: -1))
    row.add(LinearExpression(variable: under))
    var errors = objectives[priority] ?? LinearExpression()
    if relation != .atLeast { errors.add(LinearExpression(variable: over)) }
    if relation != .atMost { errors.add(LinearExpression(variable: under)) }
    objectives[priority] = errors
    if row.constant < 0 { row.multiply(by: -1) }
    // One of the two always has a negative factor.
    if let subject = subject(of: row, among: [over, under]) { addRow(row, solvedFor: subject) }
  }

  /// Breaks the wishes by as little as possible, those of the highest priority first.
  package mutating func solve() {
    // What a higher priority would lose by is not touched any more.
    var isFixed = Array(repeating: false, count: roles.count)
    for priority in objectives.keys.sorted(by: >) {
      let objective = minimize(objectives[priority] ?? LinearExpression(), isFixed: isFixed)
      for term in objective.terms where term.factor > Self.tolerance {
        isFixed[term.variable] = true
      }
    }
  }

  /// Returns an expression in terms of the variables without rows.
  private func substituted(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for term in expression.terms {
      if let row = rowOfVariable[term.variable] {
        result.add(rows[row].expression, times: term.factor)
      } else {
        result.add(LinearExpression(variable: term.variable, factor: term.factor))
      }
    }
    return result
  }

  /// Returns a variable for which a row can be solved at once: a free one, or one of its own that becomes at least 0.
  private func subject(of row: LinearExpression, among own: [Int]) -> Int? {
    row.terms.first { roles[$0.variable] == .free }?.variable
      ?? own.first { roles[$0] == .restricted && row[$0] < 0 }
  }

  /// Adds the equation of an expression with 0, solved for a variable.
  private mutating func addRow(_ equation: LinearExpression, solvedFor subject: Int) {
    var expression = equation
    let factor = expression.remove(subject)
    expression.multiply(by: -1 / factor)
    replace(subject, with: expression)
    rowOfVariable[subject] = rows.count
    rows.append(Row(basic: subject, expression: expression))
  }

  /// Replaces a variable in all rows.
  private mutating func replace(_ variable: Int, with expression: LinearExpression) {
    for index in rows.indices {
      let factor = rows[index].expression.remove(variable)
      if factor != 0 { rows[index].expression.add(expression, times: factor) }
    }
  }

  private mutating func removeRow(_ index: Int) {
    rowOfVariable[rows[index].basic] = nil
    let last = rows.removeLast()
    if index < rows.count {
      rows[index] = last
      rowOfVariable[last.basic] = index
    }
  }

  /// Lets a variable without a row change places with the one of a row.
  private mutating func pivot(_ entering: Int, row index: Int) {
    let leaving = rows[index].basic
    var expression = rows[index].expression
    removeRow(index)
    expression.add(LinearExpression(variable: leaving, factor: -1))
    addRow(expression, solvedFor: entering)
  }

  /// Minimizes an expression without changing the variables that are fixed at 0, and returns it in terms of those without
  /// rows.
  ///
  /// The lowest numbers enter and leave, as Bland's rule wants it: a cycle would never end.
  private mutating func minimize(
    _ objective: LinearExpression, isFixed: [Bool]
  ) -> LinearExpression {
    var objective = substituted(objective)
    while let entering = objective.terms.first(where: {
      $0.factor < -Self.tolerance && roles[$0.variable] == .restricted
        && !(isFixed.indices.contains($0.variable) && isFixed[$0.variable])
    })?.variable {
      var leaving: (row: Int, ratio: Double)?
      for (index, row) in rows.enumerated() where roles[row.basic] == .restricted {
        let factor = row.expression[entering]
        guard factor < -Self.tolerance else { continue }
        let ratio = -row.expression.constant / factor
        guard let known = leaving else {
          leaving = (index, ratio)
          continue
        }
        if ratio < known.ratio || ratio == known.ratio && row.basic < rows[known.row].basic {
          leaving = (index, ratio)
        }
      }
      // Errors are at least 0, so that none of their sums is without an end.
      guard let leaving else { break }
      pivot(entering, row: leaving.row)
      objective = substituted(objective)
    }
    return objective
  }

  /// Adds a row with a variable that is to become 0: where it cannot, the row contradicts others.
  private mutating func addWithArtificialVariable(
    _ row: LinearExpression, number: Int
  ) -> [Int] {
    let before = self
    let artificial = make(.restricted)
    rowOfVariable[artificial] = rows.count
    rows.append(Row(basic: artificial, expression: row))
    let rest = minimize(LinearExpression(variable: artificial), isFixed: [])
    guard abs(rest.constant) <= Self.tolerance else {
      self = before
      return conflicts(in: rest, with: number)
    }
    if let index = rowOfVariable[artificial] {
      let others = rows[index].expression.terms.map(\.variable)
      if let entering = others.first(where: { roles[$0] == .restricted }) {
        pivot(entering, row: index)
      } else if let mark = others.first {
        // An equation of marks, which are 0: the constraint follows from others.
        pivot(mark, row: index)
      } else {
        removeRow(index)
      }
    }
    for index in rows.indices { _ = rows[index].expression.remove(artificial) }
    return []
  }

  /// Returns the constraints that make up a row that cannot be 0: their factors are those of a sum that contradicts itself.
  private func conflicts(in row: LinearExpression, with number: Int) -> [Int] {
    let others = row.terms.compactMap { owners[$0.variable] }
    return Set(others + [number]).sorted()
  }
}
