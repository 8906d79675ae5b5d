/// The numbers and letters of a path's data.
package struct SVGPathScanner {
  /// A piece of a path's data.
  package enum Token {
    /// A number, within ±1e9.
    case number(Double)
    /// A letter, in ASCII.
    case word(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0
  /// Which of an arc's seven numbers is next: two of them are single digits.
  private var arcIndex = 0

  /// A scanner of the attribute `d` of a path.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next number or letter; nil at the end.
  ///
  /// - Parameter isArc: Whether the numbers are an arc's.
  package mutating func next(isArc: Bool) -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"):
        return .number(number(isFlag: isArc && (arcIndex % 7 == 3 || arcIndex % 7 == 4)))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        index += 1
        arcIndex = 0
        return .word(byte)
      default: index += 1
      }
    }
    return nil
  }

  private mutating func number(isFlag: Bool) -> Double {
    arcIndex += 1
    let start = index
    index += 1
    if isFlag { return bytes[start] == UInt8(ascii: "1") ? 1 : 0 }
    var hasPoint = bytes[start] == UInt8(ascii: ".")
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): hasPoint = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard bytes[index - 1] | 0x20 == UInt8(ascii: "e") else { return value(start..<index) }
      default: return value(start..<index)
      }
      index += 1
    }
    return value(start..<index)
  }

  private func value(_ range: Range<Int>) -> Double {
    let number = Double(String(decoding: bytes[range], as: UTF8.self)) ?? 0
    // Far out, lines are cut off anyway; sums stay finite.
    return number.isFinite ? min(max(number, -1e9), 1e9) : 0
  }
}
