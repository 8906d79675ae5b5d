package import CellViews
import Diagnostics
package import LocaleFormats
import PlainText

extension ViewDeclaration {
  static let datePicker = ViewDeclaration(
    "datePicker", .datePicker, "A date, on surfaces that open a calendar, as a month or on a wheel."
  )
}

/// The settings of a date picker.
package struct DatePickerSettings: Sendable {
  /// The label; nil for none.
  package var label: ViewNode?
  /// The picker's name; nil for one without a label that is a text.
  package var name: String?
  /// The date; nil for one that is not known yet.
  package var date: Moment?
  /// Indicates whether the picker selects a day.
  package var hasDay = true
  /// Indicates whether the picker selects a time.
  package var hasTime = true
  /// Indicates whether a month replaces the day.
  package var isGraphical = false
  /// Indicates whether a wheel replaces the day and the time.
  package var isWheel = false
  /// The cycle of hours.
  package var hours = HourCycle.automatic
  /// The label before the time under a month.
  package var timeLabel = "Time"
  /// Indicates whether the picker is disabled and pale.
  package var isDisabled = false

  /// Creates a compact picker of a day and a time.
  package init(_ label: ViewNode? = nil, date: Moment?) {
    self.label = label
    self.date = date
  }

  /// Returns the picker in the formats of a locale.
  ///
  /// - Parameter now: The day marked as today; nil for none.
  /// - Throws: `LocaleFormatError`.
  package func view(in locale: String, now: Moment?) throws(LocaleFormatError) -> ViewNode {
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
    return picker.view
  }
}

private enum DatePickerStyle: String, CaseIterable, Sendable {
  case compact, graphical, wheel
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

private enum DateComponent: String, CaseIterable, Sendable {
  case date, hourAndMinute
}

extension ValueType<DatePickerSettings> {
  fileprivate static let datePicker = ValueType.record(
    "datePicker",
    "A date as the canvas's locale writes it, as SwiftUI's `DatePicker`; times are in UTC.",
    Field(
      Field<String?>(
        optional: "label", .text, "What the date is of; the row fills its width then."),
      Field("date", .text, "The date, as `2026-03-12` or `2026-03-12T09:41`."),
      Field(
        "displayedComponents",
        ValueType<DateComponent>.word(pending: .date).map { [$0] }.orList(
          ValueType<DateComponent>.word(pending: .date).list("a list of parts", count: 1...2)),
        default: DateComponent.allCases, shown: "[date, hourAndMinute]",
        "What of the date is shown."),
      Field(
        "style", default: DatePickerStyle.compact,
        "Whether the day is on a surface that opens a calendar, or the month or a wheel is shown."),
      Field(
        "hours",
        ValueType<HourCycle>.hours, default: .automatic, shown: "automatic",
        "Whether hours are counted to 12 or to 24; by default as the locale does."),
      Field(
        "timeLabel", .text, default: "Time", shown: "Time", "What is before the time under a month."
      ),
      Field("isDisabled", .truth, default: false, shown: "false", "Whether it is pale.")
    ) { label, date, parts, style, hours, timeLabel, isDisabled throws(Mismatch) in
      let moment = Moment(date)
      // An empty text may also be a date that is not computed yet.
      guard moment != nil || date.isEmpty else {
        throw Mismatch(
          "expected a date as '2026-03-12' or '2026-03-12T09:41', found "
            + "'\(excerpt(of: date, limit: 40))'")
      }
      guard style != .graphical || parts.contains(.date) else {
        throw Mismatch(
          "a time alone has no calendar", suggestion: "add 'date' to 'displayedComponents'")
      }
      var settings = DatePickerSettings(label.map { .text(TextNode($0)) }, date: moment)
      settings.name = label
      settings.hasDay = parts.contains(.date)
      settings.hasTime = parts.contains(.hourAndMinute)
      settings.isGraphical = style == .graphical
      settings.isWheel = style == .wheel
      settings.hours = hours
      settings.timeLabel = timeLabel
      settings.isDisabled = isDisabled
      return settings
    })
}

extension ValueType<HourCycle> {
  /// `automatic`, 12 or 24.
  fileprivate static let hours = ValueType.words(["automatic": .automatic], pending: .automatic)
    .choice(
      with: ValueType<Int>.whole(12...24).refine { hours throws(Mismatch) in
        guard let cycle = HourCycle(rawValue: "\(hours)") else {
          throw Mismatch("expected 12 or 24 hours, found \(hours)")
        }
        return cycle
      }
    ) { $0.scalar.map { $0.text != "automatic" } ?? false }
}

extension ValueType<ViewNode> {
  fileprivate static let datePicker = ValueType(
    schema: ValueType<DatePickerSettings>.datePicker.schema
  ) { node, place, compiler in
    ValueType<DatePickerSettings>.datePicker.compile(node, place, compiler)?
      .evaluated { settings, scope in
        do throws(LocaleFormatError) {
          return try settings.view(in: scope.scope.locale, now: scope.scope.now)
        } catch {
          throw Mismatch(writing: error).diagnostic(at: node.range, label: place.label)
        }
      }
  }
}
