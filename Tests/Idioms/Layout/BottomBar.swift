import MaquetteMacros

// A bar that stays at the bottom while the content scrolls.
struct BottomBar: View {
  var body: some View {
    Color.orange.opacity(0.2)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Text("Add to cart")
          .frame(maxWidth: .infinity)
          .padding()
          .background(.white)
      }
  }
}

#Preview("bottom-bar", traits: .fixedLayout(width: 390, height: 400)) {
  BottomBar()
}
