/// All named types of the language, found from the two forms of a file.
enum Definitions {
  /// The forms of a file: one preview, or several.
  static var roots: [Schema] {
    [ValueType<PreviewParts>.preview.schema(), ValueType<FileParts>.file.schema()]
  }

  /// The named types by name.
  static func all() -> [String: SchemaReference.Definition] {
    var found: [String: SchemaReference.Definition] = [:]
    var pending = roots.flatMap(\.references)
    while let reference = pending.popLast() {
      guard found[reference.name] == nil else { continue }
      let definition = reference.definition()
      found[reference.name] = definition
      pending += definition.schema.references
    }
    return found
  }
}
