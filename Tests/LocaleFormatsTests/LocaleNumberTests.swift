import LocaleFormats
import TestSupport
import Testing

/// Numbers as Unicode's locale data has them.
struct LocaleNumberTests {
  @Test(
    arguments: [
      (1234567.5, .plain(decimals: nil), "en", "1,234,567.5"),
      (1234567.5, .plain(decimals: 2), "de", "1.234.567,50"),
      (1234.5, .plain(decimals: 0), "de-CH", "1’234"),
      (0.256, .percent(decimals: 0), "en", "26%"),
      // A no-break space.
      (0.256, .percent(decimals: 1), "de", "25,6\u{A0}%"),
      (48200, .compact, "en", "48K"), (48200, .compact, "ja", "4.8万"),
      (12.5, .currency("EUR"), "en", "€12.50"), (12.5, .currency("EUR"), "de", "12,50\u{A0}€"),
      (1200, .currency("JPY"), "en", "¥1,200"),
    ] as [(Double, NumberStyle, String, String)])
  func `a number is written as its locale does`(
    number: Double, style: NumberStyle, locale: String, expected: String
  ) throws {
    let text = try formatted(number, as: style, in: locale)
    expect(text, equals: expected)
  }
}
