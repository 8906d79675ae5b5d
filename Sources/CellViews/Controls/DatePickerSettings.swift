package import LocaleFormats

/// The settings of a date picker, before a locale writes its date.
package struct DatePickerSettings: Sendable {
  /// The label; nil for none.
  package var label: ViewNode?
  /// The picker's name; nil for one without a label that is a text.
  package var name: String?
  /// The date; nil if it is not known yet.
  package var date: Moment?
  /// Indicates whether the day is shown.
  package var hasDay = true
  /// Indicates whether the time is shown.
  package var hasTime = true
  /// Indicates whether a month is shown instead of the day.
  package var isGraphical = false
  /// Indicates whether a wheel is shown instead of the day and the time.
  package var isWheel = false
  /// The cycle of hours: of 12, of 24, or the locale's.
  package var hours = HourCycle.automatic
  /// The words before the time under a month.
  package var timeLabel = "Time"
  /// Indicates whether the picker is pale.
  package var isDisabled = false

  /// A compact picker of a day and a time.
  package init(_ label: ViewNode? = nil, date: Moment?) {
    self.label = label
    self.date = date
  }

  /// Returns the picker as a locale writes it.
  ///
  /// - Parameter now: The day that is marked as today; nil for none.
  /// - Throws: `LocaleFormatError`.
  package func view(in locale: String, now: Moment?) throws(LocaleFormatError) -> ViewNode {
    try node(in: locale, now: now).view
  }

  func node(in locale: String, now: Moment?) throws(LocaleFormatError) -> DatePickerNode {
    var day: String?
    var time: String?
    var month: CalendarMonth?
    if let date {
      if hasTime { time = try timeText(of: date, hours, in: locale) }
      if hasDay { day = try dayText(of: date, in: locale) }
      if hasDay, isGraphical {
        let around = try LocaleMonth(around: date, in: locale)
        month = CalendarMonth(
          title: around.title, weekdays: around.weekdays, blankCount: around.blankCount,
          days: around.days, selected: around.day)
        if let now {
          let other = try LocaleMonth(around: now, in: locale)
          if other.title == around.title { month?.today = other.day }
        }
      }
    }
    var picker = DatePickerNode(label, name: name, day: day, time: time, month: month)
    if isWheel, let date {
      picker.wheels = try dateWheels(
        around: date, hasDay: hasDay, hasTime: hasTime, hours, in: locale
      ).map { DatePickerNode.Wheel($0.options, selected: $0.selected, width: $0.field.width) }
    }
    picker.timeLabel = timeLabel
    picker.isDisabled = isDisabled
    picker.source = DatePickerSource(settings: self, locale: locale, now: now)
    return picker
  }

  /// Sets the date, and what of it is shown, by a text of a compact picker; returns false for one that the locale does
  /// not write.
  mutating func setDate(_ text: String, in locale: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    for count in words.indices.map({ words.count - $0 }) + [0] {
      let (first, last) = (words[..<count], words[count...])
      let text = first.joined(separator: " ")
      let day = first.isEmpty ? nil : LocaleFormats.day(of: text, in: locale)
      guard first.isEmpty || day != nil else { continue }
      for cycle in last.isEmpty ? [hours] : [hours] + HourCycle.allCases {
        let text = last.joined(separator: " ")
        let time = LocaleFormats.time(of: text, cycle, in: locale)
        guard last.isEmpty || time != nil else { continue }
        (hasDay, hasTime, hours) = (day != nil, time != nil, cycle)
        date = Moment(seconds: (day?.seconds ?? 0) + (time?.seconds ?? 0))
        return true
      }
    }
    return false
  }
}

/// The date of a picker before a locale writes it.
package struct DatePickerSource: Sendable {
  /// The settings of the picker.
  let settings: DatePickerSettings
  /// The locale that writes them.
  let locale: String
  /// The day that is marked as today; nil for none.
  let now: Moment?
}

extension DateWheel.Field {
  /// The width of a column on a phone of 320 points.
  fileprivate var width: Double {
    switch self {
    case .weekdayAndDay: 160
    case .month: 130
    case .year: 76
    case .day, .hour, .minute, .half: 50
    }
  }
}
