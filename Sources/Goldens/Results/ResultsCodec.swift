import Diagnostics
import FileAccess
import PlainText

/// A codec that writes a value to a file of results, and reads it from one of unknown origin.
struct ResultsCodec<Value: Sendable>: Sendable {
  /// The value as JSON.
  let write: @Sendable (Value) -> String
  /// The value of a field, which is checked.
  let read: @Sendable (FoundField) throws(Diagnostic) -> Value
}

struct FoundField {
  /// The field's name; empty for a value that is not in an object.
  let name: String
  /// The field's value; nil if it is missing.
  let value: JSONValue?
  /// The place for diagnostics.
  let place: SourceRange

  /// Returns a diagnostic for a value of another kind than `expected`.
  func mismatch(_ expected: String) -> Diagnostic {
    let found = value.map { "found \($0.summary)" } ?? "found nothing"
    return Diagnostic(
      at: place, (name.isEmpty ? "" : name + ": ") + "expected \(expected), \(found)")
  }
}

/// A field of an object: its name, the path of its value, and the functions that write and read it.
struct ResultsField<Owner>: Sendable {
  let name: String
  /// The name as JSON, with a colon: it is written once for each of thousands of clusters.
  let key: String
  /// Writes the field; nil for one that is left out.
  let write: @Sendable (Owner) -> String?
  let read: @Sendable (inout Owner, FoundField) throws(Diagnostic) -> Void

  /// Creates a field with a codec.
  ///
  /// - Parameter isLeftOut: Returns whether a value is the default, which is not written.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable,
    _ codec: ResultsCodec<Value>,
    unless isLeftOut: @escaping @Sendable (Value) -> Bool = { _ in false }
  ) {
    self.name = name
    key = JSONText.string(name) + ":"
    write = { owner in
      let value = owner[keyPath: path]
      return isLeftOut(value) ? nil : codec.write(value)
    }
    read = { owner, field throws(Diagnostic) in owner[keyPath: path] = try codec.read(field) }
  }
}

extension ResultsCodec {
  /// Returns the codec of an object with these fields in their order; those of a later release are
  /// ignored.
  ///
  /// - Parameter blank: The initial value for reading.
  static func object(_ blank: Value, _ fields: [ResultsField<Value>]) -> ResultsCodec {
    ResultsCodec(
      write: { value in
        var text = "{"
        for field in fields {
          guard let json = field.write(value) else { continue }
          if text.utf8.count > 1 { text += "," }
          text += field.key
          text += json
        }
        return text + "}"
      },
      read: { field throws(Diagnostic) in
        guard case .object(let members) = field.value else { throw field.mismatch("an object") }
        let values = Dictionary(
          members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        var result = blank
        for member in fields {
          try member.read(
            &result, FoundField(name: member.name, value: values[member.name], place: field.place))
        }
        return result
      })
  }

  /// Returns the codec of a list of such values.
  static func list<Element>(_ element: ResultsCodec<Element>) -> ResultsCodec
  where Value == [Element] {
    ResultsCodec(
      write: { JSONText.list($0.map(element.write)) },
      read: { field throws(Diagnostic) in
        guard case .array(let values) = field.value else { throw field.mismatch("a list") }
        var elements: [Element] = []
        for value in values {
          elements.append(
            try element.read(FoundField(name: field.name, value: value, place: field.place)))
        }
        return elements
      })
  }

  /// Returns the codec of such a value or `null`; a missing field is nil, too.
  static func optional<Wrapped>(_ wrapped: ResultsCodec<Wrapped>) -> ResultsCodec
  where Value == Wrapped? {
    ResultsCodec(
      write: { $0.map(wrapped.write) ?? "null" },
      read: { field throws(Diagnostic) in
        field.isNothing ? nil : try wrapped.read(field)
      })
  }

  /// Returns the same codec with a value for a field that earlier releases did not write.
  func ifMissing(_ value: Value) -> ResultsCodec {
    let read = read
    return ResultsCodec(
      write: write,
      read: { field throws(Diagnostic) in field.isNothing ? value : try read(field) })
  }

  /// Returns the codec of a text that is one of a few words; `what` names their kind.
  static func word(_ what: String) -> ResultsCodec
  where Value: RawRepresentable<String> & CaseIterable {
    ResultsCodec(
      write: { JSONText.string($0.rawValue) },
      read: { field throws(Diagnostic) in
        let word = try ResultsCodec<String>.text.read(field)
        guard let value = Value(rawValue: word) else {
          throw Diagnostic(
            at: field.place, "unknown \(what) '\(excerpt(of: word, limit: 40))'",
            suggestion: suggestion(for: word, among: Value.allCases.map(\.rawValue)))
        }
        return value
      })
  }
}

extension FoundField {
  fileprivate var isNothing: Bool { value == nil || value == .null }
}

extension ResultsCodec<String> {
  static let text = ResultsCodec(
    write: { JSONText.string($0) },
    read: { field throws(Diagnostic) in
      guard case .string(let text) = field.value else { throw field.mismatch("text") }
      return text
    })

