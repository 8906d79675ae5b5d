import MaquetteMacros

// A look that depends on the appearance of the screen.
struct ColorSchemeAware: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(colorScheme == .dark ? "Good night" : "Good morning")
      .padding()
      .background(colorScheme == .dark ? Color.indigo : Color.yellow)
  }
}

#Preview("color-scheme-aware") {
  ColorSchemeAware().preferredColorScheme(.dark)
}
