import PlainText

/// What the scalars of YAML mean: YAML 1.2's core schema, without YAML 1.1's surprises.
///
/// `no` and `on` are words, `010` is 10, `1:30` is text. Quoted scalars are always text and do not
/// come here.
package enum ScalarReader {
  /// A number that no config or data can hold.
  package struct UnusableNumber: Error, Hashable, Sendable {
    /// The scalar as it was written.
    package let text: String

    /// What is wrong, as a diagnostic's message.
    package var message: String { "'\(excerpt(of: text, limit: 40))' is not a finite number" }

    /// What to do instead, as a diagnostic's suggestion.
    package var suggestion: String { "quote it if it is text" }
  }

  /// The value of a scalar that is written without quotes.
  ///
  /// - Throws: `UnusableNumber` for `.nan`, `.inf` and numbers beyond a Double's range.
  package static func value(ofPlain text: String) throws(UnusableNumber) -> DataValue {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    // Signs, the point and digits: what a number can begin with. Most text fails here.
    guard let first = text.utf8.first, (0x2B...0x39).contains(first) else { return .string(text) }
    guard let number = number(text) else { return .string(text) }
    guard number.isFinite else { throw UnusableNumber(text: text) }
    return .number(number)
  }

  /// The number that a whole scalar is; nil for text, not finite for what has no value.
  private static func number(_ text: String) -> Double? {
    var rest = Substring(text).utf8
    let sign = rest.first
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    if isSigned { rest.removeFirst() }
    switch String(Substring(rest)) {
    case ".inf", ".Inf", ".INF": return .infinity
    case ".nan", ".NaN", ".NAN": return isSigned ? nil : .nan
    default: break
    }
    if !isSigned, let value = radixNumber(rest) { return value }
    guard let magnitude = decimalNumber(rest) else { return nil }
    return sign == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// The value of `0x1F` or `0o17`.
  private static func radixNumber(_ text: Substring.UTF8View) -> Double? {
    let radix: Double
    switch String(Substring(text.prefix(2))) {
    case "0x": radix = 16
    case "0o": radix = 8
    default: return nil
    }
    let digits = text.dropFirst(2)
    guard !digits.isEmpty else { return nil }
    var value = 0.0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, Double(digit) < radix else {
        return nil
      }
      value = value * radix + Double(digit)
    }
    return value
  }

  /// The value of digits with a point and an exponent; `.5` and `5.` count too.
  private static func decimalNumber(_ text: Substring.UTF8View) -> Double? {
    var rest = text
    let whole = takeDigits(&rest)
    var fraction: Substring.UTF8View?
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = takeDigits(&rest)
    }
    guard !whole.isEmpty || !(fraction ?? whole).isEmpty else { return nil }
    var exponent = ""
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
        if sign == UInt8(ascii: "-") { exponent = "-" }
      }
      let digits = takeDigits(&rest)
      guard !digits.isEmpty else { return nil }
      exponent = "e" + exponent + String(Substring(digits))
    }
    guard rest.isEmpty else { return nil }
    let fractionText = fraction.map { String(Substring($0)) } ?? ""
    return Double("0" + String(Substring(whole)) + "." + fractionText + "0" + exponent)
  }

  /// Takes the ASCII digits that `text` begins with.
  private static func takeDigits(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix { (0x30...0x39).contains($0) }
    text = text[digits.endIndex...]
    return digits
  }
}