  static let name = ResultsCodec(
    write: text.write,
    read: { field throws(Diagnostic) in
      let name = try text.read(field)
      guard !name.isEmpty else { throw field.mismatch("a name") }
      return name
    })

  /// Returns the codec of a path that stays in a folder, which messages name.
  static func path(in folder: String) -> ResultsCodec {
    ResultsCodec(
      write: text.write,
      read: { field throws(Diagnostic) in
        let path = try text.read(field)
        guard isInside(path) else {
          throw Diagnostic(
            at: field.place, "\(field.name): '\(excerpt(of: path))' is not in \(folder)")
        }
        return path
      })
  }

  /// The codec of a SHA-256 in hexadecimal.
  static let sha256 = ResultsCodec(
    write: text.write,
    read: { field throws(Diagnostic) in
      guard case .string(let digest) = field.value, isSHA256(digest) else {
        throw field.mismatch("64 hexadecimal digits")
      }
      return digest
    })
}

extension ResultsCodec<Bool> {
  static let flag = ResultsCodec(
    write: { $0 ? "true" : "false" },
    read: { field throws(Diagnostic) in
      guard case .bool(let value)? = field.value else { throw field.mismatch("true or false") }
      return value
    })
}

extension ResultsCodec<Int> {
  /// The codec of a count, limited to the largest whole number that a Double represents without
  /// rounding.
  static let count = whole(upTo: 1 << 53)

  /// The codec of a length in pixels, whose products stay within bounds.
  static let length = whole(upTo: Int(Int32.max))

  private static func whole(upTo limit: Int) -> ResultsCodec {
    ResultsCodec(
      write: { "\($0)" },
      read: { field throws(Diagnostic) in
        guard case .number(let number) = field.value, let value = Int(exactly: number),
          (0...limit).contains(value)
        else { throw field.mismatch("a whole number from 0 to \(limit)") }
        return value
      })
  }
}

extension ResultsCodec<Double> {
  /// Returns the codec of a number from 0 to a limit.
  static func number(upTo limit: Double) -> ResultsCodec {
    ResultsCodec(
      write: { JSONText.number($0) },
      read: { field throws(Diagnostic) in
        guard case .number(let number) = field.value, (0...limit).contains(number) else {
          throw field.mismatch("a number from 0 to \(NumberText.shortest(limit))")
        }
        return number
      })
  }

  /// The codec of a time in milliseconds, to the microsecond: more digits are noise.
  static let milliseconds = ResultsCodec(
    write: { JSONText.number($0.isFinite ? ($0 * 1000).rounded() / 1000 : 0) },
    // A century is not a measurement, but still a valid number.
    read: number(upTo: 3e12).read)
}
