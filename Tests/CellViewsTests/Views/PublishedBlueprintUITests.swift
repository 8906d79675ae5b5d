import CellViews
import LayoutGeometry
import TestSupport
import Testing

/// The frames that the tests of BlueprintUI 6.7 expect of its elements, where SwiftUI's views, and so ours, mean
/// the same.
///
/// Taken: rows and columns with their alignments, alignment guides, and what is left along them; equal stacks;
/// aligned, inset and ratio-constrained elements; the size of overlays.
///
/// Not taken, since they differ: guides of its children move a stack in its room here, as they do in SwiftUI,
/// so that the places of its children are compared in the stack alone; the children of an overlay fill it
/// there, and keep their sizes here, as in SwiftUI's `ZStack`; priorities to grow and to shrink are numbers
/// there, where SwiftUI asks the least flexible view first; grid rows in proportion have no counterpart.
struct PublishedBlueprintUITests {
  /// A view of 100 by 100 with a guide of the vertical or horizontal alignment of a stack along an axis.
  private func guided(_ id: String, _ axis: Axis, _ alignment: Alignment, at value: Double?)
    -> ViewNode
  {
    let view = box(100, 100, id: id)
    guard let value else { return view }
    return axis == .horizontal
      ? view.with(.alignmentGuide(alignment.vertical) { _ in value })
      : view.with(.alignmentGuide(alignment.horizontal) { _ in value })
  }

