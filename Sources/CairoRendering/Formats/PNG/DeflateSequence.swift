/// Literals and a match behind them: what LZ77 makes of a stretch of bytes.
struct DeflateSequence {
  /// The most bytes that one match of RFC 1951 copies.
  static let maximumMatchLength = 258
  /// The fewest bytes that one match copies.
  static let minimumMatchLength = 3

  /// How many literal bytes precede the match.
  var literalCount: UInt32
  /// How many bytes the match copies; 0 for no match.
  ///
  /// What is longer than a match of RFC 1951 is written as several.
  var matchLength: UInt32
  /// How far back the copied bytes lie.
  var distance: UInt32

  /// Takes from a match of `length` bytes the first one that RFC 1951 can express.
  ///
  /// What it leaves is never shorter than a match can be.
  @inline(__always)
  static func takePiece(of length: inout Int) -> Int {
    let piece =
      length <= maximumMatchLength ? length : min(maximumMatchLength, length &- minimumMatchLength)
    length &-= piece
    return piece
  }
}

/// A length or a distance in RFC 1951's terms: a symbol, and bits behind it.
struct DeflateSymbol {
  var symbol: Int
  var extraBits: UInt32
  var extraCount: UInt32

  /// The symbol of a match's length, from 3 to 258 bytes.
  ///
  /// From 11 bytes on, each four symbols span a power of two: the arithmetic is RFC 1951's table.
  @inline(__always)
  init(length: Int) {
    guard length < DeflateSequence.maximumMatchLength else {
      (symbol, extraBits, extraCount) = (285, 0, 0)
      return
    }
    let offset = UInt32(truncatingIfNeeded: length &- DeflateSequence.minimumMatchLength)
    let log2 = UInt32(truncatingIfNeeded: 31 &- (offset | 4).leadingZeroBitCount)
    extraCount = log2 &- 2
    symbol = 257 &+ Int(extraCount &* 4 &+ offset &>> extraCount)
    extraBits = offset & (1 &<< extraCount &- 1)
  }

  /// The symbol of a match's distance, from 1 to 32,768 bytes.
  @inline(__always)
  init(distance: UInt32) {
    let offset = distance &- 1
    let log2 = UInt32(truncatingIfNeeded: 31 &- (offset | 2).leadingZeroBitCount)
    extraCount = log2 &- 1
    symbol = Int(extraCount &* 2 &+ offset &>> extraCount)
    extraBits = offset & (1 &<< extraCount &- 1)
  }
}
