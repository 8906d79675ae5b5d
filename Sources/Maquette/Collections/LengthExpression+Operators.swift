public import CollectionLayouts

// A re-export by name brings a type with its members, but not its operators: those are looked up by
// module, so that users find only the ones that this module declares.
extension LengthExpression {
  /// The sum of two expressions.
  public static func + (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .sum(a, b)
  }

  /// The difference of two expressions.
  public static func - (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .difference(a, b)
  }

  /// The product of two expressions.
  public static func * (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .product(a, b)
  }

  /// The quotient of two expressions.
  public static func / (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .quotient(a, b)
  }
}
