import MaquetteMacros

// One line that ends in an ellipsis, and two of a longer text.
struct TruncatedText: View {
  private let summary = """
    A view whose body is a long sentence that goes on and on until nobody reads it any more
    """

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(summary)
        .lineLimit(1)
        .truncationMode(.tail)
      Text(summary)
        .lineLimit(2)
        .truncationMode(.tail)
    }
    .frame(width: 240, alignment: .leading)
  }
}

#Preview("truncated-text") {
  TruncatedText()
}
