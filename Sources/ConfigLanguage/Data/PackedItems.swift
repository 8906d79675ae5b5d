/// The items of a data file, stored compactly until they are read.
///
/// A dictionary with its texts takes ten times its size in the file, and only few items of a long
/// list are shown at once.
package struct PackedItems: Sendable {
  /// The number of items.
  package private(set) var count = 0
  /// The full chunks, and the one that is being filled.
  private var chunks: [Chunk] = []
  private var names = FieldNames()
  private var lastLine: Int32 = 0
  /// The writer of items, kept for its memory.
  private var writer = PackedValue.Writer()
  private var header = PackedValue.Writer()

  /// Consecutive items.
  ///
  /// Each has a header: its length times four, plus the number of lines from the previous item's
  /// start to its own; two for two or more, whose number follows.
  private struct Chunk {
    var bytes: [UInt8] = []
    /// The line of the item before the first one.
    var line: Int32
  }

  /// The number of items in a chunk: skipping those before one of them costs little.
  private static let chunkSize = 64

  /// Creates an empty list.
  package init() {}

  /// Adds an item that begins on a line, which is not before the last item's.
  package mutating func append(_ value: DataValue, line: Int32) {
    if count % Self.chunkSize == 0 {
      // A grown array has unused capacity of about its size.
      if let last = chunks.indices.last { chunks[last].bytes = Array(chunks[last].bytes[...]) }
      chunks.append(Chunk(line: lastLine))
    }
    writer.removeAll()
    writer.write(value, &names)
    header.removeAll()
    let step = UInt64(max(line - lastLine, 0))
    header.write(UInt64(writer.bytes.count) << 2 | min(step, 2))
    if step >= 2 { header.write(step) }
    let last = chunks.count - 1
    chunks[last].bytes += header.bytes
    chunks[last].bytes += writer.bytes
    lastLine = max(line, lastLine)
    count += 1
  }

  /// Returns the first `length` items, or all if there are fewer.
  package func prefix(_ length: Int) -> PackedItems {
    guard length < count else { return self }
    var items = self
    items.count = max(length, 0)
    items.chunks.removeLast(
      chunks.count - (items.count + Self.chunkSize - 1) / Self.chunkSize)
    return items
  }

  /// Accesses the item at an index, which must be one of `0..<count`.
  package subscript(index: Int) -> DataValue {
    var reader = found(index).reader
    return reader.read(names)
  }

  /// Returns the line on which the item at an index begins.
  package func line(of index: Int) -> Int32 { found(index).line }

  private func found(_ index: Int) -> (reader: PackedValue.Reader, line: Int32) {
    precondition((0..<count).contains(index), "the item \(index) of \(count)")
    let chunk = chunks[index / Self.chunkSize]
    var reader = PackedValue.Reader(bytes: chunk.bytes)
    var line = chunk.line
    for _ in 0..<index % Self.chunkSize {
      let length = reader.readHeader(&line)
      reader.index += length
    }
    _ = reader.readHeader(&line)
    return (reader, line)
  }
}

extension PackedValue.Reader {
  /// Returns an item's length from its header, and moves the line on to the item's.
  fileprivate mutating func readHeader(_ line: inout Int32) -> Int {
    let header = readNumber()
    let step = header & 3
    line += Int32(truncatingIfNeeded: step < 2 ? step : readNumber())
    return Int(header >> 2)
  }
}

/// The names of fields, which most items share.
private struct FieldNames: Sendable {
  private var numbers: [String: Int] = [:]
  private var names: [String] = []

  /// The most names with a number; if each object has names of its own, a number saves nothing.
  private static let limit = 4_096

  /// Returns the number of a name; nil if it is not one of the first ones.
  mutating func number(of name: String) -> Int? {
    if let number = numbers[name] { return number }
    guard names.count < Self.limit else { return nil }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Accesses the name of a number.
  subscript(number: Int) -> String { names[number] }
}

/// A value in few bytes that are easy to read back.
private enum PackedValue {
  private static let null: UInt8 = 0
  private static let no: UInt8 = 1
  private static let yes: UInt8 = 2
  private static let double: UInt8 = 3
  private static let whole: UInt8 = 4
  private static let negative: UInt8 = 5
  private static let text: UInt8 = 6
  private static let list: UInt8 = 7
  private static let object: UInt8 = 8
  /// The kind of a text of fewer than 128 bytes; its length is added.
  private static let shortText: UInt8 = 0x80

  struct Writer {
    private(set) var bytes: [UInt8] = []

    /// Removes the written bytes.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Writes a number with one byte for each of its groups of seven bits.
    mutating func write(_ number: UInt64) {
      var rest = number
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }

    private mutating func write(_ text: String) {
      write(UInt64(text.utf8.count))
      bytes += text.utf8
    }

    mutating func write(_ value: DataValue, _ names: inout FieldNames) {
      switch value {
      case .null: bytes.append(null)
      case .bool(let value): bytes.append(value ? yes : no)
      case .number(let number):
        // A negative zero does not count as a whole number here.
        if let whole = UInt32(exactly: number.magnitude), number.sign == .plus || whole > 0 {
          bytes.append(number < 0 ? negative : PackedValue.whole)
          write(UInt64(whole))
        } else {
          bytes.append(double)
          withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
        }
      case .string(let text):
        if let length = UInt8(exactly: text.utf8.count), length < shortText {
          bytes.append(shortText | length)
          bytes += text.utf8
        } else {
          bytes.append(PackedValue.text)
          write(text)
        }
      case .list(let values):
        bytes.append(list)
        write(UInt64(values.count))
        for value in values { write(value, &names) }
      case .object(let fields):
        bytes.append(object)
        write(UInt64(fields.count))
        for (name, value) in fields {
          if let number = names.number(of: name) {
            write(UInt64(number) + 1)
          } else {
            write(0)
            write(name)
          }
          write(value, &names)
        }
      }
    }
  }

  struct Reader {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func readNumber() -> UInt64 {
      var number: UInt64 = 0
      var shift: UInt64 = 0
      while true {
        let byte = bytes[index]
        index += 1
        number |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return number }
        shift += 7
      }
    }

    private mutating func readText() -> String {
      takeText(ofLength: Int(readNumber()))
    }

    private mutating func takeText(ofLength count: Int) -> String {
      defer { index += count }
      return String(decoding: bytes[index..<index + count], as: UTF8.self)
    }

    mutating func read(_ names: FieldNames) -> DataValue {
      let kind = bytes[index]
      index += 1
      switch kind {
      case no: return .bool(false)
      case yes: return .bool(true)
      case double:
        let pattern = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[index + $1]) << (8 * $1) }
        index += 8
        return .number(Double(bitPattern: pattern))
      case whole: return .number(Double(readNumber()))
      case negative: return .number(-Double(readNumber()))
      case text: return .string(readText())
      case shortText...: return .string(takeText(ofLength: Int(kind & ~shortText)))
      case list: return .list((0..<Int(readNumber())).map { _ in read(names) })
      case object:
        let count = Int(readNumber())
        var fields = Dictionary<String, DataValue>(minimumCapacity: count)
        for _ in 0..<count {
          let number = Int(readNumber())
          let name = number == 0 ? readText() : names[number - 1]
          fields[name] = read(names)
        }
        return .object(fields)
      default: return .null
      }
    }
  }
}
