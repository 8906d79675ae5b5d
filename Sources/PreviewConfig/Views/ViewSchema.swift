import PlainText

/// The JSON Schema of views: an object with one view's key and any modifiers, or a word.
enum ViewSchema {
  /// The named type `view`.
  static let view = SchemaReference(name: "view") {
    let views = ViewDeclaration.all.map { ($0.name, $0.argument.schema(), $0.help) }
    let modifiers = ModifierDeclaration.all.map { ($0.name, $0.argument.schema(), $0.help) }
    let properties = (views + modifiers).map { name, schema, help in
      JSONValue.Member(name: name, value: schema.json.described(help))
    }
    let list = JSONValue.Member(
      name: "modifiers",
      value: .members([
        "description": "Modifiers in order, if one is needed twice.", "type": "array",
        "items": .reference("modifier"),
      ]))
    // JSON Schema cannot say that the view's key comes first; it can say that there is one.
    let json = JSONValue.members([
      "anyOf": .array([
        .members(["type": "string"]),
        .members([
          "type": "object", "properties": .object(properties + [list]),
          "additionalProperties": .bool(false),
          "oneOf": .array(views.map { .members(["required": .array([.string($0.0)])]) }),
        ]),
      ])
    ])
    let references = (views + modifiers).flatMap { $0.1.references } + [modifier]
    return SchemaReference.Definition(
      schema: Schema("view", json, references: references),
      help: "A view: its key first, then its modifiers in order; or the name of a view or cell.",
      keys: [])
  }

  /// One modifier of a `modifiers:` list.
  private static let modifier = SchemaReference(name: "modifier") {
    let modifiers = ModifierDeclaration.all.map { ($0.name, $0.argument.schema(), $0.help) }
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
