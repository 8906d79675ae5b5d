public import Foundation

// Foundation on Linux has the parts of names and no format for them.

extension PersonNameComponents {
  /// A format of a person's name, in the order of a locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The parts of a name that are shown.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short = 1
      /// The given and the family name.
      case medium
      /// All parts but the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    /// The parts that are shown.
    public var style: Style
    /// The locale, whose language decides about the order.
    public var locale: Locale

    /// Creates a format.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the format for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }

    /// Returns a name as Apple's page on `PersonNameComponents.FormatStyle.style` has it: `Dr. Thomas Louis Clark
    /// Esq.`, `Thomas Clark`, `Tom` and `TC`.
    public func format(_ value: PersonNameComponents) -> String {
      let given = [value.givenName]
      let beginsWithFamily = ["zh", "ja", "ko", "hu"]
        .contains(locale.language.languageCode?.identifier)
      func ordered(_ given: [String?], _ family: String?) -> [String?] {
        beginsWithFamily ? [family] + given : given + [family]
      }
      let parts: [String?] =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: ordered(given, value.familyName)
        case .long:
          [value.namePrefix] + ordered(given + [value.middleName], value.familyName)
            + [value.nameSuffix]
        case .abbreviated:
          ordered(given, value.familyName).map { $0.map { String($0.prefix(1)) } }
        }
      return parts.compactMap { $0 }.joined(separator: style == .abbreviated ? "" : " ")
    }
  }

  /// Returns the name with the given and the family name.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// Returns the name in a format.
  public func formatted<Format: Foundation.FormatStyle>(
    _ style: Format
  ) -> Format.FormatOutput where Format.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns the format of names in a style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
