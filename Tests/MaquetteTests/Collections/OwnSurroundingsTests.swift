import LayoutGeometry
import Maquette
import PreviewRendering
import Testing

/// Rows of 20 points under a header that stays in sight, on a card, with a view at the trailing end
/// of the header's band.
private struct Board: CollectionLayout {
  var kind: String { "board" }

  func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) -> SectionArrangement {
    SectionArrangement(
      itemCount: section.itemCount,
      lines: .uniform(count: section.itemCount, length: 20, spacing: 0),
      places: .uniform(count: 1, length: space.size.width, spacing: 0),
      size: Size(width: space.size.width, height: Double(section.itemCount) * 20))
  }

  var sectionConfiguration: SectionConfiguration {
    SectionConfiguration(
      header: BoundaryItem(
        width: .fractionalWidth(0.5), height: .absolute(30), placeAcross: 0,
        pinToVisibleBounds: true),
      boundaryItems: [
        NamedBoundaryItem(
          kind: "more", placeAlong: 0,
          BoundaryItem(width: .absolute(24), height: .absolute(24), placeAcross: 1))
      ],
      decorationItems: [
        DecorationItem(
          kind: "card", contentInsets: EdgeInsets(top: 30, leading: 4, bottom: 0, trailing: 4))
      ])
  }
}

@Suite struct OwnSurroundingsTests {
  /// Ten rows of a user's own layout on a screen of 100 × 60.
  private func board(offset: Double) -> Preview {
    let canvas = PreviewCanvas(width: 100, height: .points(60), isTransparent: true)
    return Preview("board", canvas: canvas) {
      CollectionView(1...10, layout: Board()) { _ in Color.black }
        .header { Color.red }
        .supplementaryView(ofKind: "more") { _ in Color.blue }
        .decorationView(ofKind: "card") { Color.green }
        .contentOffset(y: offset)
    }
  }

  /// The rectangles that are drawn, in their order.
  private func fills(offset: Double) throws -> [Substring] {
    String(decoding: try board(offset: offset).list(), as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("fill") }
  }

  @Test func `a layout of a user's own has a card, a header and a view at an edge`() throws {
    // Below a band of 30, the card is 100 − 2 × 4 wide, and it and the second row end with the
    // screen; the view is at 100 − 24. What stays in sight is drawn over all else.
    try #require(
      fills(offset: 0) == [
        "fill rect 4,30 92×30 #34C759", "fill rect 0,30 100×20 #000000",
        "fill rect 0,50 100×10 #000000", "fill rect 76,0 24×24 #007AFF",
        "fill rect 0,0 50×30 #FF3B30",
      ])
  }

  @Test func `its header stays in sight over the rows`() throws {
    // Row 1 starts at 30 + 20 − 50 = 0; the card is all that is seen, and the view at the edge is
    // not any more.
    try #require(
      fills(offset: 50) == [
        "fill rect 4,0 92×60 #34C759", "fill rect 0,0 100×20 #000000",
        "fill rect 0,20 100×20 #000000", "fill rect 0,40 100×20 #000000",
        "fill rect 0,0 50×30 #FF3B30",
      ])
  }
}
