import MaquetteMacros

// Cards over each other, each a bit farther away.
struct FannedCards: View {
  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        RoundedRectangle(cornerRadius: 16)
          .fill(Color.indigo.opacity(0.4))
          .frame(width: 160, height: 100)
          .offset(x: CGFloat(index) * 16, y: CGFloat(index) * 12)
      }
    }
    .padding(40)
  }
}

#Preview("fanned-cards") {
  FannedCards()
}
