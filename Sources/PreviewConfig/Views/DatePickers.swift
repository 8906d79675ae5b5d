import CellViews
import ConfigLanguage
import LocaleFormats
import PlainText

extension ViewDeclaration {
  static let datePicker = ViewDeclaration(
    "datePicker", .datePicker, "A date, on surfaces that open a calendar, as a month or on a wheel."
  )
}

private enum DatePickerStyle: String, CaseIterable, Sendable {
  case compact, graphical, wheel
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
        optional: "label", .label, "What the date is of; the row fills its width then."),
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
      Field("isDisabled", default: false, "Whether it is pale.")
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
