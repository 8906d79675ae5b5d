import MaquetteMacros

// Cards in a row that scrolls sideways.
struct HorizontalCards: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(0..<6) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(.teal)
            .frame(width: 140, height: 100)
            .overlay(Text("\(index)").foregroundStyle(.white))
        }
      }
      .padding(.horizontal)
    }
  }
}

#Preview("horizontal-cards") {
  HorizontalCards()
}
