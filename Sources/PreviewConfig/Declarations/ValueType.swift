import ConfigLanguage
import Diagnostics
import PlainText

/// A type of the config language: the conversion of its nodes to values, and its words for the
/// schema and the reference.
struct ValueType<Value: Sendable>: Sendable {
  /// The type's schema; computed when the schema and the reference are written.
  let schema: @Sendable () -> Schema
  /// Converts a node to a value, or reports to the compiler why it cannot and returns nil.
  let compile: @Sendable (ConfigNode, KeyPlace, Compiler) -> Dynamic<Value>?

  /// Compiles the node of a key without a default.
  func compile(
    _ node: ConfigNode, label: String, with compiler: Compiler
  ) -> Dynamic<Value>? {
    compile(node, KeyPlace(label: label, hasDefault: false), compiler)
  }
}

extension ValueType {
  /// Returns the type whose values are transformed from this one's.
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> ValueType<Other> {
    ValueType<Other>(schema: schema) { node, place, compiler in
      compile(node, place, compiler)?.map(transform)
    }
  }

  /// Returns the type whose values are transformed from this one's if they fit.
  ///
  /// - Parameter transform: Throws `Mismatch` for a value that does not fit after all.
  func refine<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) throws(Mismatch) -> Other
  ) -> ValueType<Other> {
    ValueType<Other>(schema: schema) { node, place, compiler in
      guard let value = compile(node, place, compiler) else { return nil }
      return checked(value, at: node.range, label: place.label, with: compiler, transform)
    }
  }

  /// Returns the type without its expressions: values that are known when the file is loaded.
  func constant() -> ValueType {
    ValueType(schema: schema) { node, place, compiler in
      guard let value = compile(node, place, compiler) else { return nil }
      guard value.constant != nil else {
        compiler.report(
          Mismatch("an expression is not allowed here"), at: node.range, label: place.label)
        return nil
      }
      return value
    }
  }

  /// Returns the type of values that are computed later, each time with other names in scope.
  func deferred() -> ValueType<Dynamic<Value>> {
    ValueType<Dynamic<Value>>(schema: schema) { node, place, compiler in
      compile(node, label: place.label, with: compiler).map { .constant($0) }
    }
  }

  /// Returns the type of values that are built from this one's with the names in scope.
  func building<Other: Sendable>(
    _ build: @escaping @Sendable (Value, BuildScope) throws -> Other
  ) -> ValueType<Other> {
    ValueType<Other>(schema: schema) { node, place, compiler in
      compile(node, label: place.label, with: compiler)?.evaluated(build)
    }
  }

  /// Returns the type with a value for a key with nothing after it, or with `null`.
  func orMissing(_ value: Value, words: String) -> ValueType {
    ValueType(
      schema: {
        let schema = schema()
        return Schema.anyOf(
          "\(schema.words), or nothing for \(words)",
          [schema, Schema("", .members(["type": "null"]))])
      },
      compile: { node, place, compiler in
        if node.scalar?.isNothing == true { return .constant(value) }
        return compile(node, place, compiler)
      })
  }
}

/// Checks a compiled value once, or each time it is computed.
func checked<Value: Sendable, Other: Sendable>(
  _ value: Dynamic<Value>, at range: SourceRange, label: String, with compiler: Compiler,
  _ check: @escaping @Sendable (Value) throws(Mismatch) -> Other
) -> Dynamic<Other>? {
  switch value {
  case .constant(let value):
    do {
      return .constant(try check(value))
    } catch {
      compiler.report(error, at: range, label: label)
      return nil
    }
  case .computation(let compute):
    return .computed { evaluation in
      let value = try compute(evaluation)
      do {
        return try check(value)
      } catch let mismatch as Mismatch {
        throw mismatch.diagnostic(at: range, label: label)
      }
    }
  }
}

/// The place of a node of a type.
struct KeyPlace: Sendable {
  /// The key in messages, as in `columns`.
  var label: String
  /// Indicates whether the key's default replaces an expression that waits for a computed value.
  var hasDefault: Bool
}

/// An error for an expression that waits for a computed value, in a key with a default.
struct PendingValue: Error {}

extension ValueType {
  /// Returns the type of a scalar of this type, or a mapping of another.
  func orMapping(_ other: ValueType) -> ValueType {
    choice(with: other) { $0.mapping != nil }
  }

  /// Returns the type of a scalar of this type, or a list of another.
  func orList(_ other: ValueType) -> ValueType {
    choice(with: other) { $0.list != nil }
  }

  /// Returns this type, or another for nodes for which `takesOther` returns true.
  func choice(
    with other: ValueType, where takesOther: @escaping @Sendable (ConfigNode) -> Bool
  ) -> ValueType {
    ValueType(
      schema: {
        let schemas = [schema(), other.schema()]
        return .anyOf(schemas.map(\.words).joined(separator: ", or "), schemas)
      },
      compile: { node, place, compiler in
        takesOther(node)
          ? other.compile(node, place, compiler) : compile(node, place, compiler)
      })
  }

  /// Returns the type of a list of values.
  func list(_ words: String, count: ClosedRange<Int> = 0...1000) -> ValueType<[Value]> {
    ValueType<[Value]>(
      schema: {
        let element = schema()
        let json = JSONValue.members([
          "type": "array", "items": element.json, "minItems": .number(Double(count.lowerBound)),
          "maxItems": .number(Double(count.upperBound)),
        ])
        return Schema(words, json, references: element.references)
      },
      compile: { node, place, compiler in
        guard let nodes = node.list else {
          return compiler.refuse(
            node, words, suggestion: FamiliarWords.pair(node, words: words), label: place.label)
        }
        guard count.contains(nodes.count) else {
          let bound =
            count.lowerBound == count.upperBound
            ? "\(count.lowerBound)"
            : nodes.count < count.lowerBound
              ? "at least \(count.lowerBound)" : "at most \(count.upperBound)"
          compiler.report(
            Mismatch(
              "expected \(bound) in the list, found \(nodes.count)",
              suggestion: FamiliarWords.pair(node, words: words)),
            at: node.range, label: place.label)
          return nil
        }
        let parts = nodes.map { compile($0, label: place.label, with: compiler) }
        let present = parts.compactMap { $0 }
        return present.count == parts.count ? combined(present) : nil
      })
  }
}
