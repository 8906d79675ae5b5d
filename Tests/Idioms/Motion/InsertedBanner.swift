import MaquetteMacros

// A banner that comes in from the top.
struct InsertedBanner: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        Text("Saved")
          .padding()
          .frame(maxWidth: .infinity)
          .background(.green)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Button("Toggle") {
        withAnimation { isShown.toggle() }
      }
      .transition(.asymmetric(insertion: .scale, removal: .slide))
    }
  }
}

#Preview("inserted-banner") {
  InsertedBanner()
}
