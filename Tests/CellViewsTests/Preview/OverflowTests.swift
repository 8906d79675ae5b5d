import CellViews
import CollectionLayouts
import LayoutGeometry
import Testing

struct OverflowTests {
  private func notices(_ view: ViewNode, width: Double = 200, height: Double = 100) throws
    -> [Notice]
  {
    try arranged(view, on: .fixed(width, height)).notices
  }

  private func framed(_ view: ViewNode, _ width: Double, _ height: Double) -> ViewNode {
    view.with(.frame(FixedFrame(width: width, height: height)))
  }

  @Test func `content that sticks out of a frame is noticed with what is missing`() throws {
    try #require(
      notices(framed(box(150, 20), 50, 50))
        == [Notice(.overflow(.frame, missing: Size(width: 100, height: 0)))])
    try #require(notices(framed(box(50, 50), 50, 50)) == [])
  }

  @Test func `content that sticks out of a frame in a cell names the cell`() throws {
    let view = grid(items: 2, height: 60) { [self] _ in framed(box(150, 20), 50, 50) }
    try #require(
      notices(view, height: 120) == [
        Notice(.overflow(.frame, missing: Size(width: 100, height: 0)), in: [.cell(0, 0)]),
        Notice(.overflow(.frame, missing: Size(width: 100, height: 0)), in: [.cell(0, 1)]),
      ])
  }

  @Test func `a frame that takes all of its cell or of the canvas is not what is too small`() throws
  {
    let filling = box(300, 20)
      .with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
    try #require(
      notices(grid(items: 1, height: 60) { _ in filling }) == [
        Notice(.overflow(.element, missing: Size(width: 100, height: 0)), in: [.cell(0, 0)])
      ])
    try #require(
      notices(filling) == [Notice(.overflow(.canvas, missing: Size(width: 100, height: 0)))])
  }

  @Test func `content larger than the canvas is noticed, with what padding takes of it`() throws {
    var canvas = PreviewCanvas.fixed(200, 100)
    canvas.padding = EdgeInsets(10)
    try #require(
      arranged(box(190, 85), on: canvas).notices
        == [Notice(.overflow(.canvas, missing: Size(width: 10, height: 5)))])
    try #require(arranged(box(180, 80), on: canvas).notices == [])
  }

  @Test func `a picture may fill the canvas and be cut by it`() throws {
    let view = filler.with(.aspectRatio(3, .fill))
    try #require(notices(view) == [])
    try #require(notices(zstack(view, box(20, 20))) == [])
  }

  @Test func `what a clip cuts off does not stick out`() throws {
    let clipped = framed(filler.with(.aspectRatio(3, .fill)), 50, 50)
    try #require(notices(clipped.with(.clipShape(.circle))) == [])
    // The frame's own content is seen all around it: three times as wide as it is high.
    try #require(
      notices(clipped) == [Notice(.overflow(.frame, missing: Size(width: 100, height: 0)))])
  }

  @Test func `a clip that is larger than its frame leaves something that sticks out`() throws {
    // 150 in 50 in a clip of 90: 20 on each side are seen.
    let view = framed(framed(box(150, 20), 50, 50), 90, 90).with(.clipShape(.rectangle))
    try #require(
      notices(view) == [Notice(.overflow(.frame, missing: Size(width: 40, height: 0)))])
  }

  @Test func `an overflow has its place, its room and what can be seen of both`() throws {
    // 150 × 20 in the middle of 50 × 50 in the middle of 200 × 100.
    let view = framed(box(150, 20), 50, 50)
    let content = Rect(x: 25, y: 40, width: 150, height: 20)
    let room = Rect(x: 75, y: 25, width: 50, height: 50)
    func found(_ view: ViewNode) throws -> [PlacedOverflow] {
      try arranged(view, on: .fixed(200, 100)).overflows
    }
    try #require(
      found(view) == [
        PlacedOverflow(
          .content(Size(width: 100, height: 0)), of: content, in: room,
          visible: Rect(x: 0, y: 0, width: 200, height: 100))
      ])
    // 20 of each side are in a clip of 90.
    try #require(
      found(framed(view, 90, 90).with(.clipShape(.rectangle))) == [
        PlacedOverflow(
          .content(Size(width: 40, height: 0)), of: content, in: room,
          visible: Rect(x: 55, y: 5, width: 90, height: 90))
      ])
    try #require(found(view.with(.opacity(0))) == [])
    try #require(found(framed(box(50, 50), 50, 50)) == [])
  }

  @Test func `an overflow is where its cell is scrolled to`() throws {
    let view = grid(items: 3, height: 60, offset: .point(Point(x: 0, y: 50))) { [self] _ in
      framed(box(150, 20), 50, 50)
    }
    // Rows of 60 that begin at −50 have their middles at −20, 40 and 100; the viewport shows 100.
    try #require(
      arranged(view, on: .fixed(200, 100)).overflows.map(\.room.midY) == [-20, 40, 100])
  }

  @Test func `overlays, backgrounds and offsets may stick out`() throws {
    let view = box(20, 20).with(.overlay(box(40, 40), .center))
      .with(.background(box(60, 60), .center)).with(.offset(Point(x: 90, y: 0)))
    try #require(notices(framed(view, 20, 20)) == [])
  }

  @Test func `what sticks out of something hidden is not seen`() throws {
    try #require(notices(framed(box(150, 20), 50, 50).with(.opacity(0))) == [])
    try #require(notices(framed(box(150, 20), 0, 0)) == [])
  }

  @Test func `content broader than a view that scrolls is noticed, longer content is not`() throws {
    let content = box(250, 900).with(.scroll(.vertical))
    try #require(
      notices(content) == [
        Notice(.overflow(.canvas, missing: Size(width: 50, height: 0)))
      ])
    try #require(
      notices(framed(content, 100, 50)) == [
        Notice(.overflow(.frame, missing: Size(width: 150, height: 0)))
      ])
    try #require(notices(box(90, 900).with(.scroll(.vertical))) == [])
  }

  @Test func `a mark names the view that has the frame`() throws {
    let inner = framed(box(150, 20), 50, 50).with(.mark(ViewMark(7)))
    try #require(
      notices(vstack(inner).with(.mark(ViewMark(8)))) == [
        Notice(.overflow(.frame, missing: Size(width: 100, height: 0)), mark: ViewMark(7))
      ])
  }

  @Test func `a mark takes nothing of what can be nested`() throws {
    let view = (0..<255).reduce(filler) { view, number in
      view.with(.mark(ViewMark(number))).with(.padding(.zero))
    }
    try #require(notices(view) == [])
  }

  @Test func `an offset beyond all content shows nothing, one in a bounce does`() throws {
    // Ten rows of 10 in a viewport of 50: the last offset that shows a whole viewport is 50.
    func notices(at y: Double) throws -> [Notice] {
      try arranged(
        grid(items: 10, offset: .point(Point(x: 0, y: y))), on: .fixed(40, 50)
      ).notices
    }
    try #require(
      notices(at: 100) == [Notice(.scrolledPastContent(.vertical, offset: 100, last: 50))])
    try #require(
      notices(at: -50) == [Notice(.scrolledPastContent(.vertical, offset: -50, last: 50))])
    try #require(notices(at: 99) == [])
    try #require(notices(at: -49) == [])
  }

  @Test func `what a layout notices of a section is noticed of its collection`() throws {
    let section = SectionNode(layout: LayoutSection(itemCount: 3)) { _ in filler }
    let view = ViewNode.collection(
      CollectionNode(
        layout: Flow(itemSize: .fixed(Size(width: 300, height: 20))), sections: [section])
    ).with(.mark(ViewMark(3)))
    try #require(
      notices(view) == [
        Notice(
          .layout(.itemsTooLong(.horizontal, first: 0, count: 3, excess: 100), section: 0),
          mark: ViewMark(3))
      ])
  }
}
