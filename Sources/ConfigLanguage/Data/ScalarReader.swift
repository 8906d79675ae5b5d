import PlainText

/// The values of YAML's scalars: YAML 1.2's core schema, without YAML 1.1's surprises.
///
/// `no` and `on` are words, `010` is 10, `1:30` is text. A whole number that a Double would round is
/// text, too: it is a code. Quoted scalars are always text and are not handled here.
package enum ScalarReader {
  /// An error for a number that cannot be in configs or data.
  package struct UnusableNumber: Error, Hashable, Sendable {
    /// The scalar in the source.
    package let text: String

    /// Indicates whether it is a finite number that would be rounded.
    fileprivate(set) var isRounded = false

    /// The error as a diagnostic's message.
    package var message: String {
      "'\(excerpt(of: text, limit: 40))' "
        + (isRounded ? NumberText.roundingWords : "is not a finite number")
    }

    /// The remedy as a diagnostic's suggestion.
    package var suggestion: String { "quote it if it is text" }
  }

  /// Returns the value of a scalar without quotes.
  ///
  /// - Throws: `UnusableNumber` for `.nan`, `.inf`, numbers beyond a Double's range, and hexadecimal
  ///   or octal ones that would be rounded.
  package static func value(ofPlain text: String) throws(UnusableNumber) -> DataValue {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    // Signs, the point and digits: the first characters of numbers. Most text fails here.
    guard let first = text.utf8.first, (0x2B...0x39).contains(first) else { return .string(text) }
    if let number = radixNumber(text.utf8) {
      guard number.isExact else {
        throw UnusableNumber(text: text, isRounded: number.value.isFinite)
      }
      return .number(number.value)
    }
    guard !unusable.contains(text) else { throw UnusableNumber(text: text) }
    guard let form = DecimalForm(text), !form.isRounded, let number = form.value else {
      return .string(text)
    }
    guard number.isFinite else { throw UnusableNumber(text: text) }
    return .number(number)
  }

  /// The words for numbers without a value.
  private static let unusable: Set = [
    ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF", ".nan", ".NaN",
    ".NAN",
  ]

  /// Returns the value of `0x1F` or `0o17`, and whether it is not rounded.
  private static func radixNumber(
    _ text: String.UTF8View
  ) -> (value: Double, isExact: Bool)? {
    let radix: Double
    switch String(Substring(text.prefix(2))) {
    case "0x": radix = 16
    case "0o": radix = 8
    default: return nil
    }
    let digits = text.dropFirst(2)
    guard !digits.isEmpty else { return nil }
    var value = 0.0
    var isExact = true
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, Double(digit) < radix else {
        return nil
      }
      // A product with a power of two is exact, unless it is too large; a sum may be rounded.
      let product = value * radix
      value = product + Double(digit)
      if value - product != Double(digit) { isExact = false }
    }
    return (value, isExact)
  }
}

extension ConfigScalar {
  /// Indicates whether the scalar is empty, or a word for null: `null` or `~`.
  package var isNothing: Bool {
    !isQuoted && (try? ScalarReader.value(ofPlain: text)) == .null
  }
}

/// A decimal number in its notation: a sign, digits, a point, digits and an exponent.
///
/// The notation is YAML's, so that `+1`, `007`, `.5` and `5.` are numbers; `isJSON` is true for
/// those of JSON.
struct DecimalForm {
  private let sign: UInt8?
  private let whole: Substring.UTF8View
  /// The digits after the point; nil without a point.
  private let fraction: Substring.UTF8View?
  /// The exponent, as in `e-5`; empty without one.
  private let exponent: String

  /// Creates the form of a whole text; nil for one that is not a number.
  init?(_ text: String) {
    var rest = Substring(text).utf8
    sign = Self.takeSign(&rest)
    whole = Self.takeDigits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = Self.takeDigits(&rest)
    } else {
      fraction = nil
    }
    guard !whole.isEmpty || !(fraction ?? whole).isEmpty else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      let sign = Self.takeSign(&rest) == UInt8(ascii: "-") ? "-" : ""
      let digits = Self.takeDigits(&rest)
      guard !digits.isEmpty else { return nil }
      exponent = "e" + sign + String(Substring(digits))
    } else {
      exponent = ""
    }
    guard rest.isEmpty else { return nil }
  }

  /// The number; not finite beyond a Double's range.
  var value: Double? {
    let fraction = fraction.map { String(Substring($0)) } ?? ""
    let magnitude = Double("0\(Substring(whole)).\(fraction)0\(exponent)")
    return magnitude.map { sign == UInt8(ascii: "-") ? -$0 : $0 }
  }

  /// Indicates whether the number is valid in JSON: no plus, no zero before other digits, digits on
  /// both sides of a point.
  var isJSON: Bool {
    guard sign != UInt8(ascii: "+"), let first = whole.first else { return false }
    if let fraction, fraction.isEmpty { return false }
    return whole.count == 1 || first != UInt8(ascii: "0")
  }

  /// Indicates whether it is a whole number, without a point or an exponent, that a Double would
  /// round.
  var isRounded: Bool {
    fraction == nil && exponent.isEmpty && NumberText.isRounded(whole: Substring(whole))
  }

  /// The number of digits before the exponent.
  var digitCount: Int { whole.count + (fraction?.count ?? 0) }

  private static func takeSign(_ text: inout Substring.UTF8View) -> UInt8? {
    guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    text.removeFirst()
    return sign
  }

  /// Removes the ASCII digits at the start of `text`, and returns them.
  private static func takeDigits(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix { (0x30...0x39).contains($0) }
    text = text[digits.endIndex...]
    return digits
  }
}
