import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// The frames that the tests of Blueprints 0.13 expect of its layouts, in a collection of 200 by 200 with
/// items of 50 by 50 that are 10 apart.
///
/// Taken: the columns of `itemsPerRow` 1 and 2, with and without headers, and the heights of 3 and 4; the
/// rows of items without `itemsPerRow`; all rows and columns of its horizontal layout; its mosaic.
///
/// Not taken, since they differ: it rounds the widths of three and four columns down to whole points, as we do
/// not; items without `itemsPerRow` are at the leading end of their line, where UIKit's flow layout, and so
/// ours, justifies them; headers of its horizontal layout are above all items, ours are before them, as
/// UIKit's.
struct PublishedBlueprintsTests {
  private static let insets = EdgeInsets(10)

  @Test(
    arguments: [
      // columns, header, the cells' edges, the width of a cell, the rows' tops, the content's height
      (1, 0.0, [10.0], 180.0, [10.0, 70, 130, 190, 250, 310, 370, 430, 490, 550], 1220.0),
      (1, 50, [10], 180, [60, 120, 180, 240, 300, 360, 420, 480, 540, 600], 1320),
      (2, 0, [10, 105], 85, [10, 70, 130, 190, 250], 620),
      (2, 50, [10, 105], 85, [60, 120, 180, 240, 300], 720),
    ] as [(Int, Double, [Double], Double, [Double], Double)])
  func `a vertical layout has its columns and rows`(
    columns: Int, header: Double, edges: [Double], width: Double, tops: [Double], height: Double
  ) throws {
    let section = LayoutSection(
      itemCount: 10, insets: Self.insets, header: header > 0 ? .fixed(header) : nil,
      itemHeight: .constant(50))
    let laid = try lay([section, section], by: Grid(columns: columns, spacing: 10), width: 200)
    let expected = tops.flatMap { top in
      edges.map { Rect(x: $0, y: top, width: width, height: 50) }
    }
    expect(Array(laid.cellFrames.prefix(10)), equals: expected)
    expect(laid.contentSize, equals: Size(width: 200, height: height))
  }

  @Test(
    arguments: [(3, 0.0, 500.0), (3, 50, 600), (4, 0, 380), (4, 50, 480)] as [(Int, Double, Double)]
  )
  func `a vertical layout of three and four columns has its height`(
    columns: Int, header: Double, height: Double
  ) throws {
    let section = LayoutSection(
      itemCount: 10, insets: Self.insets, header: header > 0 ? .fixed(header) : nil,
      itemHeight: .constant(50))
    let laid = try lay([section, section], by: Grid(columns: columns, spacing: 10), width: 200)
    expect(laid.contentSize.height, equals: height)
  }

  @Test func `items of a size break into its rows, between headers and footers`() throws {
    let section = LayoutSection(
      itemCount: 10, insets: Self.insets, header: .fixed(100), footer: .fixed(100))
    let laid = try lay([section, section], by: Flow(), width: 200)
    expect(
      laid.cellFrames.map(\.minY),
      equals: [
        110, 110, 110, 170, 170, 170, 230, 230, 230, 290, 560, 560, 560, 620, 620, 620, 680, 680,
        680,
        740,
      ])
    expect(laid.contentSize, equals: Size(width: 200, height: 900))
  }

  @Test(
    arguments: [
      (50.0, [50.0, 110, 170, 230, 290, 350, 410, 470, 530, 590], 690.0),
      (100, [50, 160, 270, 380, 490, 600, 710, 820, 930, 1040], 1190),
      (45, [50, 105, 160, 215, 270, 325, 380, 435, 490, 545], 640),
      (26, [50, 86, 122, 158, 194, 230, 266, 302, 338, 374], 450),
      (17, [50, 77, 104, 131, 158, 185, 212, 239, 266, 293], 360),
    ] as [(Double, [Double], Double)])
  func `a horizontal layout has its row`(
    width: Double, edges: [Double], contentWidth: Double
  ) throws {
    let section = LayoutSection(
      itemCount: 10, insets: EdgeInsets(top: 10, leading: 50, bottom: 10, trailing: 50))
    let layout = Carousel(itemSize: Size(width: width, height: 50), minimumLineSpacing: 10)
    // Its content is as high as its items and their insets; ours is as high as its container.
    let laid = try lay([section], by: layout, width: 200, height: 70)
    expect(laid.cellFrames, equals: edges.map { Rect(x: $0, y: 10, width: width, height: 50) })
    expect(laid.contentSize, equals: Size(width: contentWidth, height: 70))
  }

  @Test func `a horizontal layout has its columns of two`() throws {
    let section = LayoutSection(
      itemCount: 10, insets: EdgeInsets(top: 10, leading: 50, bottom: 10, trailing: 50))
    let laid = try lay(
      [section], by: Flow(scrollDirection: .horizontal), width: 200, height: 130)
    let expected = [50.0, 110, 170, 230, 290].flatMap { x in
      [10.0, 70].map { Rect(x: x, y: $0, width: 50, height: 50) }
    }
    expect(laid.cellFrames, equals: expected)
    expect(laid.contentSize, equals: Size(width: 390, height: 130))
  }

  // Its patterns divide a row into a large cell and two halves of the rest; ours are units of which the
  // cells cover some. Its third pattern has the large cell first, on the right: here it comes second.
  @Test func `a mosaic has its cells, which it rounds down to whole heights`() throws {
    let pattern = [
      Mosaic.Span(columns: 2, rows: 2), .init(columns: 2, rows: 1), .init(columns: 2, rows: 1),
      .init(columns: 2, rows: 2), .init(columns: 1, rows: 2), .init(columns: 1, rows: 2),
      .init(columns: 2, rows: 1), .init(columns: 2, rows: 2), .init(columns: 2, rows: 1),
    ]
    // (200 − 2 × 2 − 3 × 2) / 4 = 47.5; two rows of 10.5 and the space between them are 23.
    let layout = Mosaic(columns: 4, pattern: pattern, cellAspectRatio: 47.5 / 10.5)
    let laid = try lay(
      [LayoutSection(itemCount: 9, insets: EdgeInsets(2))], by: layout, width: 200)
    let whole = laid.cellFrames.map {
      [$0.minX, ($0.minY + 1e-9).rounded(.down), $0.width, ($0.height + 1e-9).rounded(.down)]
    }
    expect(
      whole,
      equals: [
        [2, 2, 97, 23], [101, 2, 97, 10], [101, 14, 97, 10], [2, 27, 97, 23], [101, 27, 47.5, 23],
        [150.5, 27, 47.5, 23], [2, 52, 97, 10], [101, 52, 97, 23], [2, 64, 97, 10],
      ])
  }
}
