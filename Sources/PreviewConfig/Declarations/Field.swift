import ConfigLanguage
import Diagnostics
import PlainText

/// The declaration of a key of a mapping, or of several keys that form one value.
///
/// It is the only declaration of a key: the decoder, the JSON Schema and the reference use it.
struct Field<Value: Sendable>: Sendable {
  let keys: [@Sendable () -> KeyDescription]
  let names: [String]
  fileprivate let compile: @Sendable (MappingNode, Compiler) -> Dynamic<Value>?

  /// Creates a required key.
  ///
  /// - Parameter advice: The suggestion for a missing key.
  init(
    _ name: String, _ type: ValueType<Value>, _ help: String, whenMissing advice: String? = nil
  ) {
    self.init(
      name, type, fallback: nil, defaultWords: nil, isRequired: true, help, whenMissing: advice)
  }

  /// Creates a key with a default.
  ///
  /// - Parameter shown: The default in the reference.
  init(
    _ name: String, _ type: ValueType<Value>, default value: Value, shown: String, _ help: String
  ) {
    self.init(name, type, fallback: value, defaultWords: shown, isRequired: false, help)
  }

  init<Wrapped>(optional name: String, _ type: ValueType<Wrapped>, _ help: String)
  where Value == Wrapped? {
    self.init(
      name, type.map { $0 }, fallback: .some(nil), defaultWords: nil, isRequired: false, help)
  }

  private init(
    _ name: String, _ type: ValueType<Value>, fallback: Value?, defaultWords: String?,
    isRequired: Bool, _ help: String, whenMissing advice: String? = nil
  ) {
    names = [name]
    keys = [
      {
        KeyDescription(
          name: name, schema: type.schema(), defaultWords: defaultWords, isRequired: isRequired,
          help: help)
      }
    ]
    compile = { mapping, compiler in
      if let node = mapping.value(name) {
        let place = KeyPlace(label: name, hasDefault: fallback != nil)
        return type.compile(node, place, compiler)?.orWhilePending(fallback)
      }
      if let fallback { return .constant(fallback) }
      compiler.report(
        Diagnostic(
          at: mapping.range, "missing key '\(name)' in \(mapping.name)", suggestion: advice))
      return nil
    }
  }

  /// Creates several keys that form one value.
  ///
  /// - Parameter build: Throws `Mismatch` for values that do not fit together.
  init<each Part: Sendable>(
    _ fields: repeat Field<each Part>,
    build: @escaping @Sendable (repeat each Part) throws(Mismatch) -> Value
  ) {
    var keys: [@Sendable () -> KeyDescription] = []
    var names: [String] = []
    for field in repeat each fields {
      keys += field.keys
      names += field.names
    }
    self.keys = keys
    self.names = names
    compile = { mapping, compiler in
      // All of them first, so that all errors are reported.
      let compiled = (repeat (each fields).compile(mapping, compiler))
      do {
        let parts = (repeat try present(each compiled))
        var isConstant = true
        for part in repeat each parts { isConstant = isConstant && part.isConstant }
        guard !isConstant else {
          return .constant(try build(repeat try present((each parts).constant)))
        }
        let range = mapping.range
        let name = mapping.name
        return .computed { evaluation in
          let values = (repeat try (each parts).value(in: evaluation))
          do {
            return try build(repeat each values)
          } catch let mismatch as Mismatch {
            throw mismatch.diagnostic(at: range, label: name)
          }
        }
      } catch let mismatch as Mismatch {
        // A misspelt key explains why a value lacks another one.
        if mapping.hasKnownKeys {
          compiler.report(mismatch, at: mapping.range, label: mapping.name)
        }
        return nil
      } catch {
        return nil
      }
    }
  }
}

extension Field {
  private init(
    keys: [@Sendable () -> KeyDescription], names: [String],
    compile: @escaping @Sendable (MappingNode, Compiler) -> Dynamic<Value>?
  ) {
    self.keys = keys
    self.names = names
    self.compile = compile
  }

  /// Returns the same keys with more names in their expressions.
  func adding(_ more: Set<String>) -> Field {
    Field(keys: keys, names: names) { mapping, compiler in
      compiler.addingNames(more) { compile(mapping, compiler) }
    }
  }

  /// Returns the same keys with a value that is computed later, each time with other names in
  /// scope.
  func deferred() -> Field<Dynamic<Value>> {
    Field<Dynamic<Value>>(keys: keys, names: names) { mapping, compiler in
      compile(mapping, compiler).map { .constant($0) }
    }
  }
}

/// A mapping with its key, for messages.
private struct MappingNode: Sendable {
  var name: String
  var entries: [ConfigEntry]
  var range: SourceRange
  /// Indicates whether all keys are known; an unknown one was reported.
  var hasKnownKeys = true

  func value(_ key: String) -> ConfigNode? {
    entries.first { $0.key == key }?.value
  }
}

