public import Foundation

// Foundation on Linux has the parts of names and no format for them.

extension PersonNameComponents {
  /// A format of a person's name, in the order of its letters' script.
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
    /// The locale, which changes nothing: the letters of a name decide about its order.
    public var locale: Locale

    /// Creates a format.
    public init(style: Style = .medium, locale: Locale = Locale(identifier: "en_US")) {
      self.style = style
      self.locale = locale
    }

    /// Returns the format for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }

    /// Returns a name as Apple's page on `PersonNameComponents.FormatStyle.style` has it: `Dr. Thomas Louis Clark
    /// Esq.`, `Thomas Clark`, `Tom` and `TC`.
    ///
    /// A name in Han or Hangul alone begins with the family name, without spaces between its parts: `山田太郎`. Apple's
    /// pages: an order of the script comes before one of the locale (`PersonNameComponentsFormatter`), and names in these
    /// languages have no delimiter (`NSPersonNameComponentDelimiter`). That this is the order of these scripts is assumed.
    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: return Self.joined([value.givenName], value.familyName)
      case .long:
        let name = Self.joined([value.givenName, value.middleName], value.familyName)
        let parts: [String?] = [value.namePrefix, name.isEmpty ? nil : name, value.nameSuffix]
        return parts.compactMap { $0 }.joined(separator: " ")
      case .abbreviated:
        return Self.joined(
          [value.givenName.map { String($0.prefix(1)) }],
          value.familyName.map { String($0.prefix(1)) }, separator: "")
      }
    }

    /// Returns given names and a family name in their order.
    private static func joined(
      _ given: [String?], _ family: String?, separator: String = " "
    ) -> String {
      let given = given.compactMap { $0 }
      let name = given + [family].compactMap { $0 }
      let isHanOrHangul =
        name.joined().wholeMatch(of: /[\p{Script=Han}\p{Script=Hangul}]+/) != nil
      guard isHanOrHangul else { return name.joined(separator: separator) }
      return (family ?? "") + given.joined()
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
