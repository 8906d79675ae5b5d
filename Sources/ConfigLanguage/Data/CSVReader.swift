import Diagnostics
import PlainText

/// Reads a table as RFC 4180 defines it: rows of cells with commas between; or with semicolons, as
/// spreadsheets write it where numbers have decimal commas, or with tabs.
///
/// The first row has the names of the columns, and each further row is an object.
///
/// An empty cell is null. A cell without quotes that is `true`, `false` or a number as JSON writes
/// it has that value; any other cell is text, and so is one in quotes. A number of more than 15
/// digits is text, too: it is a code, and a Double would round it.
///
/// Rows that are too long or too short, columns without a name or with the name of another, and
/// unclosed quotes are errors. Empty lines at the end of the file are not.
///
/// - Complexity: O(*bytes*).
struct CSVReader {
  /// The most columns of a table.
  static let columnLimit = 1000

  private let source: SourceText
  private let bytes: [UInt8]
  /// The end of the rows: only line breaks follow.
  private let end: Int
  /// The byte between two cells.
  private let separator: UInt8
  private var index = 0
  private var line: Int32 = 1
  private var items = PackedItems()

  /// Reads all rows of a file.
  ///
  /// - Parameter hasTabs: True for cells with tabs between; else the first row shows what is
  ///   between them.
  /// - Throws: `Diagnostic` at the first place that breaks the table's form.
  static func read(_ source: SourceText, hasTabs: Bool) throws(Diagnostic) -> DataDocument {
    var reader = CSVReader(source: source, bytes: source.bytes, hasTabs: hasTabs)
    try reader.readRows()
    return DataDocument(items: .packed(reader.items), value: .list([]))
  }

  private init(source: SourceText, bytes: [UInt8], hasTabs: Bool) {
    self.source = source
    self.bytes = bytes
    separator = hasTabs ? UInt8(ascii: "\t") : Self.separator(in: bytes)
    end = (bytes.lastIndex { $0 != 0x0A && $0 != 0x0D } ?? -1) + 1
  }

  /// Returns the separator of a table: a semicolon if its first row has one, and no comma.
  private static func separator(in bytes: [UInt8]) -> UInt8 {
    var isQuoted = false
    var hasSemicolon = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: return byte
      case UInt8(ascii: ";") where !isQuoted: hasSemicolon = true
      case 0x0A where !isQuoted: return UInt8(ascii: hasSemicolon ? ";" : ",")
      default: break
      }
    }
    return UInt8(ascii: hasSemicolon ? ";" : ",")
  }

  /// A cell, and its place.
  private struct Cell {
    var text: String
    var isQuoted: Bool
    var range: Range<Int>
  }

  private mutating func readRows() throws(Diagnostic) {
    let names = try header()
    var valueCount = 0
    while index < end {
      guard items.count < Items.limit, valueCount < DataFile.valueLimit else {
        throw source.mistake(
          at: index..<index,
          "the table has more than \(Items.limit) rows or \(DataFile.valueLimit) cells")
      }
      let start = index
      let firstLine = line
      var fields = Dictionary<String, DataValue>(minimumCapacity: names.count)
      let cells = try row(limit: names.count)
      guard cells.count >= names.count else {
        let found = cells.count == 1 && cells[0].range.isEmpty ? "an empty line" : "\(cells.count)"
        throw source.mistake(
          at: start..<start, "expected \(names.count) cells, found \(found)")
      }
      guard cells.count == names.count else {
        throw source.mistake(
          at: cells[names.count].range, "expected \(names.count) cells, found more",
          suggestion: "put a cell that holds a \(separatorName) in quotes")
      }
      for (name, cell) in zip(names, cells) { fields[name] = Self.value(of: cell) }
      items.append(.object(fields), line: firstLine)
      valueCount += names.count + 1
    }
  }

  private var separatorName: String {
    switch separator {
    case UInt8(ascii: ","): "comma"
    case UInt8(ascii: ";"): "semicolon"
    default: "tab"
    }
  }

  private mutating func header() throws(Diagnostic) -> [String] {
    guard index < end else { throw source.mistake(at: 0..<0, "the file is empty") }
    let cells = try row(limit: Self.columnLimit)
    guard cells.count <= Self.columnLimit else {
      throw source.mistake(
        at: cells[Self.columnLimit].range, "the table has more than \(Self.columnLimit) columns")
    }
    var names: Set<String> = []
    for cell in cells {
      guard !cell.text.isEmpty else {
        throw source.mistake(at: cell.range, "a column without a name")
      }
      guard names.insert(cell.text).inserted else {
        throw source.mistake(
          at: cell.range, "duplicate column '\(excerpt(of: cell.text, limit: 40))'")
      }
    }
    return cells.map(\.text)
  }

  /// Returns the cells of a row, up to one more than the limit.
  private mutating func row(limit: Int) throws(Diagnostic) -> [Cell] {
    var cells: [Cell] = []
    while true {
      cells.append(try cell())
      guard index < bytes.count, cells.count <= limit else { return cells }
      switch bytes[index] {
      case separator:
        index += 1
      case 0x0A:
        index += 1
        line += 1
        return cells
      case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A:
        index += 2
        line += 1
        return cells
      case 0x0D:
        throw source.mistake(
          at: index..<index + 1, "a carriage return without a line feed",
          suggestion: "save the table with the line ends of Unix or Windows")
      default:
        throw source.mistake(
          at: index..<index,
          "expected \(separator == 9 ? "a tab" : "'\(Character(Unicode.Scalar(separator)))'") after a "
            + "cell in quotes, found \(source.character(at: index))",
          suggestion: "double the quotes within a cell")
      }
    }
  }

  private mutating func cell() throws(Diagnostic) -> Cell {
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return try quotedCell() }
    while index < bytes.count {
      switch bytes[index] {
      case separator, 0x0A, 0x0D:
        return cell(from: start)
      case UInt8(ascii: "\""):
        throw source.mistake(
          at: index..<index + 1, "a quote within a cell that has none at its beginning",
          suggestion: "put the whole cell in quotes, and double those within")
      default:
        index += 1
      }
    }
    return cell(from: start)
  }

  private func cell(from start: Int) -> Cell {
    Cell(
      text: String(decoding: bytes[start..<index], as: UTF8.self), isQuoted: false,
      range: start..<index)
  }

  private mutating func quotedCell() throws(Diagnostic) -> Cell {
    let opening = index
    index += 1
    var start = index
    var text = ""
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
          return Cell(text: text, isQuoted: true, range: opening..<index)
        }
        // The second of two quotes belongs to the text.
        start = index
      case 0x0A:
        line += 1
      default:
        break
      }
      index += 1
    }
    throw source.mistake(at: opening..<opening + 1, "the quotes are not closed")
  }

  private static func value(of cell: Cell) -> DataValue {
    guard !cell.isQuoted else { return .string(cell.text) }
    switch cell.text {
    case "": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      // A Double keeps 15 digits: a number with more, or with leading zeros, is that of an article
      // or a phone, and stays as written.
      guard let form = DecimalForm(cell.text), form.isJSON, form.digitCount <= 15,
        let number = form.value, number.isFinite
      else { return .string(cell.text) }
      return .number(number)
    }
  }
}
