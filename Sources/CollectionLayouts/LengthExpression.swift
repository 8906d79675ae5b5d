public import LayoutGeometry

/// The arithmetic behind a length or a position, as a person would write it down.
///
/// ```swift
/// let x: LengthExpression = .position(16, .horizontal) + 1 * (169 + 20)
/// ```
public indirect enum LengthExpression: Hashable, Sendable {
  /// A length, a factor or a number of items.
  case number(Double)
  /// A position along an axis, in points from the section's origin.
  case position(Double, Axis)
  /// A length after a position; if the position is 0 in the content, only the length is printed.
  case after(Double, Axis, LengthExpression)
  case sum(LengthExpression, LengthExpression)
  case difference(LengthExpression, LengthExpression)
  case product(LengthExpression, LengthExpression)
  case quotient(LengthExpression, LengthExpression)
  case smaller(LengthExpression, LengthExpression)

  /// Returns the expression as an equation for `name`, as in `x = 16 + 1 × (169 + 20)`.
  ///
  /// Numbers are rounded to hundredths; if arithmetic with these gives another hundredth than the
  /// value, the equation has `≈`.
  ///
  /// - Parameter value: The value of the expression if it differs from its own arithmetic.
  func equation(for name: String, _ value: Double? = nil) -> String {
    let rounded = evaluated { abs($0) < 1e12 ? ($0 * 100).rounded() / 100 : $0 }
    let isExact = lengthText(rounded) == lengthText(value ?? evaluated { $0 })
    return "\(name) \(isExact ? "=" : "≈") \(text)"
  }

  /// Returns the expression with its positions moved by a distance.
  func offset(by distance: Point) -> LengthExpression {
    switch self {
    case .number: self
    case .position(let start, let axis): .position(start + distance[axis], axis)
    case .after(let start, let axis, let length): .after(start + distance[axis], axis, length)
    case .sum(let a, let b): .sum(a.offset(by: distance), b.offset(by: distance))
    case .difference(let a, let b): .difference(a.offset(by: distance), b.offset(by: distance))
    case .product(let a, let b): .product(a.offset(by: distance), b.offset(by: distance))
    case .quotient(let a, let b): .quotient(a.offset(by: distance), b.offset(by: distance))
    case .smaller(let a, let b): .smaller(a.offset(by: distance), b.offset(by: distance))
    }
  }

  /// The expression in print.
  var text: String {
    switch self {
    case .number(let number), .position(let number, _): lengthText(number)
    case .after(0, _, let length): length.text
    case .after(let start, let axis, let length): (.position(start, axis) + length).text
    case .sum(let a, let b): "\(a.text) + \(b.text)"
    case .difference(let a, let b): "\(a.text) − \(b.factor)"
    case .product(let a, let b): "\(a.factor) × \(b.factor)"
    case .quotient(let a, let b): "\(a.factor) / \(b.factor)"
    case .smaller(let a, let b): "min(\(a.text), \(b.text))"
    }
  }

  /// Returns the value of the expression, with each of its numbers read by `number`.
  private func evaluated(_ number: (Double) -> Double) -> Double {
    switch self {
    case .number(let value), .position(let value, _): number(value)
    case .after(let start, _, let length): number(start) + length.evaluated(number)
    case .sum(let a, let b): a.evaluated(number) + b.evaluated(number)
    case .difference(let a, let b): a.evaluated(number) - b.evaluated(number)
    case .product(let a, let b): a.evaluated(number) * b.evaluated(number)
    case .quotient(let a, let b): a.evaluated(number) / b.evaluated(number)
    case .smaller(let a, let b): min(a.evaluated(number), b.evaluated(number))
    }
  }

  /// The text as one factor: a sum has parentheses.
  private var factor: String {
    switch self {
    case .sum, .difference, .after: "(\(text))"
    case .number, .position, .product, .quotient, .smaller: text
    }
  }
}

extension LengthExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates a number.
  public init(_ number: Double) { self = .number(number) }
  /// Creates a whole number.
  public init(_ number: Int) { self = .number(Double(number)) }

  /// Returns the sum of two expressions.
  package static func + (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .sum(a, b)
  }
  /// Returns the difference of two expressions.
  package static func - (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .difference(a, b)
  }
  /// Returns the product of two expressions.
  package static func * (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .product(a, b)
  }
  /// Returns the quotient of two expressions.
  package static func / (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .quotient(a, b)
  }
}
