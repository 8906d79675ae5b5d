import PlainText

/// The config language as a whole: its views and modifiers, its named types, and its JSON Schema.
enum PreviewLanguage {
  /// All views and modifiers, in the reference's order.
  static let vocabulary = Vocabulary(
    views: [
      ViewDeclaration.texts, ViewDeclaration.pictures, ViewDeclaration.fills,
      ViewDeclaration.shapes, ViewDeclaration.stacks, ViewDeclaration.scrollable,
      ViewDeclaration.controls, ViewDeclaration.formControls, ViewDeclaration.pickers,
      ViewDeclaration.figures, ViewDeclaration.bars,
    ].flatMap(\.self),
    flows: [.forEach, .choice, .selection, .group, .gridRow, .slot],
    modifiers: [
      ModifierDeclaration.layout, ModifierDeclaration.drawing, ModifierDeclaration.text,
      ModifierDeclaration.textLooks, ModifierDeclaration.pixelEffects, ModifierDeclaration.effects,
      ModifierDeclaration.surroundings, ModifierDeclaration.names, ModifierDeclaration.safeAreas,
      ModifierDeclaration.gridCells, ModifierDeclaration.listRows,
      ModifierDeclaration.presentations, ModifierDeclaration.glass,
    ].flatMap(\.self),
    owners: { owners[$0] ?? [] })

  /// The owners of each key: views and modifiers first, then the keys whose value has it, each in alphabetical order.
  private static let owners: [String: [String]] = {
    let types = definitions()
    var names: [String: Set<String>] = [:]
    for definition in types.values { note(typesIn: definition.schema.json, of: nil, in: &names) }
    let first = Set(vocabulary.views.map(\.name) + vocabulary.modifiers.map(\.name))
    var owners: [String: Set<String>] = [:]
    for (type, definition) in types {
      let names = names[type] ?? [type]
      for key in definition.keys {
        // The type's name is enough where a key has it.
        owners[key.name, default: []].formUnion(names.contains(type) ? [type] : names)
      }
    }
    return owners.mapValues { names in
      names.filter(first.contains).sorted() + names.filter { !first.contains($0) }.sorted()
    }
  }()

  /// Takes note of the keys that have values of each type: a type's own name may be the schema's alone.
  private static func note(
    typesIn json: JSONValue, of key: String?, in names: inout [String: Set<String>]
  ) {
    switch json {
    case .array(let parts): for part in parts { note(typesIn: part, of: key, in: &names) }
    case .object(let members):
      for member in members {
        if member.name == "properties", case .object(let properties) = member.value {
          for property in properties {
            note(typesIn: property.value, of: property.name, in: &names)
          }
        } else if member.name == "$ref", let key, case .string(let path) = member.value {
          names[String(path.dropFirst("#/definitions/".count)), default: []].insert(key)
        } else {
          note(typesIn: member.value, of: key, in: &names)
        }
      }
    default: break
    }
  }

  /// The forms of a file: one preview, several, or an included file.
  private static var roots: [Schema] {
    [
      ValueType<PreviewParts>.preview.schema(), ValueType<FileParts>.file.schema(),
      ValueType<IncludedParts>.includedFile.schema(),
    ]
  }

  /// Returns the named types by name, found from the forms of a file.
  static func definitions() -> [String: SchemaReference.Definition] {
    var found: [String: SchemaReference.Definition] = [:]
    var pending = roots.flatMap(\.references) + [view]
    while let reference = pending.popLast() {
      guard found[reference.name] == nil else { continue }
      let definition = reference.definition()
      found[reference.name] = definition
      pending += definition.schema.references
    }
    return found
  }

  /// Returns the JSON Schema of config files, generated from the declarations of their keys.
  static func schema() -> String {
    let definitions = definitions().sorted { $0.key < $1.key }.map { name, definition in
      JSONValue.Member(name: name, value: definition.schema.json)
    }
    let document = JSONValue.members([
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "Maquette preview",
      "description": "A screen, or several, whose layout Maquette draws.",
      "anyOf": .array(roots.map(\.json)), "definitions": .object(definitions),
    ])
    return document.text() + "\n"
  }
}

extension PreviewLanguage {
  /// The named type `view`: a word, an object with one view's key and any modifiers, one with the keys
  /// of a flow, or one that uses a component, whose name no schema knows.
  private static let view = SchemaReference(name: "view") {
    let views = vocabulary.views.map { ($0.name, $0.argument.schema(), $0.help) }
    let modifiers = vocabulary.modifiers.map { ($0.name, $0.argument.schema(), $0.help) }
    func properties(_ named: [(String, Schema, String)]) -> [JSONValue.Member] {
      named.map { JSONValue.Member(name: $0.0, value: $0.1.json.described($0.2)) }
    }
    let list = JSONValue.Member(
      name: "modifiers",
      value: .members([
        "description": "Modifiers in order, if one is needed twice.", "type": "array",
        "items": .reference("modifier"),
      ]))
    func required(_ names: [String]) -> [JSONValue] {
      names.map { .members(["required": .array([.string($0)])]) }
    }
    let after = properties(modifiers) + [list]
    let flowTypes = vocabulary.flows.flatMap { $0.views.schema().references }
    let flows = flowTypes.map { type in
      let keys = type.definition().keys
      return JSONValue.members([
        "type": "object",
        "properties": .object(properties(keys.map { ($0.name, $0.schema, $0.help) }) + after),
        "required": .array(keys.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": .bool(false),
      ])
    }
    // JSON Schema cannot require that the view's key is first; it can require that there is one.
    let json = JSONValue.members([
      "anyOf": .array(
        [
          .members(["type": "string"]),
          .members([
            "type": "object", "properties": .object(properties(views) + after),
            "additionalProperties": .bool(false), "oneOf": .array(required(views.map(\.0))),
          ]),
        ] + flows + [
          .members([
            "type": "object", "minProperties": .number(1),
            "not": .members([
              "anyOf": .array(required(views.map(\.0) + vocabulary.flows.map(\.name)))
            ]),
          ])
        ])
    ])
    let references =
      (views + modifiers).flatMap { $0.1.references } + flowTypes
      + flowTypes.flatMap { $0.definition().schema.references } + [modifier]
    return SchemaReference.Definition(
      schema: Schema("view", json, references: references),
      help: "A view: its key first, then its modifiers in order; the name of a view or cell; or "
        + "what brings several.",
      keys: [])
  }

  /// A modifier in a `modifiers:` list.
  private static let modifier = SchemaReference(name: "modifier") {
    let modifiers = vocabulary.modifiers.map { ($0.name, $0.argument.schema(), $0.help) }
    let json = JSONValue.members([
      "anyOf": .array([
        .members(["enum": .array(modifiers.map { .string($0.0) })]),
        .members([
          "type": "object",
          "properties": .object(
            modifiers.map { JSONValue.Member(name: $0.0, value: $0.1.json.described($0.2)) }),
          "additionalProperties": .bool(false),
        ]),
      ])
    ])
    return SchemaReference.Definition(
      schema: Schema("modifier", json, references: modifiers.flatMap { $0.1.references }),
      help: "A modifier.", keys: [])
  }
}
