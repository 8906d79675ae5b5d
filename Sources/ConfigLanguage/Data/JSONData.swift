import Diagnostics
import PlainText

/// Converts the values of a JSON file to data.
struct JSONData {
  private var items: WrittenItems?
  /// The offset after the list of the items.
  private var itemsEnd = 0
  /// The number of fields of the last object, which is a likely one for the next.
  private var fieldCount = 0

  /// The relation of a value to the requested items.
  private enum Place {
    /// The value is in one of them.
    case inside
    /// The value contains them, at the path of these names and numbers.
    case around(ArraySlice<String>)
    /// The value is unrelated: only its type is kept.
    case beside

    /// Returns the relation of a value under a key in a value with this relation.
    func inner(_ key: @autoclosure () -> String) -> Place {
      guard case .around(let path) = self else { return self }
      return path.first == key() ? .around(path.dropFirst()) : .beside
    }
  }

  /// Parses the items of a file's one value.
  ///
  /// - Parameter path: The path of the items in the value.
  /// - Throws: `Diagnostic` at the first place that is not JSON.
  static func read(
    _ source: SourceText, itemsAt path: DataPath
  ) throws(Diagnostic) -> DataDocument {
    var data = JSONData()
    let value = try source.readJSON(valueLimit: DataFile.valueLimit) {
      reader throws(JSONMistake) in
      try data.value(&reader, .around(path.keys[...]))
    }
    // A config's text is kept in any case; that of a data file only for its items.
    data.items?.forgetRest(after: data.itemsEnd)
    return DataDocument(items: data.items.map { .written($0) }, value: value)
  }

  /// Parses the elements of an array whose opening bracket is the next byte.
  ///
  /// - Throws: `JSONMistake` at the first place that is not JSON.
  static func items(_ reader: inout JSONReader) throws(JSONMistake) -> WrittenItems? {
    var data = JSONData()
    guard try reader.token() == .array else { return nil }
    try data.readItems(&reader)
    return data.items
  }

  /// Parses a complete value.
  ///
  /// - Throws: `JSONMistake` at the first place that is not JSON.
  static func value(_ reader: inout JSONReader) throws(JSONMistake) -> DataValue {
    var data = JSONData()
    return try data.value(&reader, .inside)
  }

  private mutating func value(
    _ reader: inout JSONReader, _ place: Place
  ) throws(JSONMistake) -> DataValue {
    switch try reader.token() {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    // A code, whose digits are kept.
    case .longNumber(let text), .string(let text): .string(text)
    case .array: .list(try list(&reader, place))
    case .object: .object(try object(&reader, place))
    }
  }

  private mutating func list(
    _ reader: inout JSONReader, _ place: Place
  ) throws(JSONMistake) -> [DataValue] {
    if case .around(let path) = place, path.isEmpty {
      try readItems(&reader)
      return []
    }
    var values: [DataValue] = []
    try reader.readElements { reader, index throws(JSONMistake) in
      let value = try self.value(&reader, place.inner(String(index)))
      if case .beside = place { return }
      values.append(value)
    }
    return values
  }

  private mutating func readItems(_ reader: inout JSONReader) throws(JSONMistake) {
    var items = WrittenItems(in: reader.bytes)
    try reader.readElements { reader, _ throws(JSONMistake) in
      items.append(at: reader.offset, line: reader.line)
      try reader.passValue()
    }
    self.items = items
    itemsEnd = reader.offset
  }

  private mutating func object(
    _ reader: inout JSONReader, _ place: Place
  ) throws(JSONMistake) -> [String: DataValue] {
    let opening = reader
    var fields = Dictionary<String, DataValue>(minimumCapacity: fieldCount)
    try reader.readFields { reader, name, range throws(JSONMistake) in
      let value = try self.value(&reader, place.inner(name))
      guard fields.updateValue(value, forKey: name) == nil else {
        throw JSONReader.duplicate(name, at: range, in: opening)
      }
    }
    if case .beside = place { return [:] }
    fieldCount = fields.count
    return fields
  }
}
