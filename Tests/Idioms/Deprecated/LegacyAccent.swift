import MaquetteMacros

// The accent colour of controls, under its first name.
struct LegacyAccent: View {
  var body: some View {
    VStack(spacing: 12) {
      Button("Send") {}
      Slider(value: .constant(0.3), in: 0...1)
      Image(systemName: "paperplane.fill").foregroundColor(.accentColor)
    }
    .accentColor(.pink)
    .padding()
  }
}

#Preview("legacy-accent") {
  LegacyAccent()
}
