import MaquetteMacros

// Switches with a title, with a label of views, and alone.
struct WifiToggle: View {
  @State private var isOn = true
  @State private var sharesLocation = false

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle(isOn: $sharesLocation) {
        Text("Share my location")
      }
      Toggle("Hidden", isOn: $isOn)
        .labelsHidden()
    }
    .padding(.horizontal)
  }
}

#Preview("wifi-toggle") {
  WifiToggle()
}
