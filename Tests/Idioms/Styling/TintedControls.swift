import MaquetteMacros

// Controls in a colour that is set around them.
struct TintedControls: View {
  var body: some View {
    VStack(spacing: 16) {
      Toggle("Airplane mode", isOn: .constant(true))
      Slider(value: .constant(0.5))
      ProgressView(value: 0.4)
    }
    .tint(.orange)
    .padding()
  }
}

#Preview("tinted-controls") {
  TintedControls()
}
