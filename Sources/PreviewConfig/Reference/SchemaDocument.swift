import PlainText

/// The JSON Schema of config files, made from the declarations of their keys.
struct SchemaDocument {
  /// The schema as text.
  var text: String {
    let definitions = Definitions.all().sorted { $0.key < $1.key }.map { name, definition in
      JSONValue.Member(name: name, value: definition.schema.json)
    }
    let document = JSONValue.members([
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "Maquette preview",
      "description": "A screen, or several, whose layout Maquette draws.",
      "anyOf": .array(Definitions.roots.map(\.json)), "definitions": .object(definitions),
    ])
    return document.text() + "\n"
  }
}
