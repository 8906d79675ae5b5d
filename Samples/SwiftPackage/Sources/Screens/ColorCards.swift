public import Maquette

/// Cards in two columns, after the first article, in the article's own words.
public func colorCards() -> Preview {
  let colors: [Color] = [.pink, .purple, .gray, .black, .red, .orange, .yellow, .green, .blue]

  return Preview("color-cards", width: 390, background: .black.opacity(0.05)) {
    ScrollView {
      CollectionView(colors, cols: 2, spacing: 20) { color in
        VStack {
          Spacer()
          Text(color.description)
            .padding(10)
            .frame(minWidth: 0, maxWidth: .infinity)
            .background(Color.white)
        }
        .frame(height: 120)
        .background(color)
        .cornerRadius(10)
        .overlay(
          RoundedRectangle(cornerRadius: 10).stroke(Color.black.opacity(0.2), lineWidth: 1))
      }
      .padding()
    }
  }
}
