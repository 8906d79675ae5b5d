public import CollectionLayouts

// A re-export by name includes a type's members, but not its operators: those are looked up by
// module, so that users find only the ones that this module declares.
extension LengthExpression {
  /// Returns the sum of two expressions.
  public static func + (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .sum(a, b)
  }

  /// Returns the difference of two expressions.
  public static func - (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .difference(a, b)
  }

  /// Returns the product of two expressions.
  public static func * (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .product(a, b)
  }

  /// Returns the quotient of two expressions.
  public static func / (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    .quotient(a, b)
  }
}
