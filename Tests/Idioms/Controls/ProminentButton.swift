import MaquetteMacros

// A filled button and a bordered one, of the system's styles.
struct ProminentButton: View {
  var body: some View {
    VStack {
      Button("Get Started") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      Button(action: {}, label: { Text("Later").frame(maxWidth: .infinity) })
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .disabled(true)
    }
    .padding()
  }
}

#Preview("prominent-button") {
  ProminentButton()
}
