import MaquetteMacros

// Space between letters and between lines.
struct SpacedLetters: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("SUMMER SALE")
        .kerning(4)
      Text("Tracked")
        .tracking(1.5)
        .baselineOffset(2)
      Text("Lines that are\nfarther apart\nthan usual")
        .lineSpacing(8)
        .lineLimit(1...3)
    }
  }
}

#Preview("spaced-letters") {
  SpacedLetters()
}
