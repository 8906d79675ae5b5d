import Maquette

/// The examples of the documentation's articles: what stands here is built, and the articles must
/// quote it.
private enum ArticleSnippets {
  static func landingPage() throws {
    let colors: [Color] = [.pink, .purple, .orange]

    let preview = Preview("color-cards", width: 390, background: .black.opacity(0.05)) {
      CollectionView(colors, cols: 2, spacing: 20) { color in
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
    try preview.render(to: "color-cards.png", scale: 2)
  }

  static func gettingStarted() throws {
    let card = Preview("card") {
      HStack(spacing: 12) {
        Circle().fill(.indigo).frame(width: 44, height: 44)
        VStack(alignment: .leading, spacing: 2) {
          Text("Amara Okoye").font(.headline)
          Text("48 public repos").font(.subheadline).foregroundColor(.secondary)
        }
        Spacer()
      }
      .padding()
    }

    try card.render(to: "card.png", scale: 3)
    try card.render(to: "card.svg")
    try card.render(to: "card.pdf")
  }

  static func devices() throws {
    var canvas = try PreviewCanvas(device: "iphone-8", height: .fit, appearance: .dark)
    canvas.layoutDirection = .rightToLeft
    let screen = Preview("screen", canvas: canvas) {
      Text("مرحبا").font(.largeTitle)
    }
    _ = screen
  }

  static func computedValues() {
    let sheet = Preview("sheet", canvas: PreviewCanvas(width: 390)) { values in
      CollectionView(1...10, layout: .aspectGrid(cellAspectRatio: 4.0 / 3)) { number in
        Color.purple.overlay { Text("\(number)") }
      }
      .id("grid")
      .frame(width: 300, height: 200)
      if let grid = values["grid"], let rows = grid.rows, let columns = grid.columns {
        Text("rows: \(rows), cols: \(columns)").font(.caption)
      }
    }
    _ = sheet
  }

  static func sections(_ titles: [String]) throws {
    let deals = CollectionView(
      layout: .waterfall(columns: 2, placement: .roundRobin, cellPadding: 8)
    ) {
      CollectionSection(["Welcome"]) { title in Text(title).font(.title2) }
        .columns(1)
      CollectionSection(titles) { title in Text(title).padding(8) }
        .insets(EdgeInsets(top: 8))
    }
    .itemHeight { indexPath, width in
      indexPath.section == 0 ? 120 : 210 + 1.7 * Double(titles[indexPath.row].count)
    }

    let screen = Preview("deals", width: 375) { deals }
    let layout = try screen.arranged().collections[0].arrangement
    let size = layout.collectionViewContentSize
    let visible = layout.layoutAttributesForElements(in: Rect(x: 0, y: 0, width: 375, height: 667))
    let first = layout.layoutAttributesForItem(at: ItemIndex(section: 1, item: 0))
    let sentences = layout.explanation(ofItemAt: ItemIndex(section: 1, item: 0))
    _ = (size, visible, first, sentences)
  }

  static func supplementaryViews(_ titles: [String]) {
    let inbox = CollectionView(titles, layout: .list(rowHeight: 44)) { title, cell in
      Text(title).bold(cell.isSelected)
    }
    .header(height: 28) { Text("Unread").font(.footnote) }
    .footer { Text("Updated just now").font(.caption) }
    .sectionBackground(Color.systemBackground)
    .badge(size: Size(width: 8, height: 8), anchor: .leading) { cell in
      if cell.index.row == 0 { Circle().fill(.blue) }
    }
    .sticky(.header)
    .selected(2)
    .contentInset(EdgeInsets(top: 16))
    _ = inbox
  }

  static func layout() {
    let stairs = CollectionView(1...4, layout: Diagonal(step: 44)) { number in
      Color.teal.overlay { Text("\(number)") }
    }
    .header(height: 32) { Text("Stairs") }
    _ = stairs
  }
}

struct Diagonal: CollectionLayout {
  let step: Double

  var kind: String { "diagonal" }

  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let frames = (0..<section.itemCount).map { item in
      Rect(x: Double(item) * step, y: Double(item) * step, width: step, height: step)
    }
    return SectionArrangement(
      frames: frames,
      size: Size(width: space.size.width, height: Double(frames.count) * step))
  }
}

extension Diagonal {
  var sectionConfiguration: SectionConfiguration {
    SectionConfiguration(
      header: BoundaryItem(
        width: .fractionalWidth(0.5), height: .absolute(32), placeAcross: 0,
        pinToVisibleBounds: true),
      boundaryItems: [
        NamedBoundaryItem(
          kind: "more", placeAlong: 0,
          BoundaryItem(width: .absolute(44), height: .absolute(32), placeAcross: 1))
      ],
      decorationItems: [DecorationItem(kind: "card")])
  }
}
