import LocaleFormats
import TestSupport
import Testing

/// Dates of forms as Unicode's locale data has them; ICU writes narrow no-break spaces before AM.
struct LocaleCalendarTests {
  @Test(
    arguments: [
      ("en", "Mar 14, 2026"), ("en-GB", "14 Mar 2026"), ("de", "14. März 2026"),
      ("ja", "2026年3月14日"),
    ])
  func `a day is in the locale's order`(locale: String, expected: String) throws {
    let moment = try #require(Moment("2026-03-14T17:30"))
    let text = try dayText(of: moment, in: locale)
    expect(text, equals: expected)
  }

  @Test(
    arguments: [
      (.automatic, "en", "5:30\u{202F}PM"), (.automatic, "de", "17:30"),
      (.twentyFour, "en", "17:30"), (.twelve, "de", "5:30\u{202F}PM"),
    ] as [(HourCycle, String, String)])
  func `hours are counted as the locale does, or as is asked for`(
    hours: HourCycle, locale: String, expected: String
  ) throws {
    let moment = try #require(Moment("2026-03-14T17:30"))
    let text = try timeText(of: moment, hours, in: locale)
    expect(text, equals: expected)
  }

  @Test(arguments: ["en", "en-GB", "de", "ja", "ar-EG"])
  func `a day and a time are read as they are written`(locale: String) throws {
    let midnight = try #require(Moment("2026-03-14"))
    expect(day(of: try dayText(of: midnight, in: locale), in: locale), equals: midnight)
    let evening = try #require(Moment("1970-01-01T17:30"))
    for hours in HourCycle.allCases {
      let text = try timeText(of: evening, hours, in: locale)
      expect(time(of: text, hours, in: locale), equals: evening)
    }
    expect(day(of: "tomorrow", in: locale), equals: nil)
  }

  @Test(
    arguments: [
      // The first of March 2026 is a Sunday: the first day of a week in America, the last in Germany,
      // the second in Egypt, whose weeks begin on a Saturday.
      ("en", "2026-03-14", "March 2026", 0, "SUN"), ("de", "2026-03-14", "März 2026", 6, "MO"),
      ("ar-EG", "2026-03-14", "مارس ٢٠٢٦", 1, "السبت"),
      // A year before a Thursday, and 365 days are 52 weeks and a day: a Wednesday.
      ("en", "1969-01-31", "January 1969", 3, "SUN"),
    ] as [(String, String, String, Int, String)])
  func `a month begins on its day of the week`(
    locale: String, date: String, title: String, blankCount: Int, weekday: String
  ) throws {
    let month = try LocaleMonth(around: #require(Moment(date)), in: locale)
    expect(month.title, equals: title)
    expect(month.blankCount, equals: blankCount)
    expect(month.weekdays.count, equals: 7)
    expect(month.weekdays.first, equals: weekday)
    expect(month.days.count, equals: 31)
  }

  @Test(arguments: [("2024-02-29", 29), ("2026-02-01", 28), ("2026-04-30", 30)])
  func `a month has its days`(date: String, count: Int) throws {
    let month = try LocaleMonth(around: #require(Moment(date)), in: "en")
    expect(month.days.count, equals: count)
    expect(month.days.first, equals: "1")
  }
}
