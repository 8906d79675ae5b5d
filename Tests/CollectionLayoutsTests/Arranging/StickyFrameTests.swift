import CollectionLayouts
import LayoutGeometry
import Testing

struct StickyFrameTests {
  /// Two sections: a header of 30, ten rows of 20, a footer of 15; 245 each.
  let section = LayoutSection(
    itemCount: 10, header: .fixed(30), footer: .fixed(15), itemHeight: .constant(20))

  private func headerTop(visibleTop: Double, section index: Int = 0) throws -> Double? {
    let arrangement = try lay([section, section], by: Grid(columns: 1), width: 100)
    let visible = Rect(x: 0, y: visibleTop, width: 100, height: 60)
    return arrangement.stickyFrame(of: .header, section: index, in: visible)?.minY
  }

  @Test func `a header rests where it stands until it would leave`() throws {
    #expect(try headerTop(visibleTop: -10) == 0)
    #expect(try headerTop(visibleTop: 0) == 0)
    #expect(try headerTop(visibleTop: 100, section: 1) == 245)
  }

  @Test func `a header stays at the top of what is visible`() throws {
    #expect(try headerTop(visibleTop: 40) == 40)
  }

  @Test func `a header is pushed out by its section's footer`() throws {
    // The footer starts at 230, so the header's top is at most 200.
    #expect(try headerTop(visibleTop: 200) == 200)
    #expect(try headerTop(visibleTop: 215) == 200)
  }

  @Test func `a footer stays at the bottom of what is visible, below its header`() throws {
    let arrangement = try lay([section], by: Grid(columns: 1), width: 100)
    let footerTop = { (bottom: Double) -> Double? in
      let visible = Rect(x: 0, y: bottom - 60, width: 100, height: 60)
      return arrangement.stickyFrame(of: .footer, section: 0, in: visible)?.minY
    }
    #expect(footerTop(100) == 85)
    // Not above the header's end, and at rest when the section's end is seen.
    #expect(footerTop(40) == 30)
    #expect(footerTop(300) == 230)
  }

  @Test func `a header sticks to the leading edge of what scrolls sideways`() throws {
    let section = LayoutSection(itemCount: 3, header: .fixed(30))
    let layout = Carousel(itemSize: Size(width: 100, height: 50), minimumLineSpacing: 0)
    let visible = Rect(x: 150, y: 0, width: 80, height: 50)
    let ltr = try lay([section], by: layout, width: 80, height: 50)
    #expect(
      ltr.stickyFrame(of: .header, section: 0, in: visible)
        == Rect(x: 150, y: 0, width: 30, height: 50))
    // From right to left the leading edge is the right one: 150 + 80 − 30.
    let rtl = try lay([section], by: layout, width: 80, height: 50, direction: .rightToLeft)
    #expect(
      rtl.stickyFrame(of: .header, section: 0, in: visible)
        == Rect(x: 200, y: 0, width: 30, height: 50))
  }

  @Test func `a query with sticky headers finds the header of the section that is seen`() throws {
    let arrangement = try lay([section, section], by: Grid(columns: 1), width: 100)
    let visible = Rect(x: 0, y: 100, width: 100, height: 20)
    #expect(arrangement.elements(in: visible).map(\.kind) == [.cell, .cell])
    let elements = arrangement.elements(in: visible, sticky: [.header])
    #expect(elements.map(\.kind) == [.header, .cell, .cell])
    #expect(elements[0].frame == Rect(x: 0, y: 100, width: 100, height: 30))
  }

  @Test func `a section without a header has no sticky one`() throws {
    let arrangement = try lay([LayoutSection(itemCount: 0)], by: Grid(columns: 1), width: 100)
    #expect(arrangement.stickyFrame(of: .header, section: 0, in: .zero) == nil)
    #expect(arrangement.stickyFrame(of: .header, section: 1, in: .zero) == nil)
  }
}
