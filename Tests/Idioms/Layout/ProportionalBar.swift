import MaquetteMacros

// A bar as wide as a part of its space.
struct ProportionalBar: View {
  let fraction = 0.5

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.2))
        Capsule()
          .fill(.blue)
          .frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: 8)
    .padding()
  }
}

#Preview("proportional-bar") {
  ProportionalBar()
}
