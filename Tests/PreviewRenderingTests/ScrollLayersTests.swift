import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// Layers, laid over each other at whole pixels, make the engine's own picture.
@Suite struct ScrollLayersTests {
  /// Compares both ends, and places at which no cell begins.
  private func check(
    _ screen: ScrolledScreen, at parts: [Double] = [0, 0.003, 0.05, 0.21, 0.5, 0.77, 0.99, 1],
    levels: Int = 0
  ) throws {
    let differences = try screen.differences(at: screen.offsets(parts), levels: levels)
    expect(differences, equals: [])
  }

  /// Parts of the way, each as long as the ones before and after it.
  private func steps(_ count: Int) -> [Double] {
    (0...count).map { Double($0) / Double(count) }
  }

  @Test(arguments: [
    ("github-users", "github-users.isGrid-true"), ("github-users", "github-users.isGrid-false"),
    ("everywhere", "everywhere.light"), ("everywhere", "everywhere.dark"),
    ("everywhere", "everywhere-right-to-left"), ("everywhere", "everywhere-large-text"),
    ("infinite-banners", "infinite-banners"),
  ])
  func `the samples' collections are drawn from layers`(file: String, name: String) throws {
    try check(ScrolledScreen(sample(file, name), scale: 1), at: [0, 0.37, 1])
  }

  @Test(arguments: [1.0, 2, 3])
  func `rows of an odd height are on the pixels that the engine gives them`(scale: Double) throws {
    let preview = try previews(
      """
      name: rows
      canvas: { width: 200, height: 150.4, padding: [10.3, 7.7] }
      view:
        collection:
          layout: { list: { separator: { leadingInset: 20.2 } } }
          contentInset: { top: 11.1, bottom: 5.3 }
          items: 1...30
          cell:
            hstack:
              - { circle: true, fill: blue, frame: { width: 12.3, height: 12.3 } }
              - text: Row ${item}
              - spacer
              - { roundedRectangle: { cornerRadius: 3 }, stroke: { color: red, lineWidth: 1 }, frame: { width: 20.7, height: 9.1 } }
            padding: [5.13, 8]
            background: "${item % 3 == 0 ? 'gray.opacity(0.2)' : item % 3 == 1 ? 'yellow' : 'clear'}"
      """)[0]
    try check(ScrolledScreen(preview, scale: scale))
  }

  /// Four sections with headers and footers on a canvas of a phone with its safe area.
  private func sections(
    canvas: String, layout: String = "list: {}", sticky: String = "both", inset: String = "{}",
    cell: String = "{ text: \"Item ${index}\", padding: [7.3, 12] }"
  ) throws -> Preview {
    try previews(
      """
      name: sections
      canvas: \(canvas)
      view:
        collection:
          layout: { \(layout) }
          sticky: \(sticky)
          contentInset: \(inset)
          sections: [
            { items: 1...5, header: top, footer: end, insets: [3, 4] },
            { items: 1...2, header: top, footer: end, insets: [3, 4] },
            { items: 1...12, header: top, insets: [3, 4] },
            { items: 1...9, footer: end, insets: [3, 4] }]
          cell: \(cell)
      cells:
        top:
          text: Header
          font: headline
          padding: [6.2, 9]
          background: orange
        end:
          text: Footer
          font: footnote
          padding: [4.1, 9]
          background: green
      """)[0]
  }

  @Test(arguments: ["header", "footer", "both"])
  func `headers and footers stay where the engine pins them`(sticky: String) throws {
    let preview = try sections(
      canvas: "{ width: 180, height: 190, scale: 2 }", sticky: sticky,
      inset: "{ top: 12.5, bottom: 7 }")
    // Steps of 17 points: each header is at rest, pinned and pushed.
    try check(ScrolledScreen(preview), at: steps(60))
  }

  @Test func `headers are pinned under the bars of a device`() throws {
    try check(ScrolledScreen(sections(canvas: "{ device: iphone-14, height: 300, scale: 1 }")))
  }

  @Test(arguments: ["leftToRight", "rightToLeft"])
  func `content that scrolls sideways is drawn from layers`(direction: String) throws {
    let preview = try sections(
      canvas: "{ width: 190, height: 90, scale: 3, layoutDirection: \(direction) }",
      layout: "flow: { scrollDirection: horizontal, itemSize: [50.3, 24] }", sticky: "both",
      inset: "{ leading: 9.5, trailing: 3 }")
    try check(ScrolledScreen(preview), at: steps(30))
  }

  @Test(arguments: ["white", "clear"])
  func `views that stay in sight are over or under the cells by their numbers`(
    background: String
  ) throws {
    let bar = "width: { fractionalWidth: 0.8 }, height: { absolute: 37 }, pinToVisibleBounds: true"
    let preview = try previews(
      """
      name: levels
      canvas: { width: 180, height: 190, scale: 2, background: \(background) }
      view:
        collection:
          layout:
            compositional:
              group:
                horizontal: { width: { fractionalWidth: 1 }, height: { absolute: 41 }, subitems: [{ width: { fractionalWidth: 0.7 }, height: { fractionalHeight: 0.8 } }] }
              configuration: { boundarySupplementaryItems: [{ kind: ground, width: { fractionalWidth: 1 }, height: { absolute: 60 }, pinToVisibleBounds: true, zIndex: -1 }] }
              boundarySupplementaryItems: [{ kind: header, \(bar), zIndex: -3 }, { kind: over, \(bar), alignment: topTrailing, zIndex: 2 }, { kind: tag, \(bar), alignment: bottom }]
          sections: [{ items: 1...7, header: { color: orange } }, { items: 1...4, header: { color: orange } }]
          supplementaryViews: { ground: { color: yellow }, over: { color: green.opacity(0.5) }, tag: { color: red } }
          cell: { color: blue }
      """)[0]
    let screen = try ScrolledScreen(preview)
    expect(screen.layers.pinned.map(\.element.zIndex), equals: [-3, -3, -1, 1, 1, 2, 2])
    #expect(screen.model.json.contains(#""below":true"#))
    // Half of a colour over another rounds in another order.
    try check(screen, at: steps(40), levels: 2)
  }

