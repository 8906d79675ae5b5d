import MaquetteMacros

// A container around any content.
struct CardContainer: View {
  var body: some View {
    Card {
      Text("Any content")
      Text("in a card").foregroundStyle(.secondary)
    }
  }
}

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      content
    }
    .padding()
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}

#Preview("card-container") {
  CardContainer()
}
