import PlainText

/// The description of a type in JSON Schema and the reference.
struct Schema: Sendable {
  /// The type in the reference, as in ``number from 1 to 8``.
  var words: String
  /// The type's JSON Schema (draft 7).
  var json: JSONValue
  /// The named types to which `json` refers, with their own schemas.
  var references: [SchemaReference]

  init(_ words: String, _ json: JSONValue, references: [SchemaReference] = []) {
    self.words = words
    self.json = json
    self.references = references
  }

  /// Returns the schema of one of several types.
  static func anyOf(_ words: String, _ schemas: [Schema]) -> Schema {
    Schema(
      words, .members(["anyOf": .array(schemas.map(\.json))]),
      references: schemas.flatMap(\.references))
  }

  /// A text with an expression, which represents any scalar.
  static let template = JSONValue.members(["type": "string", "pattern": "\\$\\{"])

  /// A text with an expression, or the name of a design token; those of files have more characters than a
  /// config's own.
  private static let templateOrToken = JSONValue.members([
    "type": "string", "pattern": "\\$\\{|^[^.]+\\.[^{}]+$",
  ])

  /// Returns the schema of the type, or of an expression with such a value.
  ///
  /// - Parameter takesTokens: Indicates whether the name of a design token represents its length.
  func orTemplate(takesTokens: Bool = false) -> Schema {
    Schema(
      words,
      .members(["anyOf": .array([json, takesTokens ? Self.templateOrToken : Self.template])]),
      references: references)
  }
}

/// A type with a name in the JSON Schema's `definitions`.
struct SchemaReference: Sendable {
  var name: String
  /// The definition of the name; computed when the schema is written, as types may contain each
  /// other.
  var definition: @Sendable () -> Definition

  /// The definition of a named type.
  struct Definition: Sendable {
    var schema: Schema
    /// One line for the reference.
    var help: String
    /// The keys of a mapping, for the reference's table.
    var keys: [KeyDescription]
  }
}

/// A key of a mapping in the schema and the reference.
struct KeyDescription: Sendable {
  var name: String
  var schema: Schema
  /// The default in the reference; nil for a key without one.
  var defaultWords: String?
  var isRequired: Bool
  var help: String
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    self = .string(value)
  }
}
