import MaquetteMacros

// A paragraph whose lines are centred.
struct CenteredParagraph: View {
  var body: some View {
    Text("Your photos are safe with us. Nobody sees them unless you share an album.")
      .font(.callout)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 32)
  }
}

#Preview("centered-paragraph") {
  CenteredParagraph()
}
