import PlainText

/// The items of a list in a JSON text, parsed from the text on access.
///
/// The text was parsed once for its errors, and a config's is kept for the lines in diagnostics.
/// Values beside it, even packed ones, would be a second copy of it.
package struct WrittenItems: Sendable {
  /// The number of items.
  package private(set) var count = 0
  private var bytes: [UInt8]
  private var marks: [Mark] = []

  /// An item at a known place.
  private struct Mark {
    var item: UInt32
    var byte: UInt32
    var line: Int32
  }

  /// The distance in bytes from a mark after which the next item becomes one.
  ///
  /// The marks take a fortieth of the text at most, and finding an item costs about as much as
  /// parsing it.
  private static let step = 512

  /// Creates an empty list of items in a text.
  init(in bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Adds the item after the last one; it begins at a byte, on a line.
  mutating func append(at byte: Int, line: Int32) {
    if marks.last.map({ byte - Int($0.byte) >= Self.step }) ?? true {
      // No text has more than 4 GiB, nor as many items.
      marks.append(
        Mark(
          item: UInt32(truncatingIfNeeded: count), byte: UInt32(truncatingIfNeeded: byte),
          line: line))
    }
    count += 1
  }

  /// Keeps only the list of a text that is much longer, so that its other bytes are freed.
  ///
  /// - Parameter end: The offset after the list's closing bracket.
  mutating func forgetRest(after end: Int) {
    let start = marks.first?.byte ?? UInt32(truncatingIfNeeded: end)
    guard 2 * (end - Int(start)) < bytes.count else { return }
    bytes = Array(bytes[Int(start)..<end])
    for index in marks.indices { marks[index].byte -= start }
  }

  /// Returns the first `length` items, or all if there are fewer.
  package func prefix(_ length: Int) -> WrittenItems {
    var items = self
    items.count = min(count, max(length, 0))
    return items
  }

  /// Accesses the item at an index, which must be one of `0..<count`.
  package subscript(index: Int) -> DataValue {
    var reader = JSONReader(bytes, from: place(of: index).byte)
    do throws(JSONMistake) {
      return try JSONData.value(&reader)
    } catch {
      preconditionFailure("the item \(index), which was read before: \(error.message)")
    }
  }

  /// Returns the line on which the item at an index begins.
  package func line(of index: Int) -> Int32 { place(of: index).line }

  /// Returns the start of an item: skips the items between the mark before it and it, which were
  /// checked when the list was parsed, so that none of them exceeds the text.
  private func place(of index: Int) -> (byte: Int, line: Int32) {
    precondition((0..<count).contains(index), "the item \(index) of \(count)")
    let mark = mark(before: index)
    var (byte, line) = (Int(mark.byte), mark.line)
    var left = index - Int(mark.item)
    guard left > 0 else { return (byte, line) }
    var depth = 0
    bytes.withUnsafeBufferPointer { bytes in
      while left > 0 || Self.isSpace(bytes[byte]) {
        switch bytes[byte] {
        case UInt8(ascii: "\""):
          byte += 1
          while bytes[byte] != UInt8(ascii: "\"") {
            byte += bytes[byte] == UInt8(ascii: "\\") ? 2 : 1
          }
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: ",") where depth == 0: left -= 1
        case 0x0A: line += 1
        default: break
        }
        byte += 1
      }
    }
    return (byte, line)
  }

  /// Returns the last mark that is not after an item.
  ///
  /// - Complexity: O(log *marks*).
  private func mark(before index: Int) -> Mark {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(marks[middle].item) <= index { low = middle } else { high = middle }
    }
    return marks[low]
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
