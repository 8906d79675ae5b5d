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

/// Where keys belong, for the suggestion that one is in the wrong place.
enum KeyIndex {
  /// What to do with a key that does not belong where it is; nil if it belongs nowhere.
  static func suggestion(forMisplaced key: String) -> String? {
    if ModifierDeclaration.named(key) != nil {
      return "'\(key)' is a modifier; write it after its view"
    }
    if ViewDeclaration.named(key) != nil {
      return "'\(key)' is a view"
    }
    return owners[key].map { "'\(key)' belongs to \($0.prefix(3).joined(separator: ", "))" }
  }

  /// The types that have each key, in alphabetical order.
  private static let owners: [String: [String]] = {
    var owners: [String: [String]] = [:]
    for (name, definition) in Definitions.all().sorted(by: { $0.key < $1.key }) {
      for key in definition.keys { owners[key.name, default: []].append(name) }
    }
    return owners
  }()
}
