import MaquetteMacros

// Padding of another length at each edge.
struct InsetPadding: View {
  private let insets = EdgeInsets(top: 4, leading: 12, bottom: 8, trailing: 24)

  var body: some View {
    Text("Insets")
      .padding(insets)
      .background(Color.mint)
  }
}

#Preview("inset-padding") {
  InsetPadding()
}
