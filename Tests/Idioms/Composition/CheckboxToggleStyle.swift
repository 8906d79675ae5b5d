import MaquetteMacros

// A style of toggles: a box with a check mark.
struct CheckboxToggleStyle: View {
  @State private var acceptsTerms = true

  var body: some View {
    Toggle("I accept the terms", isOn: $acceptsTerms)
      .toggleStyle(Checkbox())
  }
}

private struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(.green)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

#Preview("checkbox-toggle-style") {
  CheckboxToggleStyle()
}
