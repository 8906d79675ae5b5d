import PlainText

extension ValueType<DataValue> {
  /// Data of any shape, with expressions anywhere in it.
  static let data = ValueType(
    schema: { Schema("any value", .members([:])) },
    compile: { node, place, compiler in value(node, place.label, compiler) })

  private static func value(
    _ node: ConfigNode, _ label: String, _ compiler: Compiler
  ) -> Dynamic<DataValue>? {
    switch node.content {
    case .scalar(let scalar):
      return compiler.data(of: scalar, at: node.range, label: label)?
        .map { $0 ?? .null }
    case .list(let nodes):
      let parts = nodes.map { value($0, label, compiler) }
      let present = parts.compactMap { $0 }
      return present.count == parts.count ? combined(present).map { .list($0) } : nil
    case .mapping(let entries):
      let parts = entries.map { value($0.value, $0.key, compiler) }
      let present = parts.compactMap { $0 }
      guard present.count == parts.count else { return nil }
      let keys = entries.map(\.key)
      return combined(present).map { values in
        .object(Dictionary(zip(keys, values)) { first, _ in first })
      }
    }
  }
}
