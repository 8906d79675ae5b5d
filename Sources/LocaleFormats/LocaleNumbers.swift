/// A style of a number.
package enum NumberStyle: Hashable, Sendable {
  /// The locale's separators, as in `1,234.5`; with this number of decimals, or up to three as
  /// needed.
  case plain(decimals: Int?)
  /// A percentage, as in `26%` for 0.256; with this number of decimals.
  case percent(decimals: Int)
  /// A short form, as in `48K` for 48,200.
  case compact
  /// An amount of money, by the currency's ISO 4217 code, as in `€12.50`.
  case currency(String)

  /// ICU's words for the style.
  fileprivate var skeleton: String {
    switch self {
    case .plain(let decimals): decimals.map(Self.precision) ?? ".###"
    case .percent(let decimals): "percent scale/100 " + Self.precision(decimals)
    case .compact: "compact-short"
    case .currency(let code): "currency/\(code)"
    }
  }

  private static func precision(_ decimals: Int) -> String {
    decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
  }
}

/// A reason why a value cannot be formatted for a locale.
package enum LocaleFormatError: Error, Hashable, Sendable {
  /// ICU is not installed.
  case noLibrary
  /// ICU's error, by its number.
  case failed(Int32)
}

/// Returns a number in a locale's form.
///
/// - Parameter locale: A BCP 47 tag, as `de-CH`.
/// - Throws: `LocaleFormatError`.
package func formatted(
  _ number: Double, as style: NumberStyle, in locale: String
) throws(LocaleFormatError) -> String {
  guard let library = ICULibrary.shared else { throw .noLibrary }
  var status: ICULibrary.Status = 0
  let skeleton = Array(style.skeleton.utf16)
  let formatter = library.openNumberFormatter(skeleton, Int32(skeleton.count), locale, &status)
  defer { library.closeNumberFormatter(formatter) }
  try check(status)
  let result = library.openNumberResult(&status)
  defer { library.closeNumberResult(result) }
  try check(status)
  library.formatNumber(formatter, number, result, &status)
  try check(status)
  return try text { library.numberText(result, $0, $1, &$2) }
}

/// Throws for an error; negative numbers are warnings.
func check(_ status: ICULibrary.Status) throws(LocaleFormatError) {
  guard status <= 0 else { throw .failed(status) }
}

/// Returns the text that ICU writes into memory of the caller's.
///
/// - Parameter write: Writes up to a count of UTF-16 units, and returns their number.
func text(
  _ write: (
    _ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32, _ status: inout ICULibrary.Status
  ) -> Int32
) throws(LocaleFormatError) -> String {
  // No number or date of a locale is longer.
  var units = [UInt16](repeating: 0, count: 512)
  var status: ICULibrary.Status = 0
  let count = units.withUnsafeMutableBufferPointer { buffer in
    write(buffer.baseAddress, Int32(buffer.count), &status)
  }
  try check(status)
  return String(decoding: units.prefix(Int(count)), as: UTF16.self)
}
