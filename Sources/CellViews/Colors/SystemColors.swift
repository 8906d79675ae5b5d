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
  /// Nothing at all.
  public static let clear = Color(light: .clear, dark: .clear, name: "clear")

  /// Texts and symbols that are not told otherwise.
  public static let primary = system("primary", light: 0x000000, dark: 0xFFFFFF)
  /// Texts of second importance.
  public static let secondary = system(
    "secondary", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.6, darkAlpha: 0.6)
  /// What can be touched, in an app that chooses no colour of its own.
  public static let accentColor = system("accentColor", light: 0x007AFF, dark: 0x0A84FF)
}

extension Color {
  /// A colour of iOS from its published components, as `0xRRGGBB`.
  static func system(
    _ name: String, light: UInt32, dark: UInt32, lightAlpha: Double = 1, darkAlpha: Double = 1
  ) -> Color {
    Color(
      light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha),
      name: name)
  }
}
