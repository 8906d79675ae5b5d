/// A column of a date picker's wheels: the values around the chosen one.
package struct DateWheel: Hashable, Sendable {
  /// A kind of column.
  package enum Field: Hashable, Sendable {
    /// A day with its weekday and month.
    case weekdayAndDay
    case month, day, year, hour, minute
    /// The half of the day.
    case half
  }

  /// The kind of the column.
  package let field: Field
  /// The values, in the locale's form.
  package let options: [String]
  /// The index of the chosen one, from 0.
  package let selected: Int

  /// Creates a column.
  package init(field: Field, options: [String], selected: Int) {
    self.field = field
    self.options = options
    self.selected = selected
  }
}

/// Returns the wheels of a date picker around a point in time, in the order of a locale's dates.
///
/// A day by itself has a month, a day and a year; beside a time it is one column, as in
/// UIDatePicker.
///
/// - Throws: `LocaleFormatError`.
package func dateWheels(
  around moment: Moment, hasDay: Bool, hasTime: Bool, _ hours: HourCycle = .automatic,
  in locale: String
) throws(LocaleFormatError) -> [DateWheel] {
  let writer = WheelWriter(moment: moment, locale: locale)
  guard hasTime else { return hasDay ? try writer.calendarColumns() : [] }
  let days = hasDay ? [try writer.column(.weekdayAndDay)] : []
  return days + (try writer.clockColumns(hours))
}

private struct WheelWriter {
  let moment: Moment
  let locale: String

  /// The distances of the visible values from the chosen one.
  private static let reach = -4...4
  /// The first of January 2001, a year whose months follow each other as those of any year.
  private static let monthStart = Moment("2001-01-01") ?? Moment(seconds: 0)
  private static let day = 86_400.0

  func calendarColumns() throws(LocaleFormatError) -> [DateWheel] {
    // A day, a month and a year that have no digits in common.
    let sample = Moment("2033-11-22") ?? moment
    let order = try written(sample, "yMd", in: locale)
    func place(_ pattern: String) throws(LocaleFormatError) -> String.Index? {
      order.firstRange(of: try formatted(sample, by: pattern, in: locale))?.lowerBound
    }
    var places: [(field: DateWheel.Field, place: String.Index)] = []
    for (field, pattern) in [(DateWheel.Field.month, "M"), (.day, "d"), (.year, "y")] {
      places.append((field, try place(pattern) ?? order.endIndex))
    }
    var columns: [DateWheel] = []
    for (field, _) in places.sorted(by: { $0.place < $1.place }) {
      columns.append(try column(field))
    }
    return columns
  }

  func clockColumns(_ hours: HourCycle) throws(LocaleFormatError) -> [DateWheel] {
    // 13:00 is written with a 13 if hours are counted to 24.
    let afternoon = Moment(seconds: 13 * 3600)
    let thirteen = try formatted(afternoon, by: "H", in: locale)
    let isLong = try timeText(of: afternoon, hours, in: locale).contains(thirteen)
    let hour = try column(.hour, pattern: isLong ? "HH" : "h")
    let minute = try column(.minute)
    guard !isLong else { return [hour, minute] }
    let halves = [
      try formatted(Moment(seconds: 0), by: "a", in: locale),
      try formatted(afternoon, by: "a", in: locale),
    ]
    let isAfternoon =
      moment.seconds - (moment.seconds / Self.day).rounded(.down) * Self.day >= 43_200
    return [hour, minute, DateWheel(field: .half, options: halves, selected: isAfternoon ? 1 : 0)]
  }

  func column(
    _ field: DateWheel.Field, pattern: String? = nil
  ) throws(LocaleFormatError) -> DateWheel {
    var options: [String] = []
    for distance in Self.reach {
      options.append(try option(field, pattern: pattern, at: distance))
    }
    return DateWheel(field: field, options: options, selected: -Self.reach.lowerBound)
  }

  /// Returns the value at a distance from the chosen one: months, days and times wrap around.
  private func option(
    _ field: DateWheel.Field, pattern: String?, at distance: Int
  ) throws(LocaleFormatError) -> String {
    func number(_ pattern: String) throws(LocaleFormatError) -> Int {
      Int(try formatted(moment, by: pattern, in: "en")) ?? 1
    }
    func wrapped(_ value: Int, _ count: Int) -> Int { ((value + distance) % count + count) % count }
    switch field {
    case .weekdayAndDay:
      let day = Moment(seconds: moment.seconds + Double(distance) * Self.day)
      return try written(day, "MMMEd", in: locale)
    case .month:
      // Months of 2001 begin 31 days apart or less: the middle of each is in it.
      let month = wrapped(try number("M") - 1, 12)
      let middle = Self.monthStart.seconds + (Double(month) * 30.4 + 15) * Self.day
      return try formatted(Moment(seconds: middle), by: "LLLL", in: locale)
    case .day:
      let day = wrapped(try number("d") - 1, 31)
      return try formatted(
        Moment(seconds: Self.monthStart.seconds + Double(day) * Self.day), by: "d", in: locale)
    case .year:
      let year = try number("y") + distance
      guard let day = Moment("\(year)-06-15") else { return "\(year)" }
      return try formatted(day, by: "y", in: locale)
    case .hour:
      let hour = wrapped(try number("H"), 24)
      return try formatted(Moment(seconds: Double(hour) * 3600), by: pattern ?? "HH", in: locale)
    case .minute:
      let minute = wrapped(try number("m"), 60)
      return try formatted(Moment(seconds: Double(minute) * 60), by: "mm", in: locale)
    case .half: return ""
    }
  }
}