  /// Cards whose shadows reach over other cards and over the viewport's edges.
  private let cards = """
    collection:
      layout: { list: { rowHeight: 62.4 } }
      items: 1...40
      cell:
        text: Card ${item}
        modifiers:
          - frame: { maxWidth: infinity }
          - padding: 14.2
          - background: white
          - cornerRadius: 12
          - shadow: { color: black.opacity(0.4), radius: 14, y: 9 }
          - padding: [9.3, 20]
    """

  @Test func `a shadow that reaches over the edge of a band is in both`() throws {
    let preview = try previews(
      "name: cards\ncanvas: { width: 200, height: 240, background: systemGroupedBackground }\nview:\n"
        + cards.indented)[0]
    // Steps of 50 points, of which cards are 57.4 or so long.
    try check(ScrolledScreen(preview), at: steps(40))
  }

  @Test func `a translucent bar over a list is a layer over it`() throws {
    let preview = try previews(
      """
      name: bar
      canvas: { width: 200, height: 240 }
      view:
        zstack:
          alignment: bottom
          children:
            - zstack:
              - linearGradient: { colors: [yellow, white] }
              - \(cards.replacing("\n", with: "\n          "))
            - text: Tab bar
              frame: { maxWidth: infinity, height: 50 }
              background: blue.opacity(0.3)
      """)[0]
    let screen = try ScrolledScreen(preview)
    #expect(screen.layers.hasOver)
    // Two layers let the gradient through, and round in another order.
    try check(screen, levels: 2)
  }

  @Test func `a carousel in a list, and the list around it, are drawn from layers`() throws {
    let preview = try previews(
      """
      name: nested
      canvas: { width: 200, height: 240 }
      view:
        collection:
          layout: list
          items: 1...12
          cell:
            vstack:
              - text: Row ${item}
              - collection:
                  layout: { carousel: { itemSize: [70.5, 40], minimumLineSpacing: 7 } }
                  items: 1...9
                  cell: { text: "${item}", frame: { maxWidth: infinity, maxHeight: infinity }, background: orange }
                frame: { height: 44 }
            padding: 6
      """)[0]
    try check(ScrolledScreen(preview))
    try check(ScrolledScreen(preview, others: ["0/cell.0.1/0": Point(x: 33.5, y: 0)]))
    // The second row's, while the list is scrolled by half a row.
    try check(ScrolledScreen(preview, "0/cell.0.1/0", others: ["0": Point(x: 0, y: 40)]))
  }

  @Test func `the viewport of a carousel is a part of the whole picture`() throws {
    let drawing = try PreviewDrawing(
      sample("carousel-transforms", "carousel-transforms"), scale: 1, shapers: TextShapers())
    let picture = try #require(drawing.viewportPicture(of: CollectionKey("1")))
    // Below a padding of 24, a carousel of 240 with its title and 12 between, and 28: the same title
    // and gap again, and 170 points of 390. A line of Inter at 17 points is 20.57 points high.
    let frame = PixelRect(picture.frame, scale: 1)
    let top = Int(24 + 20.57 + 12 + 240 + 28 + 20.57 + 12)
    try #require([frame.x, frame.y, frame.width, frame.height] == [0, top, 390, 170])
    let whole = try Pixels(png: drawing.png())
    let part = try Pixels(picture)
    expect(part.values, equals: Array(whole.values[top * 390..<(top + 170) * 390]))
  }

  @Test func `a list in a device's screen is drawn from layers but for the screen's corners`()
    throws
  {
    let preview = try sections(
      canvas: "{ device: iphone-14, height: 300, scale: 1, frame: true }")
    let screen = try ScrolledScreen(preview)
    // The list scrolls under the bars, and the screen's corners of 47.33 begin above 253.
    expect(screen.layers.viewport, equals: Rect(x: 0, y: 0, width: 390, height: 300))
    expect(
      screen.layers.clips,
      equals: [
        ScrollLayers.Clip(
          rect: Rect(x: 0, y: 0, width: 390, height: 300), radii: CornerRadii(47.33))
      ])
    for offset in screen.offsets([0, 0.21, 1]) {
      let (composed, drawn) = try (screen.composed(at: offset), screen.drawn(at: offset))
      // Here the clip has no part: the left 47 points are left out with what is beside the screen.
      let difference = composed.difference(from: drawn, levels: 0, columns: 90..<360)
      #expect(difference == nil)
    }
  }
}

extension String {
  fileprivate var indented: String { "  " + replacing("\n", with: "\n  ") }
}
