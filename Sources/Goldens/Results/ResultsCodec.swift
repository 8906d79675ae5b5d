import Diagnostics
import FileAccess
import PlainText

/// How a value is written to a file of results, and read from one that may have come from anywhere.
struct ResultsCodec<Value: Sendable>: Sendable {
  /// The value as JSON.
  let write: @Sendable (Value) -> String
  /// The value of a field, which is checked.
  let read: @Sendable (FoundField) throws(Diagnostic) -> Value
}

/// A field as a file has it.
struct FoundField {
  /// The field's name; empty for a value that is not in an object.
  let name: String
  /// Nil for a field that is missing.
  let value: JSONValue?
  /// Where diagnostics point to.
  let place: SourceRange

  /// What is reported of a value of another kind than `expected`.
  func mismatch(_ expected: String) -> Diagnostic {
    let found = value.map { "found \($0.summary)" } ?? "found nothing"
    return Diagnostic(
      at: place, (name.isEmpty ? "" : name + ": ") + "expected \(expected), \(found)")
  }
}

/// A field of an object: its name, where its value is, and how it is written and read.
struct ResultsField<Owner>: Sendable {
  let name: String
  /// The name as JSON, with a colon: it is written once for each of thousands of clusters.
  let key: String
  /// Nil for a field that is left out.
  let write: @Sendable (Owner) -> String?
  let read: @Sendable (inout Owner, FoundField) throws(Diagnostic) -> Void

  /// - Parameter isLeftOut: Whether a value is not worth a field.
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
  /// An object with these fields in their order; those of a later release are ignored.
  ///
  /// - Parameter blank: What reading starts from.
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

  /// A list of such values.
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

  /// Such a value, or `null`; nil for a missing field, too.
  static func optional<Wrapped>(_ wrapped: ResultsCodec<Wrapped>) -> ResultsCodec
  where Value == Wrapped? {
    ResultsCodec(
      write: { $0.map(wrapped.write) ?? "null" },
      read: { field throws(Diagnostic) in
        field.isNothing ? nil : try wrapped.read(field)
      })
  }

  /// The same, with a value for a field that earlier releases did not write.
  func ifMissing(_ value: Value) -> ResultsCodec {
    let read = read
    return ResultsCodec(
      write: write,
      read: { field throws(Diagnostic) in field.isNothing ? value : try read(field) })
  }

  /// A text that is one of a few words; `what` names their kind.
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

  /// A path that stays in a folder, which messages name.
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

  /// A SHA-256 in hexadecimal.
  static let sha256 = ResultsCodec(
    write: text.write,
    read: { field throws(Diagnostic) in
      guard case .string(let digest) = field.value, digest.utf8.count == 64,
        digest.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
      else { throw field.mismatch("64 hexadecimal digits") }
      return digest
    })
}

extension ResultsCodec<Int> {
  /// The largest whole number that a Double holds without rounding is the limit of counts.
  static let count = whole(upTo: 1 << 53)

  /// A length in pixels, with which products stay within bounds.
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
  /// A number from 0 on.
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

  /// A time in milliseconds, to the microsecond: more digits are noise.
  static let milliseconds = ResultsCodec(
    write: { JSONText.number($0.isFinite ? ($0 * 1000).rounded() / 1000 : 0) },
    // A century is not a measurement, but a number that can be worked with.
    read: number(upTo: 3e12).read)
}
