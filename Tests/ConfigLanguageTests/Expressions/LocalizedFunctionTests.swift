import ConfigLanguage
import TestSupport
import Testing

struct LocalizedFunctionTests {
  private func value(_ source: String, locale: String? = nil) throws -> DataValue? {
    let canvas = DataValue.object(["locale": locale.map { .string($0) } ?? .null])
    return try template(source).value(in: Scope(values: ["canvas": canvas]))
  }

  @Test(
    arguments: [
      ("${formatted(1234.5)}", nil, "1,234.5"), ("${formatted(1234.5, 2)}", "de", "1.234,50"),
      ("${percent(0.256)}", "en", "26%"), ("${compact(48200)}", nil, "48K"),
      ("${currency(12.5, 'EUR')}", "de", "12,50\u{A0}€"),
      ("${date('2026-03-12', 'd MMM')}", "fr", "12 mars"), ("${date(0, 'y')}", nil, "1970"),
      ("${relative('2026-03-11', '2026-03-12')}", nil, "1 day ago"),
    ] as [(String, String?, String)])
  func `values are written as the canvas's locale does`(
    source: String, locale: String?, expected: String
  ) throws {
    try #require(value(source, locale: locale) == .string(expected))
  }

  @Test func `what the locale decides waits for the canvas`() throws {
    let roots = try template("${compact(1)}").roots
    expect(roots, equals: ["canvas"])
  }

  @Test(arguments: [
    (
      "${currency(1, 'eur')}",
      "15+5: expected a currency of three letters, as 'EUR', found the text 'eur'"
    ),
    (
      "${date('12.3.', 'd')}",
      "8+7: expected a date as '2026-03-12' or '2026-03-12T14:05', found the text '12.3.'"
    ),
    ("${percent('a')}", "11+3: expected a number, found the text 'a'"),
    ("${formatted(1, 16)}", "16+2: expected 0 to 15 decimals, found the number 16"),
    ("${date(1)}", "3+7: 'date' takes 2 values, a date and a pattern as 'd MMM', found 1"),
  ])
  func `a wrong value is a mistake at its place`(source: String, expected: String) {
    expect(mistake(source), equals: expected)
  }
}
