import LocaleFormats
import TestSupport
import Testing

struct MomentTests {
  @Test(
    arguments: [
      ("1970-01-01", 0), ("1970-01-02T00:00:01", 86_401),
      // 30 years with 7 leap days, and January and a leap February: (30 × 365 + 7 + 31 + 29) days.
      ("2000-03-01", 11_017 * 86_400.0), ("1969-12-31", -86_400),
      ("1970-01-01T01:00+01:00", 0), ("1970-01-01 00:00:00Z", 0),
      ("1970-01-01T00:00-00:30", 1800), ("2024-02-29", nil), ("2026-02-29", nil),
      ("2026-13-01", nil), ("2026-1-1", nil), ("2026-01-01T24:00", nil), ("2026-01-01x", nil),
      ("", nil),
    ] as [(String, Double?)])
  func `a date is read as ISO 8601 has it`(text: String, expected: Double?) {
    // 54 years with 13 leap days, January and 28 days of February.
    let leapDay = Double((54 * 365 + 13 + 31 + 28) * 86_400)
    #expect(Moment(text)?.seconds == (text == "2024-02-29" ? leapDay : expected))
  }

  @Test(
    arguments: [
      ("EEEE d MMM, HH:mm", "en", "Thursday 12 Mar, 14:05"),
      ("EEEE, d. MMMM y", "de", "Donnerstag, 12. März 2026"), ("d MMM", "fr", "12 mars"),
    ])
  func `a date is written by a pattern with its locale's names`(
    pattern: String, locale: String, expected: String
  ) throws {
    let moment = try #require(Moment("2026-03-12T14:05"))
    let text = try formatted(moment, by: pattern, in: locale)
    expect(text, equals: expected)
  }

  @Test(
    arguments: [
      ("2026-03-12T12:00", "en", "2 hours ago"), ("2026-03-12T14:04:30", "en", "30 seconds ago"),
      ("2026-03-15T14:05", "en", "in 3 days"), ("2026-03-11", "de", "vor 1 Tag"),
      ("2024-03-12", "en", "2 years ago"),
    ])
  func `a distance in time is in the largest unit that fits`(
    date: String, locale: String, expected: String
  ) throws {
    let now = try #require(Moment("2026-03-12T14:05"))
    let moment = try #require(Moment(date))
    let text = try relative(moment, to: now, in: locale)
    expect(text, equals: expected)
  }
}
