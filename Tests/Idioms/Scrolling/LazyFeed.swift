import MaquetteMacros

// A long feed whose cells are built as they come into sight.
struct LazyFeed: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(1...50, id: \.self) { number in
          Text("Post \(number)")
            .frame(maxWidth: .infinity, minHeight: 80)
            .background(Color.blue.opacity(0.1))
        }
      }
      .padding()
    }
    .scrollIndicators(.hidden)
  }
}

#Preview("lazy-feed", traits: .fixedLayout(width: 390, height: 400)) {
  LazyFeed()
}
