import MaquetteMacros

// Changes that are animated by the value they depend on.
struct ImplicitAnimation: View {
  @State private var isOn = false
  @State private var angle = 0.0

  var body: some View {
    RoundedRectangle(cornerRadius: isOn ? 40 : 8)
      .fill(.green)
      .frame(width: 80, height: 80)
      .offset(x: isOn ? 60 : -60)
      .opacity(isOn ? 1 : 0.5)
      .animation(.easeInOut(duration: 0.3), value: isOn)
      .animation(.default.delay(0.1), value: angle)
  }
}

#Preview("implicit-animation") {
  ImplicitAnimation()
}
