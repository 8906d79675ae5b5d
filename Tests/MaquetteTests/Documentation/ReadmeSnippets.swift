import Maquette

/// The examples of the readme and of `docs/swift.md`.
private enum ReadmeSnippets {
  static func hello() throws {
    let preview = Preview("hello", width: 390) {
      CollectionView(1...6, layout: .grid(columns: 3, spacing: 8)) { item in
        Text("\(item)").font(.title)
          .frame(maxWidth: .infinity)
          .frame(height: 80)
          .background(.mint)
      }
      .padding(16)
    }
    try preview.render(to: "Output/hello.png", scale: 2)
  }

  static func colorCards() throws {
    let colors: [Color] = [.pink, .purple, .orange]

    let preview = Preview("color-cards", width: 390, background: .black.opacity(0.05)) {
      CollectionView(colors, layout: .grid(columns: 2, spacing: 20)) { color in
        VStack {
          Spacer()
          Text(color.description).padding(10).frame(maxWidth: .infinity).background(.white)
        }
        .frame(height: 120)
        .background(color)
        .cornerRadius(10)
        .overlay(RoundedRectangle(cornerRadius: 10).stroke(.black.opacity(0.2), lineWidth: 1))
      }
      .padding()
    }
    try preview.render(to: "Output/color-cards.png", scale: 2)
  }
}

struct Badge: View {
  let count: Int
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if count > 0 {
      Text("\(count) new")
        .font(.caption)
        .padding(4)
        .background(colorScheme == .dark ? Color.red : .orange)
        .clipShape(Capsule())
    }
  }
}
