import CellViews
import PlainText

/// How JSON Schema and the reference describe a type.
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

  /// A text with an expression in it, which represents any scalar.
  static let template = JSONValue.members(["type": "string", "pattern": "\\$\\{"])

  /// The same, or the name of a design token.
  private static let templateOrToken = JSONValue.members([
    "type": "string", "pattern": .string("\\$\\{|" + DesignTokens.namePattern),
  ])

  /// The type, or an expression whose value is one.
  ///
  /// - Parameter takesTokens: True if the name of a design token represents its length.
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
  /// What the name represents; computed when the schema is written, as types may hold each other.
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
