#if FoundationNames
public import Foundation

/// A date after its label, on a surface that opens a calendar.
public nonisolated struct DatePicker<Label: View>: View {
  private let date: Date
  private let components: DatePickerComponents
  private let label: Label

  /// A date with a label.
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
    LabeledControl(label: AnyView(label), height: 34) {
      DateValues(date: date, components: components)
    }
  }
}

private struct DateValues: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) { surface(with: text(.abbreviated, .omitted)) }
      if components.contains(.hourAndMinute) { surface(with: text(.omitted, .shortened)) }
    }
  }

  private func text(
    _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    date.formatted(Date.FormatStyle(date: day, time: time, locale: locale, timeZone: timeZone))
  }

  private func surface(with text: String) -> some View {
    Text(verbatim: text)
      .lineLimit(1)
      .padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
      .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 6))
  }
}

nonisolated extension DatePicker where Label == Text {
  /// A date after a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A date between two others after a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }

  /// A date from another on after a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }

  /// A date up to another after a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }
}
#endif

/// What a date picker shows of a date.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt

  /// The parts of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How date pickers look.
public struct DatePickerStyle: Hashable, Sendable {
  let word: String?

  /// As the system has it: compact.
  public static let automatic = DatePickerStyle(word: nil)
  /// On a surface that opens a calendar.
  public static let compact = DatePickerStyle(word: nil)
  /// A calendar, which is drawn as the compact form.
  public static let graphical = DatePickerStyle(word: "graphical")
  /// Wheels, which are drawn as the compact form.
  public static let wheel = DatePickerStyle(word: "wheel")
}

nonisolated extension View {
  /// How the date pickers inside look: all as compact ones.
  public func datePickerStyle(
    _ style: DatePickerStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<Self> {
    undrawn(if: style.word != nil, "datePickerStyle(.\(style.word ?? ""))", file, line)
  }
}

/// A colour after its label, in a ring that opens a palette.
public nonisolated struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// A colour with a label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The label and the colour in its ring.
  @MainActor public var body: some View {
    LabeledControl(label: AnyView(label), height: 28) {
      Circle().fill(color).frame(width: 20, height: 20)
        .padding(3)
        .overlay { Circle().stroke(Color.systemGray3, lineWidth: 3).padding(1.5) }
        .frame(width: 28, height: 28)
    }
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// A colour after a text.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// A colour after a text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
