import MaquetteMacros

// A text that becomes smaller before it is cut.
struct ShrinkingText: View {
  var body: some View {
    Text("$1,234,567.89")
      .font(.largeTitle)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .allowsTightening(true)
      .frame(width: 140)
  }
}

#Preview("shrinking-text") {
  ShrinkingText()
}
