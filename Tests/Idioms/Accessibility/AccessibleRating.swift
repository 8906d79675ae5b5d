import MaquetteMacros

// A rating of stars that is read as one value.
struct AccessibleRating: View {
  let rating = 4

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundStyle(.yellow)
          .accessibilityHidden(true)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of 5 stars")
    .accessibilityAddTraits(.isImage)
    .accessibilityIdentifier("rating")
  }
}

#Preview("accessible-rating") {
  AccessibleRating()
}
