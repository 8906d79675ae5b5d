import MaquetteMacros

// A look that is a modifier, and a method of all views.
struct CardModifier: View {
  var body: some View {
    Text("Styled as a card")
      .cardStyle(radius: 8)
  }
}

private struct CardStyle: ViewModifier {
  var radius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(24)
      .background(.yellow, in: RoundedRectangle(cornerRadius: radius))
  }
}

extension View {
  fileprivate func cardStyle(radius: CGFloat = 12) -> some View {
    modifier(CardStyle(radius: radius))
  }
}

#Preview("card-modifier") {
  CardModifier()
}
