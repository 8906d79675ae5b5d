import PlainText

extension ValueType<String> {
  /// The name of a font family, pinned or of the config's own folders; upper and lower case are
  /// one.
  static let fontFamily = ValueType(schema: ValueType.text.schema) { node, place, compiler in
    guard let name = text.compile(node, place, compiler) else { return nil }
    // Where a folder of fonts is wrong, nobody knows which families there are.
    guard let families = compiler.fontFamilies else { return name }
    return checked(name, at: node.range, label: place.label, with: compiler) {
      name throws(Mismatch) in
      guard families.contains(name) else {
        throw Mismatch(
          "unknown font family '\(excerpt(of: name, limit: 40))'",
          suggestion: families.suggestion(for: name))
      }
      return name
    }
  }
}
