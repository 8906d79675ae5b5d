import MaquetteMacros
import MaquetteUIKit

extension EnvironmentValues {
  @Entry var cardSpacing = 12.0
}

/// The examples of the library's documentation comments.
private enum CommentSnippets {
  @MainActor static func list() -> some View {
    List {
      Section("Fruit") {
        Text("Apple")
        Text("Pear")
      }
    }
    .listStyle(.plain)
  }

  private struct Day: Identifiable {
    let id = 0
    let name: String
    let count: Int
  }

  @MainActor private static func chart(days: [Day]) -> some View {
    Chart(days) { day in
      BarMark(x: .value("Day", day.name), y: .value("Visitors", day.count))
    }
  }

  static func mesh() -> MeshGradient {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.5], [0.8, 0.3], [1, 0.5],
        [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [
        .red, .purple, .indigo,
        .orange, .white, .blue,
        .yellow, .green, .mint,
      ])
  }

  @MainActor static func menu() -> some View {
    Menu("Sort") {
      Button("Name") {}
      Button("Date") {}
    }
    .menusOpened()
  }

  @MainActor static func keyboard(_ note: Binding<String>) -> some View {
    TextEditor(text: note)
      .softwareKeyboard(SoftwareKeyboard(.letters, returnKey: "done", suggestions: ["note"]))
  }

  @MainActor static func swiped(_ message: String) -> some View {
    Text(message)
      .swipeActions { Button("Delete", role: .destructive) {} }
      .swiped(0.25)
  }

  @MainActor static func list() -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    return layout
  }

  @MainActor static func navigation(rooms: [String]) -> some View {
    NavigationStack {
      List(rooms, id: \.self) { Text($0) }
        .navigationTitle("Rooms")
    }
  }

  static func canvas() -> some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
      context.draw(Text("Blue"), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
  }

  static func preview() throws {
    let preview = Preview("card", width: 390, background: .black.opacity(0.05)) {
      Text("Hello").padding()
    }
    try preview.render(to: "Output/card.png", scale: 2)
  }

  static func folder(cards: Preview, settings: Preview) throws {
    try [cards, settings].draw(into: "Output")
  }

  static func animation(_ banners: [String], carousel: some CollectionLayout, canvas: PreviewCanvas)
    throws
  {
    let preview = Preview("scroll", canvas: canvas, frames: 72, duration: 6) { frame in
      CollectionView(banners, layout: carousel) { banner in Text(banner) }
        .contentOffset(x: 2274 + 2274 * frame.progress)
    }
    try preview.render(to: "Output/scroll.apng")
  }

  static func canvas() throws {
    let canvas = try PreviewCanvas(device: "iphone-8", height: .fit)
    _ = canvas
  }

  static func statusBar() throws {
    var canvas = try PreviewCanvas(device: "iphone-15")
    canvas.statusBar.time = "10:00"
    canvas.statusBar.battery = 0.5
  }

  static func frames(of preview: Preview) throws {
    let collection = try preview.arranged().collections[0].arrangement
    let size = collection.collectionViewContentSize
    let frame = collection.layoutAttributesForItem(at: ItemIndex(section: 0, item: 3))?.frame
    _ = (size, frame)
  }

  static func annotations(of preview: Preview) throws {
    try preview.annotated(.spacing, .insets, .size).render(to: "Output/cards.annotated.png")
  }

  static func collections(
    _ colors: [Color], _ deals: [String], _ albums: [String], _ songs: [String]
  ) -> Preview {
    Preview("collections") {
      CollectionView(colors, layout: .grid(columns: 2, spacing: 20)) { color in
        Text(color.description)
      }
      CollectionView(layout: .waterfall(columns: 2, cellPadding: 8)) {
        CollectionSection(["Welcome"]) { title in Text(title) }.columns(1).itemHeight(120)
        CollectionSection(deals) { deal in Text(deal) }
      }
      .itemHeight { indexPath, width in indexPath.section == 0 ? 120 : width * 1.5 }
      CollectionView(layout: .list()) {
        CollectionSection(albums, layout: .grid(columns: 2, spacing: 16)) { Text($0) }
        CollectionSection(songs) { Text($0) }
      }
    }
  }

  @MainActor static func compositional() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    return layout
  }

  static func views() -> Preview {
    Preview("views") {
      NavigationBar("GitHub Users", displayMode: .large, trailing: { Text("Edit") })
      NavigationBar("Map").principal { Text("Berlin").italic() }
      HStack {
        Text("Show as collection")
        Spacer()
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Title").bold()
        Text("Subtitle")
      }
      HStack {
        Symbol("person.fill")
        Text("Account")
      }
    }
  }
}

struct Tag: View {
  let text: String
  @State private var isOn = true

  var body: some View {
    Text(text).font(.caption).padding(4).background(.mint).opacity(isOn ? 1 : 0.5)
  }
}

struct Card: ViewModifier {
  func body(content: Content) -> some View {
    content.padding().background(.white).cornerRadius(12)
  }
}

private struct Photos: View {
  let photos: [String]

  var body: some View {
    Text("\(photos.count) photos").font(.headline)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 16) {
      ForEach(photos, id: \.self) { photo in Tag(text: photo) }
    }
    LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 16) {
      ForEach(photos, id: \.self) { photo in Tag(text: photo) }
    }
  }
}

private struct Folder: Identifiable {
  var id: String
  var folders: [Folder]?
}

private struct Folders: View {
  let folders: [Folder]

  var body: some View {
    OutlineGroup(folders, children: \.folders) { folder in Text(folder.id) }
  }
}

#Preview("Dark", traits: .device("iphone-15"), .colorScheme(.dark)) {
  @Previewable @State var isOn = true
  Toggle("Wi-Fi", isOn: $isOn).padding()
}
