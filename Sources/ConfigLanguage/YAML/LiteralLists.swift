import Diagnostics
import PlainText

/// Long lists of a text, which the parser skips.
struct LiteralLists: Sendable {
  struct List: Sendable {
    /// The bytes between its brackets.
    let inside: Range<Int>
    let values: WrittenItems
    /// The closing bracket.
    let closing: Spot
    /// The closing bracket in a text without the content of lists.
    let shortClosing: SourcePosition
  }

  /// The least length of a list, as shorter ones cost little as nodes.
  private static let leastLength = 64 << 10
  /// The cost of a failed attempt, in bytes of reading: wording an error takes as long as reading
  /// that many.
  private static let failureCost = 1 << 10

  /// The lists, in the order of the text.
  private(set) var all: [List] = []

  init() {}

  /// Finds the lists of a text.
  ///
  /// - Complexity: O(*n*).
  init(in source: SourceText) {
    guard source.bytes.count > Self.leastLength else { return }
    var position = 0
    // The bytes that were read in vain; a text of many such lists is not worth a search.
    var wasted = 0
    while let opening = Self.nextOpening(in: source.bytes, from: position),
      source.bytes.count - opening > Self.leastLength, wasted < source.bytes.count
    {
      var reader = JSONReader(source.bytes, valueLimit: DataFile.valueLimit, from: opening)
      guard let values = try? JSONData.items(&reader) else {
        wasted += max(reader.offset - opening, Self.failureCost)
        position = opening + 1
        continue
      }
      let inside = opening + 1..<reader.offset - 1
      position = reader.offset
      if inside.count >= Self.leastLength, Self.isPlain(source.bytes, inside) {
        add(values, inside, in: source)
      }
    }
  }

  private mutating func add(_ values: WrittenItems, _ inside: Range<Int>, in source: SourceText) {
    let start = Spot(byte: 0, position: SourcePosition(line: 1, column: 1))
    let opening = source.spot(ofByte: inside.lowerBound, after: all.last?.closing ?? start)
    // Without the content, the closing bracket follows the opening one.
    var short = opening.position
    if let last = all.last {
      if short.line == last.closing.position.line {
        short.column += last.shortClosing.column - last.closing.position.column
      }
      short.line += last.shortClosing.line - last.closing.position.line
    }
    all.append(
      List(
        inside: inside, values: values,
        closing: source.spot(ofByte: inside.upperBound, after: opening), shortClosing: short))
  }

  /// Returns the place in the text of a place in the text without the content of lists.
  ///
  /// - Complexity: O(log *lists*).
  func place(ofShort short: SourcePosition) -> SourcePosition {
    guard let before = last(where: { $0.shortClosing <= short }) else { return short }
    var place = short
    if short.line == before.shortClosing.line {
      place.column += before.closing.position.column - before.shortClosing.column
    }
    place.line += before.closing.position.line - before.shortClosing.line
    return place
  }

  /// Returns the list whose opening bracket is at a byte; nil for none.
  ///
  /// - Complexity: O(log *lists*).
  func list(openingAt byte: Int) -> List? {
    guard let list = last(where: { $0.inside.lowerBound <= byte + 1 }),
      list.inside.lowerBound == byte + 1
    else { return nil }
    return list
  }

  /// Returns the last list that is before a place; those before it are, too.
  private func last(where isBefore: (List) -> Bool) -> List? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(all[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? all[low - 1] : nil
  }

  private static let key = Array("items".utf8)

  /// Returns the bracket after the next `items:`, with or without quotes.
  private static func nextOpening(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var position = start
      while position + key.count < bytes.count {
        guard bytes[position] == key[0],
          bytes[position..<position + key.count].elementsEqual(key)
        else {
          position += 1
          continue
        }
        position += key.count
        var end = position
        if bytes[end] == UInt8(ascii: "\"") { end += 1 }
        end = afterSpace(bytes, end)
        guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { continue }
        end = afterSpace(bytes, end + 1)
        if end < bytes.count, bytes[end] == UInt8(ascii: "[") { return end }
      }
      return nil
    }
  }

  private static func afterSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
    return end
  }

  /// Returns whether JSON means the same in YAML, and contains no expressions.
  private static func isPlain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let json = bytes[range]
      var isInText = false
      // The start of the last text, which is a key if a colon follows.
      var opening = range.lowerBound
      var index = range.lowerBound
      while index < range.upperBound {
        let rest = json[index...]
        switch json[index] {
        case UInt8(ascii: "\""):
          if !isInText { opening = index }
          isInText.toggle()
        case UInt8(ascii: ":"):
          guard isInText || isKey(json[opening..<index]) else { return false }
        // An expression begins with `${`; JSON can write each of these characters in two ways.
        case UInt8(ascii: "$"):
          let next = rest.dropFirst().first
          guard next != UInt8(ascii: "{"), next != UInt8(ascii: "\\") else { return false }
        case UInt8(ascii: "\\"):
          guard !rest.starts(with: #"\u0024"#.utf8) else { return false }
          // Skipped, as it may be a quote or another backslash.
          index += 1
        case 0xC2, 0xEF:
          guard !isSpecial(rest) else { return false }
        default: break
        }
        index += 1
      }
      return true
    }
  }

  /// Returns whether YAML reads a text and the space after it as a key: it must be on one line with
  /// its colon, and not longer than this.
  private static func isKey(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // "A simple key is limited to a single line and 1024 characters."
    text.count <= 1024 && !text.contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The special characters: the byte order mark, U+FFFE and U+FFFF.
  private static let specials: [[UInt8]] = [
    [0xEF, 0xBB, 0xBF], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF],
  ]

  /// Returns whether bytes begin with a character that JSON allows in a text, and that YAML refuses.
  private static func isSpecial(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let character = rest.prefix(3)
    // The control characters U+0080 to U+009F.
    if character.first == 0xC2 {
      return character.dropFirst().first.map { $0 < 0xA0 } ?? false
    }
    return specials.contains { character.elementsEqual($0) }
  }
}

extension SourceText {
  /// Returns the spot of a byte that is not before a known one.
  ///
  /// - Complexity: O(*bytes between the two*), for any length of the line.
  func spot(ofByte byte: Int, after known: Spot) -> Spot {
    guard lineStart(known.position.line + 1) > byte else {
      return Spot(byte: byte, position: range(ofByte: byte).start)
    }
    var position = known.position
    position.column += characterCount(known.byte..<byte)
    return Spot(byte: byte, position: position)
  }
}
