import MaquetteMacros

// Digits of one width, in the rounded and the monospaced design.
struct RoundedDigits: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("12:45")
        .font(.system(size: 56, weight: .semibold, design: .rounded))
        .monospacedDigit()
      Text("0x7FFE")
        .font(.system(.body, design: .monospaced))
      Text("Chapter One")
        .font(.title3)
        .fontDesign(.serif)
    }
  }
}

#Preview("rounded-digits") {
  RoundedDigits()
}
