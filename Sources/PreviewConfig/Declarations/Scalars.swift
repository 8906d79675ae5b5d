import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

extension ValueType {
  /// Returns a type whose values are scalars, or expressions that compute one.
  ///
  /// - Parameters:
  ///   - words: The expected type, as in `a number`.
  ///   - shown: The type in the reference, as in `a number from 1 to 8`; defaults to `words`.
  ///   - pending: The value of an expression that waits for a computed value, if its key has no
  ///     default.
  ///   - takesTokens: Indicates whether the name of a design token represents its length.
  ///   - example: The suggestion for a list or a mapping, as `for example 16`.
  ///   - read: Returns the value of a scalar; throws `Mismatch` if it has none.
  static func scalar(
    _ words: String, shown: String? = nil, json: JSONValue, pending: Value,
    takesTokens: Bool = false,
    example: @escaping @Sendable @autoclosure () -> String? = nil,
    read: @escaping @Sendable (DataValue) throws(Mismatch) -> Value
  ) -> ValueType {
    ValueType(
      schema: {
        Schema(shown ?? words, json).orTemplate(takesTokens: takesTokens)
      }
    ) { node, place, compiler in
      guard let scalar = node.scalar, !scalar.isMissing else {
        return compiler.refuse(
          node, words,
          suggestion: node.quotingAdvice ?? FamiliarWords.value(node, of: place.label)
            ?? example(),
          label: place.label)
      }
      let read: @Sendable (DataValue) throws(Mismatch) -> Value = { data throws(Mismatch) in
        do throws(Mismatch) {
          return try read(data)
        } catch {
          throw error.advised(about: node, scalar, data, label: place.label)
        }
      }
      if takesTokens,
        let token = compiler.token(
          scalar, unless: (try? read(.string(scalar.text))) != nil, at: node.range,
          label: place.label)
      {
        return token.flatMap {
          checked(.constant($0), at: node.range, label: place.label, with: compiler, read)
        }
      }
      let use = scalar.isTemplate ? ValueUse(schema: json) : nil
      guard
        let data = compiler.data(of: scalar, at: node.range, label: place.label, for: use)
      else { return nil }
      if takesTokens { compiler.noteLength(of: scalar, data, as: words, at: node.range) }
      switch data {
      case .constant(let data):
        // Only a value with names waits for one.
        guard let data else { return .constant(pending) }
        return checked(
          .constant(data.orTokenName), at: node.range, label: place.label, with: compiler, read)
      case .computation(let compute):
        let range = node.range
        let lengths = takesTokens ? compiler.declared.tokens?.lengths ?? [:] : [:]
        return .computed { evaluation in
          guard var data = try compute(evaluation)?.orTokenName else {
            if place.hasDefault { throw PendingValue() }
            return pending
          }
          // A token whose name an expression cannot have as a path, as `space.inset-large`.
          if case .string(let name) = data, let length = lengths[name] { data = .number(length) }
          do {
            return try read(data)
          } catch let mismatch as Mismatch {
            throw mismatch.diagnostic(at: range, label: place.label)
          }
        }
      }
    }
  }
}

extension Mismatch {
  /// Returns the mismatch of a scalar with a number as it is written, and with the advice for the key's value if there
  /// is any.
  fileprivate func advised(
    about node: ConfigNode, _ scalar: ConfigScalar, _ data: DataValue, label: String
  ) -> Mismatch {
    var advised = self
    let found = "found \(data.asWritten)"
    if case .number = data, !scalar.isTemplate, message.hasSuffix(found) {
      advised.message =
        message.dropLast(found.count) + "found \(excerpt(of: scalar.text, limit: 40))"
    }
    advised.suggestion = FamiliarWords.value(node, of: label) ?? suggestion
    return advised
  }
}

extension Compiler {
  /// Returns the length of a design token if a scalar has the form of a token's name; nil for any
  /// other scalar, and nil in it for an unknown token, which is reported.
  ///
  /// - Parameter isWord: Indicates whether the text is a value of the type itself; asked last, as a mistake's
  ///   words take time.
  fileprivate func token(
    _ scalar: ConfigScalar, unless isWord: @autoclosure () -> Bool, at range: SourceRange,
    label: String
  ) -> DataValue?? {
    guard !scalar.isQuoted, !scalar.isTemplate else { return nil }
    // A file's tokens may have names of other characters, as `space.inset-large`, and without a group.
    if let length = declared.tokens?.lengths[scalar.text],
      case .string? = try? ScalarReader.value(ofPlain: scalar.text), !isWord()
    {
      noteLength(scalar.text, isNamed: true, at: range)
      return .number(length)
    }
    guard scalar.text.isTokenName, !isWord() else { return nil }
    guard let lengths = declared.tokens?.lengths else { return .some(nil) }
    report(
      Mismatch(
        "unknown token '\(excerpt(of: scalar.text, limit: 40))'",
        suggestion: suggestion(for: scalar.text, among: lengths.keys)
          ?? (lengths.isEmpty ? "declare it under 'tokens:'" : nil)),
      at: range, label: label)
    return .some(nil)
  }

