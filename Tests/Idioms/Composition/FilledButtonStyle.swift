import MaquetteMacros

// A style of buttons, with a name of its own.
struct FilledButtonStyle: View {
  var body: some View {
    Button("Continue") {}
      .buttonStyle(.filled)
      .padding()
  }
}

private struct FilledButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(Color.accentColor.opacity(configuration.isPressed ? 0.7 : 1))
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == FilledButton {
  fileprivate static var filled: FilledButton { FilledButton() }
}

#Preview("filled-button-style") {
  FilledButtonStyle()
}
