public import Maquette

/// The system colours in a honeycomb, under a header.
public func palette() -> Preview {
  let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray,
  ]

  return Preview("palette", width: 390) {
    CollectionView(colors, layout: Honeycomb(columns: 4)) { color in
      Circle()
        .fill(color)
        .overlay { Text(color.description).font(.footnote).bold().foregroundColor(.white) }
        .padding(4)
    }
    .insets(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
    .header(height: 64) {
      Text("Palette").font(.title).bold()
        .padding(.horizontal).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
