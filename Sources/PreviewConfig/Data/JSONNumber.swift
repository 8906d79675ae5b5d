/// The form of JSON's numbers.
enum JSONNumber {
  /// The value of a whole text that is a number of at most 15 digits before its exponent, which a
  /// Double keeps without rounding; nil for any other text.
  static func value(of text: String) -> Double? {
    var rest = Substring(text).utf8
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
    rest = rest[whole.endIndex...]
    var digitCount = whole.count
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return nil }
      digitCount += fraction.count
      rest = rest[fraction.endIndex...]
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
      }
      let exponent = rest.prefix(while: isDigit)
      guard !exponent.isEmpty else { return nil }
      rest = rest[exponent.endIndex...]
    }
    guard rest.isEmpty, digitCount <= 15, let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
