/// The JSON Schema of config files, made from the declarations of their keys.
struct SchemaDocument {
  /// The schema as text.
  var text: String {
    var definitions: [JSONValue.Member] = []
    var pending = roots.flatMap(\.references)
    var seen: Set<String> = []
    while let reference = pending.popLast() {
      guard seen.insert(reference.name).inserted else { continue }
      let definition = reference.definition()
      definitions.append(JSONValue.Member(name: reference.name, value: definition.schema.json))
      pending += definition.schema.references
    }
    let document = JSONValue.members([
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "Maquette preview",
      "description": "A screen, or several, whose layout Maquette draws.",
      "anyOf": .array(roots.map(\.json)),
      "definitions": .object(definitions.sorted { $0.name < $1.name }),
    ])
    return document.text() + "\n"
  }

  private var roots: [Schema] {
    [ValueType<PreviewParts>.preview.schema(), ValueType<[ConfigNode]>.file.schema()]
  }
}
