import MaquetteMacros

// A value of an own in the environment.
struct ThemeKey: View {
  @Environment(\.theme) private var theme

  var body: some View {
    Text("Themed")
      .foregroundStyle(theme.accent)
      .padding(theme.spacing)
      .border(theme.accent)
  }
}

struct Theme: Sendable {
  var accent = Color.blue
  var spacing = 8.0
}

private struct ThemeEnvironmentKey: EnvironmentKey {
  static let defaultValue = Theme()
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeEnvironmentKey.self] }
    set { self[ThemeEnvironmentKey.self] = newValue }
  }
}

extension View {
  fileprivate func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
  }
}

#Preview("theme-key") {
  ThemeKey()
    .theme(Theme(accent: .purple, spacing: 20))
}
