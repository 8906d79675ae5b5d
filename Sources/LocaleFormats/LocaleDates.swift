/// A point in time, in seconds since 1970 in UTC, as configs write it.
package struct Moment: Hashable, Sendable, Comparable {
  /// The seconds since the beginning of 1970.
  package var seconds: Double

  /// Creates a point in time.
  package init(seconds: Double) {
    self.seconds = seconds
  }

  /// Compares two points in time.
  package static func < (a: Moment, b: Moment) -> Bool { a.seconds < b.seconds }

  /// Parses a day, or a day with a time, in the form of ISO 8601: `2026-03-12`, `2026-03-12T14:05`,
  /// `2026-03-12 14:05:30`, `2026-03-12T14:05:30Z`, `2026-03-12T14:05+01:00`; nil for other texts.
  ///
  /// A time without a zone is in UTC, so that a picture does not depend on the place where it is
  /// drawn.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[start..<start + count] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    func has(_ character: Character, at place: Int) -> Bool {
      place < bytes.count && bytes[place] == character.asciiValue
    }
    guard let year = number(0, 4), has("-", at: 4), let month = number(5, 2), has("-", at: 7),
      let day = number(8, 2), (1...12).contains(month),
      (1...Self.dayCount(ofMonth: month, year: year)).contains(day)
    else { return nil }
    var seconds = Double(Self.days(beforeYear: year, month: month) + day - 1) * 86_400
    var place = 10
    if place < bytes.count {
      guard has("T", at: place) || has(" ", at: place), let hour = number(11, 2), hour < 24,
        has(":", at: 13), let minute = number(14, 2), minute < 60
      else { return nil }
      seconds += Double(hour * 3600 + minute * 60)
      place = 16
      if has(":", at: place) {
        guard let second = number(17, 2), second < 60 else { return nil }
        seconds += Double(second)
        place = 19
      }
      if has("Z", at: place) {
        place += 1
      } else if has("+", at: place) || has("-", at: place) {
        guard let hours = number(place + 1, 2), hours < 24, has(":", at: place + 3),
          let minutes = number(place + 4, 2), minutes < 60
        else { return nil }
        let offset = Double(hours * 3600 + minutes * 60)
        seconds -= has("+", at: place) ? offset : -offset
        place += 6
      }
    }
    guard place == bytes.count else { return nil }
    self.seconds = seconds
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the number of days between the beginning of 1970 and that of a month.
  private static func days(beforeYear year: Int, month: Int) -> Int {
    let years = year - 1
    // Days since the year 1 in the Gregorian calendar; 1970 begins after 719,162 of them.
    let beginning = years * 365 + years / 4 - years / 100 + years / 400 - 719_162
    return (1..<month).reduce(beginning) { $0 + dayCount(ofMonth: $1, year: year) }
  }
}

/// Returns a point in time by a pattern of Unicode's, as `d MMM`, with a locale's names, in UTC.
///
/// - Throws: `LocaleFormatError`.
package func formatted(
  _ moment: Moment, by pattern: String, in locale: String
) throws(LocaleFormatError) -> String {
  try withDateFormat(pattern, locale) { library, format throws(LocaleFormatError) in
    try text { library.formatDate(format, moment.seconds * 1000, $0, $1, nil, &$2) }
  }
}

/// Returns the point in time that a text states by a pattern.
///
/// - Throws: `LocaleFormatError` for a text of another pattern.
func parsed(
  _ text: String, by pattern: String, in locale: String
) throws(LocaleFormatError) -> Moment {
  try withDateFormat(pattern, locale) { library, format throws(LocaleFormatError) in
    var status: ICULibrary.Status = 0
    let units = Array(text.utf16)
    let milliseconds = library.parseDate(format, units, Int32(units.count), nil, &status)
    try check(status)
    return Moment(seconds: milliseconds / 1000)
  }
}

private func withDateFormat<Result>(
  _ pattern: String, _ locale: String,
  _ body: (ICULibrary, ICULibrary.Object?) throws(LocaleFormatError) -> Result
) throws(LocaleFormatError) -> Result {
  guard let library = ICULibrary.shared else { throw .noLibrary }
  var status: ICULibrary.Status = 0
  let zone = Array("UTC".utf16)
  let units = Array(pattern.utf16)
  // UDAT_PATTERN.
  let format = library.openDateFormat(
    -2, -2, locale, zone, Int32(zone.count), units, Int32(units.count), &status)
  defer { library.closeDateFormat(format) }
  try check(status)
  return try body(library, format)
}

/// Returns the distance between a point in time and another one, in the largest unit that fits, as
/// `2 hours ago` or `in 3 days`.
///
/// Parts of a unit are cut off; less than a minute is in seconds.
///
/// - Throws: `LocaleFormatError`.
package func relative(
  _ moment: Moment, to now: Moment, in locale: String
) throws(LocaleFormatError) -> String {
  guard let library = ICULibrary.shared else { throw .noLibrary }
  var status: ICULibrary.Status = 0
  // UDAT_STYLE_LONG and UDISPCTX_CAPITALIZATION_NONE.
  let formatter = library.openRelativeFormatter(locale, nil, 0, 256, &status)
  defer { library.closeRelativeFormatter(formatter) }
  try check(status)
  let distance = moment.seconds - now.seconds
  let unit = RelativeUnit.largest(for: distance.magnitude)
  let count = (distance / unit.seconds).rounded(.towardZero)
  return try text { library.formatRelative(formatter, count, unit.number, $0, $1, &$2) }
}

/// A unit of ICU's `URelativeDateTimeUnit`.
private struct RelativeUnit {
  var number: Int32
  var seconds: Double

  /// From years to seconds; a year is 365 days, a month 30.
  private static let all = [
    RelativeUnit(number: 0, seconds: 31_536_000), RelativeUnit(number: 2, seconds: 2_592_000),
    RelativeUnit(number: 3, seconds: 604_800), RelativeUnit(number: 4, seconds: 86_400),
    RelativeUnit(number: 5, seconds: 3600), RelativeUnit(number: 6, seconds: 60),
  ]

  static func largest(for distance: Double) -> RelativeUnit {
    all.first { distance >= $0.seconds } ?? RelativeUnit(number: 7, seconds: 1)
  }
}
