import DisplayList

extension Color {
  /// The system's red.
  public static let red = system("red", light: 0xFF3B30, dark: 0xFF453A)
  /// The system's orange.
  public static let orange = system("orange", light: 0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow.
  public static let yellow = system("yellow", light: 0xFFCC00, dark: 0xFFD60A)
  /// The system's green.
  public static let green = system("green", light: 0x34C759, dark: 0x30D158)
  /// The system's mint.
  public static let mint = system("mint", light: 0x00C7BE, dark: 0x63E6E2)
  /// The system's teal.
  public static let teal = system("teal", light: 0x30B0C7, dark: 0x40C8E0)
  /// The system's cyan.
  public static let cyan = system("cyan", light: 0x32ADE6, dark: 0x64D2FF)
  /// The system's blue.
  public static let blue = system("blue", light: 0x007AFF, dark: 0x0A84FF)
  /// The system's indigo.
  public static let indigo = system("indigo", light: 0x5856D6, dark: 0x5E5CE6)
  /// The system's purple.
  public static let purple = system("purple", light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system's pink.
  public static let pink = system("pink", light: 0xFF2D55, dark: 0xFF375F)
  /// The system's brown.
  public static let brown = system("brown", light: 0xA2845E, dark: 0xAC8E68)
  /// The system gray, the same in light and dark.
  public static let gray = system("gray", light: 0x8E8E93, dark: 0x8E8E93)

  /// Black in light and dark.
  public static let black = Color(light: .black, dark: .black, name: "black")
  /// White in light and dark.
  public static let white = Color(light: .white, dark: .white, name: "white")
  /// A transparent colour.
  public static let clear = Color(light: .clear, dark: .clear, name: "clear")

  /// The default of texts and symbols.
  public static let primary = system("primary", light: 0x000000, dark: 0xFFFFFF)
  /// Texts of second importance.
  public static let secondary = system(
    "secondary", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.6, darkAlpha: 0.6)
  /// The names of the two colours that the surroundings decide.
  static let accentColorName = "accentColor"
  static let tintName = "tint"

  /// The colour of controls in an app that sets none of its own.
  public static let accentColor = system(accentColorName, light: 0x007AFF, dark: 0x0A84FF)
  /// The colour that the surroundings give to controls; the accent colour if they give none.
  package static let tint = system(tintName, light: 0x007AFF, dark: 0x0A84FF)
}

// UIKit's colours for the parts of a screen, with the values that iOS publishes.
extension Color {
  /// Texts of first importance.
  public static let label = system("label", light: 0x000000, dark: 0xFFFFFF)
  /// Texts of second importance.
  public static let secondaryLabel = system(
    "secondaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.6, darkAlpha: 0.6)
  /// Texts of third importance.
  public static let tertiaryLabel = system(
    "tertiaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
  /// Texts of fourth importance.
  public static let quaternaryLabel = system(
    "quaternaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.18, darkAlpha: 0.16)
  /// The placeholder in an empty field.
  public static let placeholderText = system(
    "placeholderText", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
  /// Links.
  public static let link = system("link", light: 0x007AFF, dark: 0x0984FF)
  /// Thin lines that let their background through.
  public static let separator = system(
    "separator", light: 0x3C3C43, dark: 0x545458, lightAlpha: 0.29, darkAlpha: 0.6)
  /// Thin lines that hide their background.
  public static let opaqueSeparator = system("opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)
  /// The background of a screen.
  public static let systemBackground = system("systemBackground", light: 0xFFFFFF, dark: 0x000000)
  /// Content on the background of a screen.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Content on secondary content.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The background of a grouped screen.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000)
  /// Groups on the background of a grouped screen.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Content in a group.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E)
  /// Thin and small shapes.
  public static let systemFill = system(
    "systemFill", light: 0x787880, dark: 0x787880, lightAlpha: 0.2, darkAlpha: 0.36)
  /// Shapes of medium size, as a switch's track.
  public static let secondarySystemFill = system(
    "secondarySystemFill", light: 0x787880, dark: 0x787880, lightAlpha: 0.16, darkAlpha: 0.32)
  /// Large shapes, as a search field.
  public static let tertiarySystemFill = system(
    "tertiarySystemFill", light: 0x767680, dark: 0x767680, lightAlpha: 0.12, darkAlpha: 0.24)
  /// Large areas with content in them.
  public static let quaternarySystemFill = system(
    "quaternarySystemFill", light: 0x747480, dark: 0x747480, lightAlpha: 0.08, darkAlpha: 0.18)
  /// The middle gray.
  public static let systemGray = system("systemGray", light: 0x8E8E93, dark: 0x8E8E93)
  /// The first gray towards the background.
  public static let systemGray2 = system("systemGray2", light: 0xAEAEB2, dark: 0x636366)
  /// The second gray towards the background.
  public static let systemGray3 = system("systemGray3", light: 0xC7C7CC, dark: 0x48484A)
  /// The third gray towards the background.
  public static let systemGray4 = system("systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fourth gray towards the background.
  public static let systemGray5 = system("systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The gray nearest to the background.
  public static let systemGray6 = system("systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Two thirds of white, as UIKit's.
  public static let lightGray = system("lightGray", light: 0xAAAAAA, dark: 0xAAAAAA)
  /// One third of white, as UIKit's.
  public static let darkGray = system("darkGray", light: 0x555555, dark: 0x555555)
}

extension Color {
  /// All colours with a name: SwiftUI's first, then UIKit's.
  private static let allNamed: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .black, .white, .clear, .primary, .secondary, .accentColor, .label, .secondaryLabel,
    .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator, .opaqueSeparator,
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemGray,
    .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .lightGray, .darkGray,
  ]

  /// The names that `init(named:)` accepts: SwiftUI's first, then UIKit's.
  public static let allNames: [String] = allNamed.compactMap(\.name)

  /// UIKit's names of SwiftUI's colours, such as `systemBlue`, accepted by `init(named:)`.
  package static let namesInUIKit: [String] = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
  ]

  private static let byName = Dictionary(
    uniqueKeysWithValues: Array(zip(allNames, allNamed)) + Array(zip(namesInUIKit, allNamed)))

  /// Creates the system colour of a name, as in `pink` or `systemPink`; nil for another name.
  public init?(named name: String) {
    guard let color = Color.byName[name] else { return nil }
    self = color
  }
}

extension Color {
  /// Returns a colour of iOS from its published components, as `0xRRGGBB`.
  fileprivate static func system(
    _ name: String, light: UInt32, dark: UInt32, lightAlpha: Double = 1, darkAlpha: Double = 1
  ) -> Color {
    Color(
      light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha),
      name: name)
  }
}
