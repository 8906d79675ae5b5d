extension Color {
  /// All colours with a name: SwiftUI's first, then UIKit's.
  static let allNamed: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .black, .white, .clear, .primary, .secondary, .accentColor, .label, .secondaryLabel,
    .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator, .opaqueSeparator,
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemGray,
    .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .lightGray, .darkGray,
  ]

  /// The names that `init(named:)` knows: SwiftUI's first, then UIKit's.
  public static let allNames: [String] = allNamed.compactMap(\.name)

  private static let byName = Dictionary(
    uniqueKeysWithValues: zip(allNames, allNamed))

  /// The system colour of a name, as in `pink`, or nil if there is none.
  public init?(named name: String) {
    guard let color = Color.byName[name] else { return nil }
    self = color
  }
}
