#if FoundationNames
public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    fileprivate let day: Date.FormatStyle.DateStyle
    fileprivate let time: Date.FormatStyle.TimeStyle

    /// The day, as in `June 3, 2019`.
    public static let date = DateStyle(day: .long, time: .omitted)
    /// The time, as in `11:23 PM`.
    public static let time = DateStyle(day: .omitted, time: .shortened)
  }

  /// A date, in American English and Greenwich's time.
  public init(_ date: Date, style: DateStyle) {
    self.init(
      verbatim: date.formatted(
        Date.FormatStyle(
          date: style.day, time: style.time, locale: Locale(identifier: "en_US"), timeZone: .gmt)))
  }

  /// A value as a format writes it, in American English.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.locale(Locale(identifier: "en_US")).format(input))
  }
}
#endif
