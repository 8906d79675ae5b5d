import MaquetteMacros

// Squares in three columns that almost touch, as in a photo library.
struct SquareThumbnails: View {
  private let columns: [GridItem] = [
    GridItem(.flexible(), spacing: 2), GridItem(.flexible(), spacing: 2),
    GridItem(.flexible(), spacing: 2),
  ]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 2) {
        ForEach(0..<8) { _ in
          Rectangle()
            .fill(.gray.opacity(0.3))
            .aspectRatio(1, contentMode: .fit)
        }
      }
    }
  }
}

#Preview("square-thumbnails", traits: .fixedLayout(width: 390, height: 300)) {
  SquareThumbnails()
}
