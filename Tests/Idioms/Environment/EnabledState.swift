import MaquetteMacros

// A look for what is disabled.
struct EnabledState: View {
  var body: some View {
    VStack {
      Status()
      Status().disabled(true)
    }
  }
}

private struct Status: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(isEnabled ? "Available" : "Not available")
      .foregroundStyle(isEnabled ? Color.primary : Color.gray)
  }
}

#Preview("enabled-state") {
  EnabledState()
}
