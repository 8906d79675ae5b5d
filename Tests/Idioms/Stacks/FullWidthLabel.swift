import MaquetteMacros

// A text as wide as its screen, filled like a button.
struct FullWidthLabel: View {
  var body: some View {
    Text("Continue")
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color.blue, in: RoundedRectangle(cornerRadius: 12))
      .padding(.horizontal)
  }
}

#Preview("full-width-label") {
  FullWidthLabel()
}