  struct GuideCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let alignment: Alignment
    /// The guides of the views, nil for the alignment's own.
    let guides: [Double?]
    /// How long the stack is across.
    let content: Double
    /// Where it starts in the room that it is laid out in.
    let start: Double
    /// Where its children start there.
    let origins: [Double]
  }

  // In 200 points, they start at (200 − 300) / 2 where they are centred, and at 200 − 120 at the bottom.
  static let guideCases = [
    GuideCase(
      testDescription: "tops and a bottom", alignment: .bottomTrailing, guides: [0, 100, 0],
      content: 200, start: 0, origins: [100, 0, 100]),
    GuideCase(
      testDescription: "guides outside of the views", alignment: .center,
      guides: [0, nil, -40, 160], content: 300, start: -50, origins: [110, 60, 150, -50]),
    GuideCase(
      testDescription: "baselines", alignment: .bottomTrailing, guides: [90, nil, 80], content: 120,
      start: 80, origins: [90, 80, 100]),
  ]

  @Test(arguments: guideCases, Axis.allCases)
  func `alignment guides place the children of a stack`(guides: GuideCase, axis: Axis) throws {
    let children = guides.guides.enumerated().map {
      guided("\($0.offset)", axis, guides.alignment, at: $0.element)
    }
    let stack = ViewNode.stack(
      StackNode(
        axis: axis, horizontalAlignment: guides.alignment.horizontal,
        verticalAlignment: guides.alignment.vertical, spacing: 0, children: children)
    ).id("stack")
    var views = try arranged(stack, on: .fixed(400, 400)).computed.views
    let own = try #require(views.removeValue(forKey: "stack")?.frame)
    expect(own.size[axis], equals: Double(children.count) * 100)
    expect(own.size[axis.cross], equals: guides.content)
    let origins = views.sorted { $0.key < $1.key }
      .map { $0.value.frame.origin[axis.cross] - own.origin[axis.cross] + guides.start }
    expect(origins, equals: guides.origins)
  }

  @Test func `rows and columns have their children one after the other`() throws {
    try #require(
      places(
        hstack(spacing: 10, box(100, 100, id: "a"), box(100, 100, id: "b")).id("row"),
        on: .fixed(210, 100)) == "a 0,0 100×100\nb 110,0 100×100\nrow 0,0 210×100")
    try #require(
      places(
        vstack(spacing: 0, box(100, 100, id: "a"), box(100, 100, id: "b")).id("column"),
        on: .fixed(100, 200)) == "a 0,0 100×100\nb 0,100 100×100\ncolumn 0,0 100×200")
  }

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.trailing, 100), (.center, 50)])
  func `a child of a column is aligned across it`(
    alignment: HorizontalAlignment, x: Double
  ) throws {
    let column = vstack(
      alignment: alignment, spacing: 0, box(100, 100, id: "a"), box(200, 0, id: "b"))
    let frame = try #require(try arranged(column, on: .fixed(200, 100)).computed.views["a"]?.frame)
    expect(frame.minX, equals: x)
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.center, 2450, 2900), (.bottomTrailing, 4900, 5800),
  ])
  func `an aligned element is at the edges or in the middle`(
    alignment: Alignment, x: Double, y: Double
  ) throws {
    let view = box(100, 200, id: "a").with(
      .flexibleFrame(
        FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
    let frame = try #require(try arranged(view, on: .fixed(5000, 6000)).computed.views["a"]?.frame)
    expect(frame, equals: Rect(x: x, y: y, width: 100, height: 200))
  }

  @Test(
    arguments: [
      (Axis.horizontal, 0.0, 150.0, [0.0, 50, 100], 50.0),
      (.horizontal, 50, 700, [0, 250, 500], 200),
      (.vertical, 0, 600, [0, 200, 400], 200), (.vertical, 25, 200, [0, 75, 150], 50),
    ] as [(Axis, Double, Double, [Double], Double)])
  func `an equal stack divides its length`(
    axis: Axis, spacing: Double, side: Double, starts: [Double], length: Double
  ) throws {
    let children = ["a", "b", "c"].map { filler.id($0) }
    let stack = ViewNode.stack(StackNode(axis: axis, spacing: spacing, children: children))
    let frames = try arranged(stack, on: .fixed(side, side)).computed.views
      .sorted { $0.key < $1.key }.map(\.value.frame)
    expect(frames.map { $0.origin[axis] }, equals: starts)
    expect(frames.map { $0.size[axis] }, equals: [length, length, length])
    expect(frames.map { $0.size[axis.cross] }, equals: [side, side, side])
  }

  @Test func `an overlay is as large as its largest child`() throws {
    try #require(
      places(
        zstack(box(200, 200), box(100, 100), box(50, 50)).id("overlay"), on: .fixed(456, 789))
        == "overlay 128,294.5 200×200")
  }

  @Test func `an inset is around its element`() throws {
    try #require(
      places(filler.id("a").with(.padding(EdgeInsets(20))), on: .fixed(100, 100))
        == "a 20,20 60×60")
  }

  @Test(
    arguments: [
      (4.0, 100.0, 100.0, 100.0, 25.0), (4, 8, 8, 8, 2), (4, 80, 20, 80, 20),
      (0.25, 100, 100, 25, 100),
      (0.25, 8, 8, 2, 8), (0.25, 20, 80, 20, 80),
    ] as [(Double, Double, Double, Double, Double)])
  func `an element of a ratio fits what it is offered`(
    ratio: Double, offeredWidth: Double, offeredHeight: Double, width: Double, height: Double
  ) throws {
    let view = filler.id("a").with(.aspectRatio(ratio, .fit))
    let frame = try #require(
      try arranged(view, on: .fixed(offeredWidth, offeredHeight)).computed.views["a"]?.frame)
    expect(frame.size, equals: Size(width: width, height: height))
  }

  @Test func `what is left along a row is between its children`() throws {
    let row = hstack(
      spacing: 0, box(100, 100, id: "a"), .spacer(minLength: 0), box(100, 100, id: "b"))
    try #require(places(row, on: .fixed(400, 100)) == "a 0,0 100×100\nb 300,0 100×100")
  }

  @Test(
    arguments: [(200.0, 100.0, 50.0), (10, 5, 2.5), (15, 12, 1.5)] as [(Double, Double, Double)])
  func `what is left along a centred row is around its children`(
    room: Double, length: Double, start: Double
  ) throws {
    let frame = try arranged(hstack(box(length, 10, id: "a")), on: .fixed(room, 10))
      .computed.views["a"]?.frame
    expect(frame?.minX, equals: start)
  }
}
