public import Foundation

extension Text {
  /// A style of a date.
  public struct DateStyle: Hashable, Sendable {
    private let day: Date.FormatStyle.DateStyle
    private let time: Date.FormatStyle.TimeStyle
    /// The name of a style that changes with the clock; nil for others.
    fileprivate var clock: String?

    /// The day, as in `June 3, 2019`.
    public static let date = DateStyle(day: .long, time: .omitted)
    /// The time, as in `11:23 PM`.
    public static let time = DateStyle(day: .omitted, time: .shortened)
    /// The time since the date, which is not drawn; the day is.
    public static let relative = DateStyle(day: .long, time: .omitted, clock: "relative")
    /// The difference from the date, which is not drawn; the day is.
    public static let offset = DateStyle(day: .long, time: .omitted, clock: "offset")
    /// The time counted towards the date, which is not drawn; the time is.
    public static let timer = DateStyle(day: .omitted, time: .shortened, clock: "timer")

    /// Returns a date, in American English and UTC.
    fileprivate func string(_ date: Date) -> String {
      date.formatted(
        Date.FormatStyle(date: day, time: time, locale: Locale(identifier: "en_US"), timeZone: .gmt)
      )
    }
  }

  /// Creates the text of a date, in American English and UTC.
  public init(
    _ date: Date, style: DateStyle, file: StaticString = #fileID, line: UInt = #line
  ) {
    let text = Text(verbatim: style.string(date))
    self = style.clock.map { text.undrawn("Text.DateStyle.\($0)", file, line) } ?? text
  }

  /// Creates the text of a string in the source, or of its key in a bundle's table.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    runs = key.runs(TableKey(key: key, table: tableName, bundle: bundle, file: file, line: line))
    undrawn = key.undrawn
  }

  /// Creates the text of two times with a dash between them, in American English and UTC.
  public init(_ dates: ClosedRange<Date>) {
    let ends = [dates.lowerBound, dates.upperBound].map { DateStyle.time.string($0) }
    self.init(verbatim: ends.joined(separator: " – "))
  }

  /// Creates the text of a timer in an interval, which is not drawn; its beginning or end is.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) {
    let end = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
    self.init(end, style: .timer, file: file, line: line)
  }

  /// Creates the text of a formatted value, in American English.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.locale(Locale(identifier: "en_US")).format(input))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a formatted value, as in `\(price, format: .currency(code: "EUR"))`.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Appends a date, in American English and UTC.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}
