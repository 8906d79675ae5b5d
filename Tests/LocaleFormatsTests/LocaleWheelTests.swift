import LocaleFormats
import TestSupport
import Testing

/// The columns of a date picker's wheels: nine values each, of which the fifth is chosen.
struct LocaleWheelTests {
  private func wheels(
    _ date: String, day: Bool = true, time: Bool = true, _ hours: HourCycle = .automatic,
    in locale: String
  ) throws -> [DateWheel] {
    let moment = try #require(Moment(date))
    return try dateWheels(around: moment, hasDay: day, hasTime: time, hours, in: locale)
  }

  @Test(
    arguments: [
      ("en", [.month, .day, .year]), ("de", [.day, .month, .year]), ("ja", [.year, .month, .day]),
    ] as [(String, [DateWheel.Field])])
  func `a day has the order of the locale`(locale: String, fields: [DateWheel.Field]) throws {
    try #require(wheels("2026-03-14", time: false, in: locale).map(\.field) == fields)
  }

  @Test func `months and days go round, years do not`() throws {
    let columns = try wheels("2026-12-30", time: false, in: "en")
    expect(
      columns.map(\.options),
      equals: [
        [
          "August", "September", "October", "November", "December", "January", "February",
          "March", "April",
        ],
        ["26", "27", "28", "29", "30", "31", "1", "2", "3"],
        (2022...2030).map { "\($0)" },
      ])
    expect(columns.map(\.selected), equals: [4, 4, 4])
  }

  @Test func `hours are counted as the locale does, with the half of the day where it has one`()
    throws
  {
    let english = try wheels("2026-03-14T17:58", in: "en")
    expect(english.map(\.field), equals: [.weekdayAndDay, .hour, .minute, .half])
    expect(english[0].options[4], equals: "Sat, Mar 14")
    expect(english[1].options, equals: ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
    expect(english[2].options, equals: ["54", "55", "56", "57", "58", "59", "00", "01", "02"])
    expect(english[3], equals: DateWheel(field: .half, options: ["AM", "PM"], selected: 1))
    let german = try wheels("2026-03-14T01:30", day: false, in: "de")
    expect(german.map(\.field), equals: [.hour, .minute])
    expect(german[0].options, equals: ["21", "22", "23", "00", "01", "02", "03", "04", "05"])
  }

  @Test func `hours may be counted otherwise`() throws {
    let columns = try wheels("2026-03-14T17:30", day: false, .twentyFour, in: "en")
    expect(columns.map { $0.options[4] }, equals: ["17", "30"])
  }
}
