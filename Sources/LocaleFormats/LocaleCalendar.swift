/// A way of counting hours.
package enum HourCycle: String, Hashable, Sendable, CaseIterable {
  /// The locale's own.
  case automatic
  /// From 1 to 12, with the half of the day.
  case twelve = "12"
  /// From 0 to 23.
  case twentyFour = "24"

  /// ICU's letters for an hour and a minute.
  fileprivate var skeleton: String {
    switch self {
    case .automatic: "jmm"
    case .twelve: "hmm"
    case .twentyFour: "Hmm"
    }
  }
}

/// The month around a day, as a locale writes it, in the Gregorian calendar and in UTC.
package struct LocaleMonth: Hashable, Sendable {
  /// The month and the year.
  package let title: String
  /// The names of the days of a week, from the locale's first, in capitals if it has them.
  package let weekdays: [String]
  /// The number of days of the first week that belong to the month before.
  package let blankCount: Int
  /// The numbers of the days, in the locale's digits.
  package let days: [String]
  /// The day, from 1.
  package let day: Int

  /// Creates the month around a point in time.
  ///
  /// - Throws: `LocaleFormatError`.
  package init(around moment: Moment, in locale: String) throws(LocaleFormatError) {
    let dayNumber = Int((moment.seconds / 86_400).rounded(.down))
    let year = try Self.number("y", of: moment)
    let month = try Self.number("M", of: moment)
    day = try Self.number("d", of: moment)
    title = try written(moment, "yMMMM", in: locale)
    let first = try Self.firstWeekday(in: locale)
    // The first of 1970 was a Thursday: the fourth day after a Sunday, which is 0.
    let firstOfMonth = Self.weekday(ofDay: dayNumber - day + 1)
    blankCount = (firstOfMonth - first + 7) % 7
    var names: [String] = []
    for index in 0..<7 {
      // The fourth of 1970 was a Sunday.
      let sunday = 3.0
      let name = try formatted(
        Moment(seconds: (sunday + Double(first + index)) * 86_400), by: "ccc",
        in: gregorian(locale))
      names.append(name.uppercased())
    }
    weekdays = names
    var numbers: [String] = []
    for number in 1...Moment.dayCount(ofMonth: month, year: year) {
      numbers.append(try formatted(Double(number), as: .plain(decimals: 0), in: locale))
    }
    days = numbers
  }

  /// Returns the day of the week of a day since 1970; 0 for a Sunday.
  private static func weekday(ofDay day: Int) -> Int { ((day + 4) % 7 + 7) % 7 }

  private static func number(_ field: String, of moment: Moment) throws(LocaleFormatError) -> Int {
    Int(try formatted(moment, by: field, in: "en")) ?? 1
  }

  /// Returns the first day of weeks; 0 for a Sunday.
  private static func firstWeekday(in locale: String) throws(LocaleFormatError) -> Int {
    guard let library = ICULibrary.shared else { throw .noLibrary }
    var status: ICULibrary.Status = 0
    // UCAL_DEFAULT, and UCAL_FIRST_DAY_OF_WEEK, which is 1 for a Sunday.
    let calendar = library.openCalendar(nil, 0, locale, 0, &status)
    defer { library.closeCalendar(calendar) }
    try check(status)
    return Int(library.calendarAttribute(calendar, 1)) - 1
  }
}

/// Returns a day in a locale's short form, as `Mar 12, 2026`.
///
/// - Throws: `LocaleFormatError`.
package func dayText(of moment: Moment, in locale: String) throws(LocaleFormatError) -> String {
  try written(moment, "yMMMd", in: locale)
}

/// Returns a time in a locale's form, as `9:41 AM`.
///
/// - Throws: `LocaleFormatError`.
package func timeText(
  of moment: Moment, _ hours: HourCycle = .automatic, in locale: String
) throws(LocaleFormatError) -> String {
  try written(moment, hours.skeleton, in: locale)
}

/// Returns the day that a locale writes as a text; nil for a text of none.
package func day(of text: String, in locale: String) -> Moment? { read(text, "yMMMd", in: locale) }

/// Returns the time of the first day of 1970 that a locale writes as a text; nil for a text of none.
package func time(of text: String, _ hours: HourCycle, in locale: String) -> Moment? {
  read(text, hours.skeleton, in: locale)
}

/// Returns a point in time with some fields, in the locale's order of them.
func written(
  _ moment: Moment, _ skeleton: String, in locale: String
) throws(LocaleFormatError) -> String {
  try formatted(moment, by: pattern(of: skeleton, in: locale), in: gregorian(locale))
}

/// Returns the point in time that is written as a text; nil for a text of none.
private func read(_ words: String, _ skeleton: String, in locale: String) -> Moment? {
  guard let pattern = try? pattern(of: skeleton, in: locale),
    let moment = try? parsed(words, by: pattern, in: gregorian(locale)),
    // A parser takes more than what is written.
    (try? written(moment, skeleton, in: locale)) == words
  else { return nil }
  return moment
}

private func pattern(
  of skeleton: String, in locale: String
) throws(LocaleFormatError) -> String {
  guard let library = ICULibrary.shared else { throw .noLibrary }
  var status: ICULibrary.Status = 0
  let generator = library.openPatternGenerator(gregorian(locale), &status)
  defer { library.closePatternGenerator(generator) }
  try check(status)
  let fields = Array(skeleton.utf16)
  return try text {
    library.bestPattern(generator, fields, Int32(fields.count), $0, $1, &$2)
  }
}

/// Returns the locale with the calendar of configs' months.
private func gregorian(_ locale: String) -> String { locale + "@calendar=gregorian" }
