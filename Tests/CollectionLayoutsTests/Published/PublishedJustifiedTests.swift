import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// The frames that the tests of Flickr's justified-layout 4.1 expect, in a container of 1060 points with a
/// padding of 10, but where a row has another.
///
/// All frames of its tests are here but one: four squares for a target of 255 without tolerance, which fill
/// no row, are 1050 wide there, and leave the container. Here such items are less high, so that they fit:
/// (1040 − 30) / 4 = 252.5. An item without a ratio is an error there and a square here.
struct PublishedJustifiedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ratios: [Double]
    var width = 1060.0
    var layout = Justified()
    var padding = EdgeInsets(10)
    /// The frames of some items, each as x, y, width and height; nil for what the test does not have.
    let frames: [Int: [Double?]]
    var count: Int?
    var height: Double?

    init(
      _ name: String, _ ratios: [Double], width: Double = 1060, layout: Justified = Justified(),
      padding: EdgeInsets = EdgeInsets(10), frames: [Int: [Double?]] = [:], count: Int? = nil,
      height: Double? = nil
    ) {
      testDescription = name
      self.ratios = ratios
      self.width = width
      self.layout = layout
      self.padding = padding
      self.frames = frames
      self.count = count
      self.height = height
    }
  }

  private static let cases = [
    Case(
      "four squares", [1, 1, 1, 1],
      frames: [
        0: [10, 10, 340, 340], 1: [360, 10, 340, 340], 2: [710, 10, 340, 340],
        3: [10, 360, 340, 340],
      ], height: 710),
    Case(
      "four squares in 400", [1, 1, 1, 1], width: 400,
      frames: [
        0: [10, 10, 380, 380], 1: [10, 400, 380, 380], 2: [10, 790, 380, 380],
        3: [10, 1180, 380, 380],
      ], height: 1570),
    Case(
      "another row", [1, 2], width: 200, layout: Justified(targetRowHeight: 100),
      frames: [0: [nil, 10, nil, nil], 1: [nil, 200, nil, nil]]),
    Case(
      "no third row", [1, 2, 1], width: 200,
      layout: Justified(targetRowHeight: 100, maxNumRows: 2), count: 2),
    Case("a panorama", [5], count: 1),
    Case(
      "nearer with the third", [1, 4, 1.1], width: 1000, layout: Justified(targetRowHeight: 250),
      // (980 − 10) / 5; the third item fills no row.
      frames: [0: [nil, nil, nil, 194], 1: [nil, nil, nil, 194], 2: [nil, nil, nil, 194]]),
    Case(
      "padding", [1], padding: EdgeInsets(20), frames: [0: [20, 20, nil, nil]]),
    Case(
      "padding of four edges", [1],
      padding: EdgeInsets(top: 50, leading: 5, bottom: 10, trailing: 10),
      frames: [0: [5, 50, nil, nil]]),
    Case(
      "spacing", [1, 1, 1, 1], layout: Justified(rowSpacing: 40, columnSpacing: 40),
      frames: [1: [370, nil, nil, nil], 3: [nil, 370, nil, nil]]),
    Case(
      "spacing of two axes", [1, 1, 1, 1], layout: Justified(rowSpacing: 5, columnSpacing: 40),
      frames: [1: [370, nil, nil, nil], 3: [nil, 335, nil, nil]]),
    Case(
      "no tolerance", [1, 1, 1], layout: Justified(targetRowHeightTolerance: 0),
      frames: [0: [nil, nil, nil, 320]]),
    Case(
      "no padding", [1, 1, 1], layout: Justified(targetRowHeightTolerance: 0), padding: .zero,
      height: 320),
    Case("at most one row", [1, 1, 1, 1, 1], layout: Justified(maxNumRows: 1), count: 3),
    Case(
      "forced ratio", [2, 2, 2, 2], layout: Justified(forceAspectRatio: 1),
      frames: [0: [nil, nil, 340, 340]]),
    Case("hidden widows", [1, 1, 1, 1], layout: Justified(lastRow: .hidden), count: 3),
    Case(
      "breakout", [1, 1, 1, 1, 2, 2, 2, 2], layout: Justified(fullWidthBreakoutRowCadence: 3),
      // Its sixth item is as wide as the row: 1040 / 2 = 520 high.
      // 10 + 340 + 10 + 1030 / 3 + 10 is where it starts.
      frames: [5: [nil, nil, 1040, 520], 6: [nil, 900 + 1030 / 3.0, nil, nil]]),
    Case(
      "widows after a breakout", [1, 1, 1, 1, 1, 1, 1, 1],
      layout: Justified(fullWidthBreakoutRowCadence: 3), frames: [7: [nil, nil, nil, 320]]),
    Case(
      "a justified widow", [1, 1, 1, 2.5], width: 880, layout: Justified(lastRow: .justify),
      frames: [3: [nil, nil, 860, nil]]),
    Case("bottom padding", [1], padding: EdgeInsets(100), height: 520),
  ]

  @Test(arguments: cases)
  func `a wall has its frames`(published: Case) throws {
    let section = LayoutSection(
      itemCount: published.ratios.count, insets: published.padding,
      itemAspectRatio: .each(published.ratios))
    let laid = try lay([section], by: published.layout, width: published.width)
    let frames = laid.cellFrames
    for (item, expected) in published.frames {
      let frame = frames[item]
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      for (side, value) in zip(actual, expected) where value != nil {
        #expect(abs(side - (value ?? 0)) < 1e-9, "item \(item): \(frame)")
      }
    }
    if let count = published.count { expect(frames.count, equals: count) }
    if let height = published.height { expect(laid.contentSize.height, equals: height) }
  }

  @Test func `items that fill no row fit, where theirs do not`() throws {
    let section = LayoutSection(
      itemCount: 4, insets: EdgeInsets(10), itemAspectRatio: .constant(1))
    let layout = Justified(targetRowHeight: 255, targetRowHeightTolerance: 0)
    try #require(
      lay([section], by: layout, width: 1060).cellFrames.map(\.height) == [
        252.5, 252.5, 252.5, 252.5,
      ])
  }

  @Test(arguments: [[1, 1, 1, 1], [1, 1, 1, 1, 1], [1.6, 1, 2.3, 1.2, 0.1]])
  func `centred widows are in the middle`(ratios: [Double]) throws {
    let section = LayoutSection(
      itemCount: ratios.count, insets: EdgeInsets(10), itemAspectRatio: .each(ratios))
    let laid = try lay([section], by: Justified(lastRow: .center), width: 1060)
    let last = laid.cellFrames.filter { $0.minY == laid.cellFrames.last?.minY }
    let (start, end) = (last.first?.minX ?? 0, last.last?.maxX ?? 0)
    #expect(abs(start - (1060 - end)) < 1e-9)
  }
}
