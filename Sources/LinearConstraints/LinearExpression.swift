/// A sum of a constant and of variables with their factors.
package struct LinearExpression: Hashable, Sendable {
  /// A variable with its factor.
  package struct Term: Hashable, Sendable {
    /// The variable's number.
    package var variable: Int
    /// The factor.
    package var factor: Double
  }

  /// The constant.
  package var constant: Double
  /// The variables with factors other than 0, in their order: sums are then the same in each run.
  package private(set) var terms: [Term] = []

  /// Creates an expression without variables.
  package init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Creates an expression of one variable.
  package init(variable: Int, factor: Double = 1) {
    constant = 0
    if factor != 0 { terms = [Term(variable: variable, factor: factor)] }
  }

  /// The factor of a variable; 0 if the expression does not have it.
  package subscript(variable: Int) -> Double {
    let place = place(of: variable)
    return place < terms.count && terms[place].variable == variable ? terms[place].factor : 0
  }

  private func place(of variable: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a multiple of another expression; factors that are rounding alone become 0.
  ///
  /// - Complexity: O(*terms* of both).
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty, factor != 0 else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var own = terms.startIndex
    for term in other.terms {
      while own < terms.endIndex, terms[own].variable < term.variable {
        sum.append(terms[own])
        own += 1
      }
      var factor = term.factor * factor
      if own < terms.endIndex, terms[own].variable == term.variable {
        factor += terms[own].factor
        own += 1
      }
      if abs(factor) > ConstraintSolver.tolerance {
        sum.append(Term(variable: term.variable, factor: factor))
      }
    }
    sum += terms[own...]
    terms = sum
  }

  /// Removes a variable, and returns the factor that it had.
  mutating func remove(_ variable: Int) -> Double {
    let place = place(of: variable)
    guard place < terms.count, terms[place].variable == variable else { return 0 }
    return terms.remove(at: place).factor
  }

  /// Multiplies the expression.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// Returns the sum of two expressions.
  package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  /// Returns the difference of two expressions.
  package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  /// Returns a multiple of an expression.
  package static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(a, times: factor)
    return product
  }
}