  /// Returns the value of a scalar: typed by YAML 1.2's core schema, text if it is quoted, or the
  /// result of its expressions; nil from an expression that waits for a computed value.
  ///
  /// - Parameter use: The type of the scalar's key, if known.
  /// - Returns: Nil for a scalar that is invalid in itself; that is reported.
  func data(
    of scalar: ConfigScalar, at range: SourceRange, label: String, for use: ValueUse? = nil
  ) -> Dynamic<DataValue?>? {
    do {
      guard scalar.isTemplate else {
        let value =
          scalar.isQuoted
          ? DataValue.string(scalar.text) : try ScalarReader.value(ofPlain: scalar.text)
        return .constant(value)
      }
      let template = try Template(parsing: scalar.text, position: scalar.position)
      if let constant = template.constant { return .constant(constant) }
      // Where no name may be used, the first one is the mistake.
      if place.names.isEmpty { try template.checkNames(among: []) }
      self.use(template, for: use)
      noteParts(of: scalar, at: range)
      return .computed { try template.value(in: $0.scope) }
    } catch let number as ScalarReader.UnusableNumber {
      report(
        Mismatch(number.message, suggestion: number.suggestion), at: range, label: label)
    } catch let diagnostic as Diagnostic {
      report(diagnostic)
    } catch {
      preconditionFailure("a template threw \(error)")
    }
    return nil
  }
}

extension DesignTokens {
  /// The form of a token's name, for the JSON Schema: names with dots between, as in `space.5`;
  /// digits may follow a dot.
  static let namePattern = "^\\w+(\\.\\w+)+$"
}

extension String {
  /// Indicates whether the word can name a design token.
  var isTokenName: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isInWord) }),
      let first = utf8.first
    else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }
}

extension ValueType<String> {
  /// Text: any scalar, as written; results of expressions in their shortest form.
  static let text = ValueType(schema: { textSchema }) { node, place, compiler in
    guard let scalar = node.scalar, !scalar.isMissing else {
      return compiler.refuse(node, "text", label: place.label)
    }
    // `010` and `1:30` are shown as written, regardless of their other meanings.
    guard scalar.isTemplate else { return .constant(scalar.text) }
    guard let data = compiler.data(of: scalar, at: node.range, label: place.label) else {
      return nil
    }
    let present = data.evaluated { value, _ in
      if value == nil && place.hasDefault { throw PendingValue() }
      return value
    }
    return checked(
      data.isConstant ? data : present, at: node.range, label: place.label, with: compiler
    ) { value throws(Mismatch) in
      guard let value else { return "" }
      guard let text = value.text else { throw Mismatch(expected: "text", found: value) }
      return text
    }
  }

  private static let textSchema = Schema(
    "text", .members(["type": .array(["string", "number", "boolean"])]))
}

extension ValueType<Bool> {
  /// `true` or `false`.
  static let truth = ValueType.scalar(
    "true or false", json: .members(["type": "boolean"]), pending: false
  ) { value throws(Mismatch) in
    guard case .bool(let truth) = value else {
      throw Mismatch(
        expected: "true or false", found: value, suggestion: FamiliarWords.truth(value))
    }
    return truth
  }
}

extension ValueType {
  /// Returns a type of several words, each with its value.
  static func words(_ values: KeyValuePairs<String, Value>, pending: Value) -> ValueType {
    let names = values.map(\.key)
    let byName = Dictionary(values.map { ($0.key, $0.value) }) { first, _ in first }
    return oneOf(names, pending: pending) { byName[$0] }
  }

  /// Returns a type of several words; `value` returns nil for any other.
  static func oneOf(
    _ names: [String], pending: Value, value: @escaping @Sendable (String) -> Value?
  ) -> ValueType {
    let expected = names.count == 1 ? names[0] : "one of \(names.joined(separator: ", "))"
    return .scalar(
      expected, json: .members(["enum": .array(names.map { .string($0) })]), pending: pending
    ) { data throws(Mismatch) in
      guard case .string(let word) = data, let result = value(word) else {
        throw Mismatch(
          expected: expected, found: data,
          suggestion: FamiliarWords.weight(data, among: names)
            ?? FamiliarWords.word(data, among: names) ?? data.suggestion(among: names))
      }
      return result
    }
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// Returns the type of an enumeration's words.
  static func word(pending: Value) -> ValueType {
    oneOf(Value.allCases.map(\.rawValue), pending: pending) { Value(rawValue: $0) }
  }
}

extension ValueType<DataValue> {
  /// Data of any shape, with expressions anywhere in it.
  static let data = ValueType(
    schema: { Schema("any value", .members([:])) },
    compile: { node, place, compiler in value(node, place.label, compiler) })

  private static func value(
    _ node: ConfigNode, _ label: String, _ compiler: Compiler
  ) -> Dynamic<DataValue>? {
    switch node.content {
    case .scalar(let scalar):
      return compiler.data(of: scalar, at: node.range, label: label)?
        .map { $0 ?? .null }
    case .list(let nodes):
      let parts = nodes.map { value($0, label, compiler) }
      let present = parts.compactMap { $0 }
      return present.count == parts.count ? combined(present).map { .list($0) } : nil
    case .mapping(let entries):
      let parts = entries.map { value($0.value, $0.key, compiler) }
      let present = parts.compactMap { $0 }
      guard present.count == parts.count else { return nil }
      let keys = entries.map(\.key)
      return combined(present).map { values in
        .object(Dictionary(zip(keys, values)) { first, _ in first })
      }
    }
  }
}

extension DataValue {
  /// Returns the most likely correction of a misspelt word, as a suggestion.
  func suggestion(among words: [String]) -> String? {
    guard case .string(let text) = self else { return nil }
    if let similar = PlainText.suggestion(for: text, among: words) { return similar }
    let longer = words.filter { text.count > 2 && $0.hasPrefix(text) }
    return longer.count == 1 ? "did you mean '\(longer[0])'?" : nil
  }
}
