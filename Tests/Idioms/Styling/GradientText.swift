import MaquetteMacros

// A text that a gradient fills.
struct GradientText: View {
  var body: some View {
    Text("Intelligence")
      .font(.system(size: 44, weight: .heavy))
      .foregroundStyle(
        LinearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
  }
}

#Preview("gradient-text") {
  GradientText()
}
