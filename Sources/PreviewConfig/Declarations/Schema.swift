import CellViews
import PlainText

/// What JSON Schema and the reference say of a type.
struct Schema: Sendable {
  /// The type in the reference, as in ``number from 1 to 8``.
  var words: String
  /// The type's JSON Schema (draft 7).
  var json: JSONValue
  /// The named types that `json` refers to, and their own schemas.
  var references: [SchemaReference]

  init(_ words: String, _ json: JSONValue, references: [SchemaReference] = []) {
    self.words = words
    self.json = json
    self.references = references
  }

  /// One of several types.
  static func anyOf(_ words: String, _ schemas: [Schema]) -> Schema {
    Schema(
      words, .members(["anyOf": .array(schemas.map(\.json))]),
      references: schemas.flatMap(\.references))
  }

  /// A text with an expression in it, which stands for any scalar.
  static let template = JSONValue.members(["type": "string", "pattern": "\\$\\{"])

  /// The same, or the name of a design token.
  private static let templateOrToken = JSONValue.members([
    "type": "string", "pattern": .string("\\$\\{|" + DesignTokens.namePattern),
  ])

  /// The type, or an expression whose value is one.
  ///
  /// - Parameter takesTokens: True if the name of a design token stands for its length.
  func orTemplate(takesTokens: Bool = false) -> Schema {
    Schema(
      words,
      .members(["anyOf": .array([json, takesTokens ? Self.templateOrToken : Self.template])]),
      references: references)
  }
}

/// A type with a name in the JSON Schema's `definitions`.
struct SchemaReference: Sendable {
  /// The name.
  var name: String
  /// What the name stands for; computed when the schema is written, as types may hold each other.
  var definition: @Sendable () -> Definition

  /// What a named type is.
  struct Definition: Sendable {
    var schema: Schema
    /// One line for the reference.
    var help: String
    /// The keys of a mapping, for the reference's table.
    var keys: [KeyDescription]
  }
}

/// A key of a mapping, as the schema and the reference show it.
struct KeyDescription: Sendable {
  var name: String
  var schema: Schema
  /// The default in the reference; nil for a key without one.
  var defaultWords: String?
  var isRequired: Bool
  var help: String
}

extension JSONValue: ExpressibleByStringLiteral {
  /// A text.
  init(stringLiteral value: String) {
    self = .string(value)
  }
}

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

/// Where keys belong, for the suggestion that one stands in the wrong place.
enum KeyIndex {
  /// What to do with a key that does not belong where it stands; nil if it belongs nowhere.
  static func suggestion(forMisplaced key: String) -> String? {
    if ModifierDeclaration.named(key) != nil {
      return "'\(key)' is a modifier; write it behind its view"
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
