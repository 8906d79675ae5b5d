import Diagnostics

/// Finds the byte at a line and column, cheaply for places that come in reading order.
struct Cursor {
  private let source: SourceText
  private var line = 1
  private var column = 1
  private var byte = 0

  init(_ source: SourceText) {
    self.source = source
  }

  /// Where a position is.
  ///
  /// - Complexity: O(1) over all positions in reading order; else O(*length of the line*).
  mutating func move(to mark: SourcePosition) -> Spot {
    if mark.line != line || mark.column < column {
      line = mark.line
      column = 1
      byte = source.lineStart(mark.line)
    }
    while column < mark.column, byte < source.bytes.count {
      byte += 1
      while byte < source.bytes.count, isContinuation(source.bytes[byte]) { byte += 1 }
      column += 1
    }
    return Spot(byte: byte, position: mark)
  }
}

/// A place in a text: its byte, and its line and column.
struct Spot {
  /// The byte's offset.
  var byte: Int
  /// Line and column.
  var position: SourcePosition
}
