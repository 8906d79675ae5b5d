import MaquetteMacros

// A style of progress: a bar in a capsule.
struct BarProgressStyle: View {
  var body: some View {
    ProgressView(value: 0.6) { Text("Battery") }
      .progressViewStyle(BarProgress(height: 12))
      .frame(width: 200)
  }
}

private struct BarProgress: ProgressViewStyle {
  let height: Double

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return VStack(alignment: .leading, spacing: 4) {
      configuration.label
      Capsule()
        .fill(.gray.opacity(0.2))
        .frame(height: height)
        .overlay(alignment: .leading) {
          Capsule().fill(.green).frame(width: 200 * fraction)
        }
    }
  }
}

#Preview("bar-progress-style") {
  BarProgressStyle()
}
