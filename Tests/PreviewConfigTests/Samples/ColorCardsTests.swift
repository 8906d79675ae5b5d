import CellViews
import CollectionLayouts
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct ColorCardsTests {
  private static let text = """
    name: color-cards
    canvas: { width: 390, background: black.opacity(0.05) }
    view:
      collection:
        layout:
          grid: { columns: 2, spacing: 20 }
        items: [pink, purple, gray, black, red, orange, yellow, green, blue]
        cell:
          vstack:
            - spacer
            - text: ${item}
              padding: 10
              frame: { maxWidth: infinity }
              background: white
          frame: { height: 120 }
          background: ${item}
          cornerRadius: 10
          overlay:
            roundedRectangle: { cornerRadius: 10 }
            stroke: { color: black.opacity(0.2), lineWidth: 1 }
      padding: 16
    """

  @Test func `the preview has its name and canvas`() throws {
    let preview = try #require(try load(Self.text).previews.first)
    expect(preview.name, equals: "color-cards")
    #expect(preview.variant == nil)
    expect(
      preview.canvas,
      equals: PreviewCanvas(width: 390, height: .fit, background: .black.opacity(0.05)))
  }

  @Test func `the collection has a grid and nine items`() throws {
    let collection = try #require(try view(Self.text).collection)
    let grid = try #require(collection.layout as? Grid)
    expect([Double(grid.columns), grid.rowSpacing, grid.columnSpacing], equals: [2, 20, 20])
    expect(collection.sections.map(\.layout), equals: [LayoutSection(itemCount: 9)])
  }

  @Test func `the third cell is the article's card in gray`() throws {
    let collection = try #require(try view(Self.text).collection)
    let cell = try collection.sections[0].cell(
      CellContext(index: ItemIndex(section: 0, item: 2)))
    let label = ViewNode.text(TextNode("gray"))
      .modified(.padding(EdgeInsets(10)))
      .modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity)))
      .modified(.background(ViewNode.color(.white).reachingUnderBars(), .center))
    let line = ShapeNode.Stroke(.color(.black.opacity(0.2)), lineWidth: 1)
    let outline = ViewNode.shape(
      ShapeNode(.roundedRectangle(cornerRadius: 10), stroke: line))
    let card = ViewNode.stack(
      StackNode(axis: .vertical, children: [.spacer(minLength: nil), label])
    )
    .modified(.frame(FixedFrame(height: 120)))
    .modified(.background(ViewNode.color(.gray).reachingUnderBars(), .center))
    .modified(.clipShape(.roundedRectangle(cornerRadius: 10)))
    .modified(.overlay(outline, .center))
    expect(cell.dump, equals: card.dump)
  }
}

extension ViewNode {
  /// The view with a modifier behind it.
  func modified(_ modifier: NodeModifier) -> ViewNode {
    .modified(self, modifier)
  }
}
