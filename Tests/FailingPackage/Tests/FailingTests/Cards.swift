import MaquetteTesting

/// Cards in two columns, whose second row is as high as told.
func cards(_ colors: [Color], spacing: Double = 8, title: String = "Deals") -> Preview {
  Preview("cards", width: 120) {
    VStack(spacing: 4) {
      Text(title).font(.headline)
      CollectionView(colors, layout: .grid(columns: 2, spacing: spacing)) { color in
        color.frame(height: 24).cornerRadius(6)
      }
    }
    .padding(8)
  }
}
