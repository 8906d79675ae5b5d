import MaquetteMacros

// A colour that fills the screen under its content.
struct FullScreenBackground: View {
  var body: some View {
    ZStack {
      Color.indigo
        .ignoresSafeArea()
      VStack(spacing: 12) {
        Text("Welcome").font(.largeTitle.bold())
        Text("Let us get you started")
      }
      .foregroundStyle(.white)
    }
  }
}

#Preview("full-screen-background", traits: .fixedLayout(width: 390, height: 300)) {
  FullScreenBackground()
}
