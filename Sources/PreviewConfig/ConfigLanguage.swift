import PlainText

/// The config language as a whole: its views and modifiers, its named types, and its JSON Schema.
enum ConfigLanguage {
  /// All views and modifiers, in the reference's order.
  static let vocabulary = Vocabulary(
    views: [
      .text, .image, .symbol, .color, .linearGradient, .rectangle, .roundedRectangle, .circle,
      .capsule, .spacer, .divider, .vstack, .hstack, .zstack, .collection, .searchField, .toggle,
      .slider, .progress, .pageControl, .navigationBar, .tabBar,
    ],
    modifiers: [
      .padding, .frame, .background, .overlay, .offset, .aspectRatio, .contentMode, .fixedSize,
      .layoutPriority, .border, .cornerRadius, .clipShape, .fill, .stroke, .shadow, .opacity, .font,
      .bold, .italic, .foregroundColor, .multilineTextAlignment, .lineLimit, .truncationMode,
      .accessibilityLabel, .id, .dimensions, .onTap,
    ],
    owners: { owners[$0] ?? [] })

  /// The types that have each key, in alphabetical order.
  private static let owners: [String: [String]] = {
    var owners: [String: [String]] = [:]
    for (name, definition) in definitions().sorted(by: { $0.key < $1.key }) {
      for key in definition.keys { owners[key.name, default: []].append(name) }
    }
    return owners
  }()

  /// The forms of a file: one preview, or several.
  private static var roots: [Schema] {
    [ValueType<PreviewParts>.preview.schema(), ValueType<FileParts>.file.schema()]
  }

  /// The named types by name, found from the two forms of a file.
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

  /// The JSON Schema of config files, made from the declarations of their keys.
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

extension ConfigLanguage {
  /// The named type `view`: an object with one view's key and any modifiers, or a word.
  private static let view = SchemaReference(name: "view") {
    let views = vocabulary.views.map { ($0.name, $0.argument.schema(), $0.help) }
    let modifiers = vocabulary.modifiers.map { ($0.name, $0.argument.schema(), $0.help) }
    let properties = (views + modifiers).map { name, schema, help in
      JSONValue.Member(name: name, value: schema.json.described(help))
    }
    let list = JSONValue.Member(
      name: "modifiers",
      value: .members([
        "description": "Modifiers in order, if one is needed twice.", "type": "array",
        "items": .reference("modifier"),
      ]))
    // JSON Schema cannot require that the view's key comes first; it can require that there is one.
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