extension Dynamic {
  /// Returns the value, or another while it waits for a computed value.
  fileprivate func orWhilePending(_ fallback: Value?) -> Dynamic {
    guard let fallback, case .computation(let compute) = self else { return self }
    return .computed { scope in
      do {
        return try compute(scope)
      } catch is PendingValue {
        return fallback
      }
    }
  }
}

/// A part that was reported as wrong.
private struct Absent: Error {}

private func present<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Absent() }
  return value
}

extension Field where Value == Double {
  /// Creates a key with a number as its default, which the reference shows.
  init(_ name: String, _ type: ValueType<Double>, default value: Double, _ help: String) {
    self.init(name, type, default: value, shown: NumberText.shortest(value), help)
  }
}

extension Field<Bool> {
  /// Creates a key for a claim with its default, which the reference shows.
  init(_ name: String, default value: Bool, _ help: String) {
    self.init(name, .truth, default: value, shown: "\(value)", help)
  }
}

extension Field where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// Creates a key for a word of an enumeration, with one as its default, which the reference
  /// shows.
  init(_ name: String, default value: Value, _ help: String) {
    self.init(name, .word(pending: value), default: value, shown: value.rawValue, help)
  }
}

extension ValueType {
  /// Returns a mapping with declared keys.
  ///
  /// - Parameters:
  ///   - name: The mapping's name in the schema; messages name the key whose value it is.
  ///   - help: One line for the reference.
  static func record(_ name: String, _ help: String, _ fields: Field<Value>) -> ValueType {
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
          return compiler.refuse(
            node, "a mapping",
            suggestion: FamiliarWords.size(node, keys: fields.names) ?? example(of: fields.names),
            label: place.label)
        }
        var mapping = MappingNode(
          name: place.label.isEmpty ? name : place.label, entries: entries, range: node.range)
        mapping.hasKnownKeys = compiler.checkKeys(of: mapping, of: fields)
        let value = fields.compile(mapping, compiler)
        return mapping.hasKnownKeys ? value : nil
      })
  }

  /// Returns a mapping with some keys in a config's notation.
  private static func example(of keys: [String]) -> String? {
    guard !keys.isEmpty else { return nil }
    let shown = keys.prefix(2).map { "\($0): …" } + (keys.count > 2 ? ["…"] : [])
    return "write it as '{ \(shown.joined(separator: ", ")) }'"
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
  /// Reports the keys of a mapping that none of its fields has; returns true if there are none.
  fileprivate func checkKeys<Value>(of mapping: MappingNode, of fields: Field<Value>) -> Bool {
    var isClean = true
    for entry in mapping.entries where !fields.names.contains(entry.key) {
      isClean = false
      report(
        Diagnostic(
          at: entry.keyRange,
          "unknown key '\(excerpt(of: entry.key, limit: 40))' in \(mapping.name)",
          suggestion: FamiliarWords.value(entry.key, of: mapping.name)
            ?? FamiliarWords.key(entry.key, among: fields.names)
            // The name of one for that of several.
            ?? suggestion(
              for: entry.key, among: fields.names.filter { $0.hasPrefix(entry.key) })
            ?? fields.owner(of: entry.key).map { "'\(entry.key)' belongs in the value of '\($0)'" }
            ?? suggestion(for: entry.key, among: fields.names)
            ?? adviceOnMisplaced(entry.key, in: mapping.name, known: fields.names)
            ?? entry.adviceOnComma))
    }
    return isClean
  }

  /// Returns the advice for a key that is a modifier, a view, or another mapping's.
  private func adviceOnMisplaced(_ key: String, in name: String, known: [String]) -> String? {
    let isView = vocabulary.view(named: key) != nil
    if isView, known.contains("view") { return "write 'view: { \(key): … }'" }
    if vocabulary.view(named: name) != nil, vocabulary.modifier(named: key) == nil,
      let familiar = FamiliarWords.modifier(key)
    {
      return familiar.hasSuffix("'") ? "\(familiar) after the view" : familiar
    }
    return vocabulary.suggestion(forMisplaced: key)
  }
}

extension Field {
  /// Returns the first key whose value may have a key, or a form of that name, as `layout` for `spacing` and `grid`.
  fileprivate func owner(of name: String) -> String? {
    keys.lazy.map { $0() }.first { key in
      key.schema.references.contains { type in
        type.name != "view"
          && (type.name == name || type.definition().keys.contains { $0.name == name })
      }
    }?.name
  }
}

extension JSONValue {
  /// Returns a reference to a type under `definitions`.
  static func reference(_ name: String) -> JSONValue {
    .members(["$ref": .string("#/definitions/\(name)")])
  }

  /// Returns the schema with a description; a reference is wrapped, as draft 7 ignores any key
  /// beside `$ref`.
  func described(_ help: String) -> JSONValue {
    guard case .object(let members) = self, members.first?.name != "$ref" else {
      return .members(["description": .string(help), "allOf": .array([self])])
    }
    return .object([Member(name: "description", value: .string(help))] + members)
  }
}

/// Returns the anchor of a heading in Markdown.
func anchor(_ heading: String) -> String {
  heading.lowercased().replacing(" ", with: "-")
}
