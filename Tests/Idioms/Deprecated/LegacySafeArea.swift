import MaquetteMacros

// A background under the bars, by the modifier's first name.
struct LegacySafeArea: View {
  var body: some View {
    ZStack {
      Color.blue.edgesIgnoringSafeArea(.all)
      LinearGradient(
        gradient: Gradient(colors: [.white.opacity(0.5), .clear]), startPoint: .top,
        endPoint: .bottom
      )
      .edgesIgnoringSafeArea([.top, .bottom])
      Text("Behind the bars").font(Font.title.weight(.bold)).foregroundColor(Color.white)
    }
  }
}

#Preview("legacy-safe-area", traits: .fixedLayout(width: 390, height: 300)) {
  LegacySafeArea()
}
