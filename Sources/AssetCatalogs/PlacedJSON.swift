package import Diagnostics
package import PlainText

/// A JSON value with its place in a file.
package struct PlacedJSON: Sendable {
  /// The content of a value.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([PlacedJSON])
    case object([Field])
  }

  /// A field of an object.
  package struct Field: Sendable {
    /// The field's name.
    package let name: String
    /// The place of the name, with its quotes.
    package let nameBytes: Range<Int>
    /// The field's value.
    package let value: PlacedJSON

    /// Creates a field of a name at a place.
    package init(name: String, nameBytes: Range<Int>, value: PlacedJSON) {
      self.name = name
      self.nameBytes = nameBytes
      self.value = value
    }
  }

  /// The content of the value.
  package let content: Content
  /// The place of the value in its file.
  package let bytes: Range<Int>
  /// The file.
  package let source: SourceText

  /// Creates a value at a place.
  package init(content: Content, bytes: Range<Int>, source: SourceText) {
    self.content = content
    self.bytes = bytes
    self.source = source
  }

  /// Parses the one value of a file.
  ///
  /// - Throws: `Diagnostic` at the first place that is not JSON.
  package static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> PlacedJSON {
    let source = try SourceText(bytes, file: file, isYAML: false, mayBeJSON: false)
    return try source.readJSON { reader throws(JSONMistake) in
      try PlacedJSON(&reader, in: source)
    }
  }

  /// Parses the next value of a file.
  ///
  /// - Throws: `JSONMistake`, also for an object that has a field twice.
  package init(_ reader: inout JSONReader, in source: SourceText) throws(JSONMistake) {
    let start = reader.offset
    switch try reader.token() {
    case .null: content = .null
    case .bool(let value): content = .bool(value)
    case .number(let number): content = .number(number)
    case .longNumber(let text): throw reader.roundedNumber(text)
    case .string(let text): content = .string(text)
    case .array:
      var values: [PlacedJSON] = []
      try reader.readElements { reader, _ throws(JSONMistake) in
        values.append(try PlacedJSON(&reader, in: source))
      }
      content = .list(values)
    case .object:
      let opening = reader
      var names: Set<String> = []
      var fields: [Field] = []
      try reader.readFields { reader, name, place throws(JSONMistake) in
        let value = try PlacedJSON(&reader, in: source)
        fields.append(Field(name: name, nameBytes: place, value: value))
        guard names.insert(name).inserted else {
          throw JSONReader.duplicate(name, at: place, in: opening)
        }
      }
      content = .object(fields)
    }
    bytes = start..<reader.offset
    self.source = source
  }
}

extension PlacedJSON {
  /// Accesses the value of an object's field; nil for a value without it.
  package subscript(name: String) -> PlacedJSON? {
    fields?.first { $0.name == name }?.value
  }

  /// The fields of an object; nil for another value.
  package var fields: [Field]? {
    if case .object(let fields) = content { fields } else { nil }
  }

  /// The elements of a list; nil for another value.
  package var list: [PlacedJSON]? {
    if case .list(let values) = content { values } else { nil }
  }

  /// The text; nil for another value.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number; nil for another value.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The truth value; nil for another value.
  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The value in messages, as in `the number 4`.
  package var summary: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number \(NumberText.shortest(number))"
    case .string(let text): "the text '\(excerpt(of: text, limit: 40))'"
    case .list(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }

  /// The place of the value's first line.
  package var range: SourceRange { place(of: bytes) }

  private func place(of bytes: Range<Int>) -> SourceRange {
    // An object has its opening bracket alone marked.
    let isLong = fields != nil || list != nil
    return source.range(
      ofByte: bytes.lowerBound, length: isLong ? 1 : source.characterCount(bytes))
  }

  /// Returns an error at the value.
  package func mistake(_ message: String, suggestion: String? = nil) -> Diagnostic {
    let range = range
    return Diagnostic(
      at: range, message, suggestion: suggestion, sourceLine: source.line(range.start.line))
  }

  /// Returns a warning at the value.
  package func warning(_ message: String, suggestion: String? = nil) -> Diagnostic {
    var warning = mistake(message, suggestion: suggestion)
    warning.severity = .warning
    return warning
  }

  /// Returns an error for a value of another kind than the expected.
  package func unexpected(_ expected: String, as name: String) -> Diagnostic {
    mistake("\(name): expected \(expected), found \(summary)")
  }

  /// Returns the diagnostics of the fields that are not among the known ones.
  package func unknownFields(
    _ known: [String], in what: String, as severity: Diagnostic.Severity = .error
  ) -> [Diagnostic] {
    (fields ?? []).filter { !known.contains($0.name) }.map { field in
      var diagnostic = source.mistake(
        at: field.nameBytes, "unknown field '\(excerpt(of: field.name, limit: 40))' in \(what)",
        suggestion: suggestion(for: field.name, among: known))
      diagnostic.severity = severity
      return diagnostic
    }
  }

  /// Throws the mistake of a value that is not an object, or of its first field that is not known.
  package func check(_ known: [String], in what: String) throws(Diagnostic) {
    guard fields != nil else { throw unexpected("an object", as: what) }
    if let unknown = unknownFields(known, in: what).first { throw unknown }
  }
}
