import MaquetteMacros

// A length that grows with the user's text size, and bounds of that size.
struct ScaledIcon: View {
  @ScaledMetric(relativeTo: .title) private var side = 40.0
  @ScaledMetric private var gap: CGFloat = 6

  var body: some View {
    VStack(spacing: gap) {
      Circle()
        .fill(.red)
        .frame(width: side, height: side)
      Text("Scales")
        .font(.title)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
  }
}

#Preview("scaled-icon") {
  ScaledIcon()
}
