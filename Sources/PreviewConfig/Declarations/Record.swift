import Diagnostics
import PlainText

extension ValueType {
  /// A mapping with declared keys.
  ///
  /// - Parameters:
  ///   - name: The mapping's name in messages and in the schema.
  ///   - help: One line for the reference.
  package static func record(
    _ name: String, _ help: String, _ fields: Field<Value>
  ) -> ValueType {
    ValueType(
      schema: {
        Schema(
          "[\(name)](#\(anchor(name)))", .reference(name),
          references: [
            SchemaReference(name: name) { definition(name, help, fields) }
          ])
      },
      compile: { node, place, compiler in
        guard let entries = node.mapping else {
          compiler.report(
            Mismatch("expected a mapping, found \(node.typeName)"), at: node.range,
            label: place.label)
          return nil
        }
        let mapping = MappingNode(name: name, entries: entries, range: node.range)
        let hasKnownKeys = compiler.checkKeys(of: mapping, known: fields.names)
        let value = fields.compile(mapping, compiler)
        return hasKnownKeys ? value : nil
      })
  }

  private static func definition(
    _ name: String, _ help: String, _ fields: Field<Value>
  ) -> SchemaReference.Definition {
    let keys = fields.keys.map { $0() }
    let properties = keys.map { key in
      JSONValue.Member(name: key.name, value: key.schema.json.described(key.help))
    }
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    var json = JSONValue.members([
      "description": .string(help), "type": "object", "properties": .object(properties),
      "additionalProperties": .bool(false),
    ])
    if !required.isEmpty { json = json.adding(["required": .array(required)]) }
    return SchemaReference.Definition(
      schema: Schema(name, json, references: keys.flatMap(\.schema.references)), help: help,
      keys: keys)
  }
}

extension Compiler {
  /// Reports the keys of a mapping that are none of `known`; true if there are none.
  func checkKeys(of mapping: MappingNode, known: [String]) -> Bool {
    var isClean = true
    for entry in mapping.entries where !known.contains(entry.key) {
      isClean = false
      report(
        Diagnostic(
          at: entry.keyRange,
          "unknown key '\(excerpt(of: entry.key, limit: 40))' in \(mapping.name)",
          suggestion: suggestion(for: entry.key, among: known)
            ?? KeyIndex.suggestion(forMisplaced: entry.key)))
    }
    return isClean
  }
}

extension JSONValue {
  /// A reference to a type under `definitions`.
  static func reference(_ name: String) -> JSONValue {
    .members(["$ref": .string("#/definitions/\(name)")])
  }

  /// The schema with a description; one that is a reference is wrapped, as draft 7 ignores what
  /// stands beside `$ref`.
  func described(_ help: String) -> JSONValue {
    guard case .object(let members) = self, members.first?.name != "$ref" else {
      return .members(["description": .string(help), "allOf": .array([self])])
    }
    return .object([Member(name: "description", value: .string(help))] + members)
  }
}

/// The anchor of a heading in Markdown.
func anchor(_ heading: String) -> String {
  heading.lowercased().replacing(" ", with: "-")
}
