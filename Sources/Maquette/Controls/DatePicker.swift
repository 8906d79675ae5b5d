import CellViews

public import Foundation
import LocaleFormats

/// A date after its label, on a surface that opens a calendar.
public nonisolated struct DatePicker<Label: View>: View {
  private let date: Date
  private let components: DatePickerComponents
  private let label: Label

  /// Creates a date picker with a label.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    date = selection.wrappedValue
    components = displayedComponents
    self.label = label()
  }

  /// The label, the day and the time.
  @MainActor public var body: some View {
    DateValues(date: date, components: components, label: label)
  }
}

/// A date in the style of the environment.
private struct DateValues<Label: View>: _BuiltInView {
  let date: Date
  let components: DatePickerComponents
  let label: Label

  func _nodes(in context: _ViewContext) -> _ViewNodes {
    LabeledNode(label: label) { node(label: $0, in: context) }._nodes(in: context)
  }

  @MainActor private func node(label: ViewNode?, in context: _ViewContext) -> ViewNode {
    let style = context.environment.datePickerStyle
    let (locale, zone) = (context.environment.locale, context.environment.timeZone)
    // The time of a clock in the zone, as if it were in UTC.
    var settings = DatePickerSettings(
      label,
      date: Moment(
        seconds: date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))))
    settings.hasDay = components.contains(.date)
    settings.hasTime = components.contains(.hourAndMinute)
    settings.name = label?.words
    settings.isGraphical = style == .graphical && settings.hasDay
    settings.isWheel = style == .wheel
    settings.isDisabled = !context.environment.isEnabled
    if let node = try? settings.view(in: locale.identifier, now: nil) { return node }
    // Without ICU, Foundation has dates, but no names of months.
    func text(
      _ isShown: Bool, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    ) -> String? {
      guard isShown else { return nil }
      return date.formatted(
        Date.FormatStyle(date: day, time: time, locale: locale, timeZone: zone))
    }
    return DatePickerNode(
      label, name: settings.name, day: text(settings.hasDay, .abbreviated, .omitted),
      time: text(settings.hasTime, .omitted, .shortened)
    ).view
  }
}

nonisolated extension DatePicker {
  /// Creates a date picker between two dates, from one on or up to one, with a label.
  public init(
    selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a date picker after a text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a date picker after a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a date picker between two dates, from one on or up to one, after a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }
}

/// Parts of a date in a date picker.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt

  /// Creates parts from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A style of date pickers.
public struct DatePickerStyle: Hashable, Sendable {
  private let name: String

  /// The system's style: compact.
  public static let automatic = DatePickerStyle(name: "compact")
  /// The date on a surface that opens a calendar.
  public static let compact = DatePickerStyle(name: "compact")
  /// The month around the date, without its label.
  public static let graphical = DatePickerStyle(name: "graphical")
  /// Wheels, without the label.
  public static let wheel = DatePickerStyle(name: "wheel")
}

nonisolated extension View {
  /// Sets the style of the date pickers inside.
  public func datePickerStyle(_ style: DatePickerStyle) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.datePickerStyle = style }
  }
}

extension EnvironmentValues {
  private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: DatePickerStyle { .automatic }
  }

  var datePickerStyle: DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

/// A colour after its label, in a ring that opens a palette.
public nonisolated struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// Creates a colour picker with a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The label and the colour in its ring.
  @MainActor public var body: some View {
    LabeledNode(label: label) { ColorWellNode(label: $0, color: color).view }
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a colour picker after a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a colour picker after a text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
