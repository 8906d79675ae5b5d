import LayoutGeometry

/// The arithmetic that gave a length, as a person would write it down.
indirect enum LengthExpression {
  case number(Double)
  case sum(LengthExpression, LengthExpression)
  case difference(LengthExpression, LengthExpression)
  case product(LengthExpression, LengthExpression)
  case quotient(LengthExpression, LengthExpression)
  case smaller(LengthExpression, LengthExpression)

  /// The expression as an equation for `name`, as in `x = 16 + 1 × (169 + 20)`.
  ///
  /// Numbers are rounded to hundredths; where arithmetic with these gives another hundredth than
  /// `value`, the equation has `≈`.
  func equation(for name: String, _ value: Double) -> String {
    let isExact = lengthText(rounded) == lengthText(value)
    return "\(name) \(isExact ? "=" : "≈") \(text)"
  }

  /// What the expression comes to with the numbers as they are printed.
  private var rounded: Double {
    switch self {
    case .number(let number):
      abs(number) < 1e12 ? (number * 100).rounded() / 100 : number
    case .sum(let a, let b): a.rounded + b.rounded
    case .difference(let a, let b): a.rounded - b.rounded
    case .product(let a, let b): a.rounded * b.rounded
    case .quotient(let a, let b): a.rounded / b.rounded
    case .smaller(let a, let b): min(a.rounded, b.rounded)
    }
  }

  private var text: String {
    switch self {
    case .number(let number): lengthText(number)
    case .sum(let a, let b): "\(a.text) + \(b.text)"
    case .difference(let a, let b): "\(a.text) − \(b.factor)"
    case .product(let a, let b): "\(a.factor) × \(b.factor)"
    case .quotient(let a, let b): "\(a.factor) / \(b.factor)"
    case .smaller(let a, let b): "min(\(a.text), \(b.text))"
    }
  }

  /// The text as one factor: a sum has parentheses.
  private var factor: String {
    switch self {
    case .sum, .difference: "(\(text))"
    case .number, .product, .quotient, .smaller: text
    }
  }
}

extension LengthExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }

  init(_ number: Double) { self = .number(number) }
  init(_ number: Int) { self = .number(Double(number)) }

  static func + (a: LengthExpression, b: LengthExpression) -> LengthExpression { .sum(a, b) }
  static func - (a: LengthExpression, b: LengthExpression) -> LengthExpression { .difference(a, b) }
  static func * (a: LengthExpression, b: LengthExpression) -> LengthExpression { .product(a, b) }
  static func / (a: LengthExpression, b: LengthExpression) -> LengthExpression { .quotient(a, b) }
}
