package import Diagnostics
import PlainText

/// A type of the config language: how a node of it becomes a value, and its words for the schema
/// and the reference.
package struct ValueType<Value: Sendable>: Sendable {
  /// What the schema and the reference say; computed when they are written.
  package let schema: @Sendable () -> Schema
  /// Makes a node a value, or reports to the compiler why it is none and returns nil.
  package let compile: @Sendable (ConfigNode, Place, Compiler) -> Dynamic<Value>?

  /// A type of the language.
  package init(
    schema: @escaping @Sendable () -> Schema,
    compile: @escaping @Sendable (ConfigNode, Place, Compiler) -> Dynamic<Value>?
  ) {
    self.schema = schema
    self.compile = compile
  }

  /// Compiles a node behind a key without a default.
  package func compile(
    _ node: ConfigNode, label: String, with compiler: Compiler
  ) -> Dynamic<Value>? {
    compile(node, Place(label: label, hasDefault: false), compiler)
  }
}

extension ValueType {
  /// The type whose values are made of this one's.
  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> ValueType<Other> {
    ValueType<Other>(schema: schema) { node, place, compiler in
      compile(node, place, compiler)?.map(transform)
    }
  }

  /// The type whose values are made of this one's where they fit.
  ///
  /// - Parameter transform: Throws `Mismatch` for a value that does not fit after all.
  package func refine<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) throws(Mismatch) -> Other
  ) -> ValueType<Other> {
    ValueType<Other>(schema: schema) { node, place, compiler in
      guard let value = compile(node, place, compiler) else { return nil }
      return checked(value, at: node.range, label: place.label, with: compiler, transform)
    }
  }

  /// The type without its expressions: values that are known when the file is loaded.
  package func constant() -> ValueType {
    ValueType(schema: schema) { node, place, compiler in
      guard let value = compile(node, place, compiler) else { return nil }
      guard value.constant != nil else {
        compiler.report(
          Mismatch("no expression can stand here"), at: node.range, label: place.label)
        return nil
      }
      return value
    }
  }

  /// Values that are computed later, each time with other names in scope.
  package func deferred() -> ValueType<Dynamic<Value>> {
    ValueType<Dynamic<Value>>(schema: schema) { node, place, compiler in
      compile(node, label: place.label, with: compiler).map { .constant($0) }
    }
  }

  /// Values that are built from this type's with the names in scope.
  func building<Other: Sendable>(
    _ build: @escaping @Sendable (Value, BuildScope) throws -> Other
  ) -> ValueType<Other> {
    ValueType<Other>(schema: schema) { node, place, compiler in
      compile(node, label: place.label, with: compiler)?.evaluated(build)
    }
  }

  /// The same type with nothing after the key, or `null`, standing for a value.
  package func orMissing(_ value: Value, words: String) -> ValueType {
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
package func checked<Value: Sendable, Other: Sendable>(
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
  case .computed(let compute):
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
