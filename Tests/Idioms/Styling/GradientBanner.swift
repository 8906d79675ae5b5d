import MaquetteMacros

// A text on a gradient from corner to corner.
struct GradientBanner: View {
  private let gradient = LinearGradient(
    colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)

  var body: some View {
    Text("Go Premium")
      .font(.title.bold())
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 120)
      .background(gradient)
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .padding()
  }
}

#Preview("gradient-banner") {
  GradientBanner()
}
