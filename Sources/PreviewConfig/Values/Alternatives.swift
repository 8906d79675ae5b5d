import PlainText

extension ValueType {
  /// A scalar of this type, or a mapping of another.
  func orMapping(_ other: ValueType) -> ValueType {
    choice(with: other) { $0.mapping != nil }
  }

  /// A scalar of this type, or a list of another.
  func orList(_ other: ValueType) -> ValueType {
    choice(with: other) { $0.list != nil }
  }

  /// This type, or another where `takesOther` says so of the node.
  func choice(
    with other: ValueType, where takesOther: @escaping @Sendable (ConfigNode) -> Bool
  ) -> ValueType {
    ValueType(
      schema: {
        let schemas = [schema(), other.schema()]
        return .anyOf(schemas.map(\.words).joined(separator: ", or "), schemas)
      },
      compile: { node, place, compiler in
        takesOther(node)
          ? other.compile(node, place, compiler) : compile(node, place, compiler)
      })
  }

  /// A list of values.
  func list(_ words: String, count: ClosedRange<Int> = 0...1000) -> ValueType<[Value]> {
    ValueType<[Value]>(
      schema: {
        let element = schema()
        let json = JSONValue.members([
          "type": "array", "items": element.json, "minItems": .number(Double(count.lowerBound)),
          "maxItems": .number(Double(count.upperBound)),
        ])
        return Schema(words, json, references: element.references)
      },
      compile: { node, place, compiler in
        guard let nodes = node.list else {
          compiler.report(
            Mismatch("expected \(words), found \(node.typeName)"), at: node.range,
            label: place.label)
          return nil
        }
        guard count.contains(nodes.count) else {
          let bound =
            count.lowerBound == count.upperBound
            ? "\(count.lowerBound)"
            : nodes.count < count.lowerBound
              ? "at least \(count.lowerBound)" : "at most \(count.upperBound)"
          compiler.report(
            Mismatch("expected \(bound) in the list, found \(nodes.count)"), at: node.range,
            label: place.label)
          return nil
        }
        let parts = nodes.map { compile($0, label: place.label, with: compiler) }
        let present = parts.compactMap { $0 }
        return present.count == parts.count ? combined(present) : nil
      })
  }
}
