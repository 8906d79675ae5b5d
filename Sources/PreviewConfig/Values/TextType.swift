import PlainText

extension ValueType<String> {
  /// Text: any scalar, as it is written; what expressions compute in its shortest form.
  static let text = ValueType(schema: { textSchema }) { node, place, compiler in
    guard let scalar = node.scalar, !scalar.isMissing else {
      compiler.report(
        Mismatch("expected text, found \(node.typeName)"), at: node.range, label: place.label)
      return nil
    }
    // `010` and `1:30` show as they are written, whatever else they might mean.
    guard scalar.isTemplate else { return .constant(scalar.text) }
    guard let data = compiler.data(of: scalar, at: node.range, label: place.label) else {
      return nil
    }
    let present = data.evaluated { value, _ in
      if value == nil && place.hasDefault { throw PendingValue() }
      return value
    }
    return checked(
      data.isConstant ? data : present, at: node.range, label: place.label, with: compiler
    ) { value throws(Mismatch) in
      guard let value else { return "" }
      guard let text = value.text else { throw Mismatch(expected: "text", found: value) }
      return text
    }
  }

  private static let textSchema = Schema(
    "text", .members(["type": .array(["string", "number", "boolean"])]))
}
