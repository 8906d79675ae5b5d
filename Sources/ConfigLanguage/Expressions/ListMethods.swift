import Synchronization

/// The steps that the expressions of a screen may take together.
package final class ExpressionBudget: Sendable {
  /// Ten times what one template may take: five seconds on a machine of 2020.
  package static let mostWork = 10 * Evaluation.mostWork

  private let left: Atomic<Int>

  /// Creates a budget of which nothing is spent.
  package init(_ steps: Int = ExpressionBudget.mostWork) {
    left = Atomic(steps)
  }

  /// The rest.
  fileprivate var rest: Int { max(0, left.load(ordering: .relaxed)) }

  fileprivate func spend(_ steps: Int) {
    left.wrappingSubtract(steps, ordering: .relaxed)
  }
}

/// The rest of the bounds on the work of an expression.
final class ExpressionRoom {
  private var elements = Evaluation.longestList
  private var bytes = Evaluation.longestTexts
  private let budget: ExpressionBudget?
  private let mostWork: Int
  private var work: Int

  /// Creates the room of a template, which is at most the rest of a budget.
  init(_ budget: ExpressionBudget?) {
    self.budget = budget
    mostWork = min(Evaluation.mostWork, budget?.rest ?? .max)
    work = mostWork
  }

  deinit {
    budget?.spend(mostWork - work)
  }

  /// Counts work: about as many steps as a text has bytes that are looked at once.
  func spend(_ steps: Int, at span: Range<Int>) throws(ExpressionError) {
    work -= steps
    guard work < 0 else { return }
    let reason = "a function takes some for each character and element, and a loop repeats it"
    guard mostWork < Evaluation.mostWork else {
      throw ExpressionError(
        at: span, "the expression takes more than \(Evaluation.mostWork) steps", suggestion: reason)
    }
    throw ExpressionError(
      at: span,
      "the screen's expressions take more than \(ExpressionBudget.mostWork) steps together",
      suggestion: reason)
  }

  /// Counts an element; returns false if none is left.
  func takeElement() -> Bool {
    elements -= 1
    return elements >= 0
  }

  /// Counts the result of an expression for an element; returns false if no room is left.
  func take(_ value: DataValue) -> Bool {
    // Values from data are not copied; only new texts count.
    if case .string(let text) = value { bytes -= text.utf8.count }
    return bytes >= 0
  }
}

extension Evaluation {
  /// Returns the value of a method that computes an expression for each element of a list; nil if
  /// that waits for a pending name.
  func call(
    _ method: ElementMethod, on values: [DataValue], _ element: Expression.ElementExpression,
    at span: Range<Int>
  ) throws(ExpressionError) -> DataValue? {
    // One scope for all elements: its dictionary is changed in place.
    var inner = scope
    func value(_ item: DataValue, _ index: Int) throws(ExpressionError) -> DataValue? {
      guard room.takeElement() else { throw Self.tooManyElements(at: span) }
      if let parameter = element.parameter {
        inner.bind(parameter, to: item)
      } else {
        inner.bind("item", to: item)
        inner.bind("index", to: .number(Double(index)))
      }
      return try Evaluation(scope: inner, room: room).value(of: element.body)
    }
    func truth(_ item: DataValue, _ index: Int) throws(ExpressionError) -> Bool? {
      guard let value = try value(item, index) else { return nil }
      guard case .bool(let isTrue) = value else {
        throw ExpressionError(
          at: element.body.span, "expected true or false, found \(value.summary)")
      }
      return isTrue
    }
    if method == .sorted {
      return try sorted(values, by: value, at: element.body.span)
    }
    var results: [DataValue] = []
    for (index, item) in values.enumerated() {
      switch method {
      case .map:
        guard let value = try value(item, index) else { return nil }
        guard room.take(value) else { throw Self.tooLongTexts(at: span) }
        results.append(value)
      case .filter:
        guard let isKept = try truth(item, index) else { return nil }
        if isKept { results.append(item) }
      case .first, .contains, .allSatisfy:
        guard let isTrue = try truth(item, index) else { return nil }
        if isTrue == (method != .allSatisfy) {
          return method == .first ? item : .bool(isTrue)
        }
      case .sorted: break
      }
    }
    return switch method {
    case .map, .filter, .sorted: .list(results)
    case .first: .null
    case .contains: .bool(false)
    case .allSatisfy: .bool(true)
    }
  }

  /// Returns the elements in the order of their keys, which are of one type; nil if a key waits for
  /// a pending name.
  private func sorted(
    _ values: [DataValue], by key: (DataValue, Int) throws(ExpressionError) -> DataValue?,
    at span: Range<Int>
  ) throws(ExpressionError) -> DataValue? {
    var keys = SortKeys()
    var first: DataValue?
    for (index, item) in values.enumerated() {
      guard let key = try key(item, index) else { return nil }
      switch (key, first ?? key) {
      case (.null, _): break
      case (.number, .number), (.bool, .bool), (.string, .string): first = key
      default:
        throw ExpressionError(
          at: span, "'sorted' does not compare \((first ?? key).summary) with \(key.summary)")
      }
      if case .string(let text) = key { try room.spend(8 * text.utf8.count, at: span) }
      keys.append(key, isDescending: false)
      keys.endItem()
    }
    return .list(keys.order().map { values[$0] })
  }

  /// Returns the error for lists with more elements than `longestList`.
  static func tooManyElements(at span: Range<Int>) -> ExpressionError {
    ExpressionError(at: span, "the lists hold more than \(longestList) elements to compute")
  }

  private static func tooLongTexts(at span: Range<Int>) -> ExpressionError {
    ExpressionError(at: span, "the texts are longer than \(longestTexts) bytes together")
  }
}
