import MaquetteMacros

// A number that a button changes.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count)")
        .font(.largeTitle)
      Button("Increment") {
        count += 1
      }
      .disabled(count >= 10)
    }
  }
}

#Preview("counter") {
  Counter()
}
