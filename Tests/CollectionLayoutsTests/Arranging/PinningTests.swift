import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct PinningTests {
  /// Two sections: a header of 30, ten rows of 20, a footer of 15; 245 each.
  let section = LayoutSection(
    itemCount: 10, header: .fixed(30), footer: .fixed(15), itemHeight: .constant(20))

  private func headerTop(visibleTop: Double, section index: Int = 0) throws -> Double? {
    let arrangement = try lay([section, section], by: Grid(columns: 1), width: 100)
    let visible = Rect(x: 0, y: visibleTop, width: 100, height: 60)
    return arrangement.pinning([.header], in: visible).frame(of: .header, section: index)?.minY
  }

  @Test func `a header keeps its place until it would leave`() throws {
    try #require(headerTop(visibleTop: -10) == 0)
    try #require(headerTop(visibleTop: 0) == 0)
    try #require(headerTop(visibleTop: 100, section: 1) == 245)
  }

  @Test func `a header stays at the top of what is visible`() throws {
    try #require(headerTop(visibleTop: 40) == 40)
  }

  @Test func `a header is pushed out by its section's footer`() throws {
    // The footer starts at 230, so the header's top is at most 200.
    try #require(headerTop(visibleTop: 200) == 200)
    try #require(headerTop(visibleTop: 215) == 200)
  }

  @Test func `a footer stays at the bottom of what is visible, below its header`() throws {
    let arrangement = try lay([section], by: Grid(columns: 1), width: 100)
    let footerTop = { (bottom: Double) -> Double? in
      let visible = Rect(x: 0, y: bottom - 60, width: 100, height: 60)
      return arrangement.pinning([.footer], in: visible).frame(of: .footer)?.minY
    }
    expect(footerTop(100), equals: 85)
    // Not above the header's end, and at rest when the section's end is seen.
    expect(footerTop(40), equals: 30)
    expect(footerTop(300), equals: 230)
  }

  @Test func `a header sticks to the leading edge of what scrolls sideways`() throws {
    let section = LayoutSection(itemCount: 3, header: .fixed(30))
    let layout = Carousel(itemSize: Size(width: 100, height: 50), minimumLineSpacing: 0)
    let visible = Rect(x: 150, y: 0, width: 80, height: 50)
    let ltr = try lay([section], by: layout, width: 80, height: 50)
    expect(
      ltr.pinning([.header], in: visible).frame(of: .header),
      equals: Rect(x: 150, y: 0, width: 30, height: 50))
    // From right to left the leading edge is the right one: 150 + 80 − 30.
    let rtl = try lay([section], by: layout, width: 80, height: 50, direction: .rightToLeft)
    expect(
      rtl.pinning([.header], in: visible).frame(of: .header),
      equals: Rect(x: 200, y: 0, width: 30, height: 50))
  }

  @Test func `a query finds the pinned header of the section that is seen`() throws {
    let arrangement = try lay([section, section], by: Grid(columns: 1), width: 100)
    let visible = Rect(x: 0, y: 100, width: 100, height: 20)
    expect(arrangement.elements(in: visible).map(\.kind), equals: [.cell, .cell])
    let elements = arrangement.pinning([.header], in: visible).elements(in: visible)
    expect(elements.map(\.kind), equals: [.header, .cell, .cell])
    expect(elements[0].frame, equals: Rect(x: 0, y: 100, width: 100, height: 30))
  }

  @Test func `a pinned header is found where it is pinned, and not where it rests`() throws {
    let arrangement = try lay([section], by: Grid(columns: 1), width: 100)
      .pinning([.header], in: Rect(x: 0, y: 100, width: 100, height: 60))
    func kinds(from top: Double, height: Double) -> [ElementKind] {
      arrangement.layoutAttributesForElements(
        in: Rect(x: 0, y: top, width: 100, height: height)
      ).map(\.kind)
    }
    expect(kinds(from: 0, height: 30), equals: [])
    // The header covers 100 to 130: a query need not be about all that is seen to find it.
    expect(kinds(from: 129, height: 1), equals: [.header, .cell])
    expect(kinds(from: 130, height: 1), equals: [.cell])
  }

  @Test func `all elements and each one by its index have their pinned frames`() throws {
    let arrangement = try lay([section, section], by: Grid(columns: 1), width: 100)
      .pinning([.header, .footer], in: Rect(x: 0, y: 100, width: 100, height: 60))
    // The first section's footer is pinned at 160 − 15; the second section is below all that is
    // seen, so its footer stays right below its header: 245 + 30.
    expect(arrangement.frames(of: .header).map(\.minY), equals: [100, 245])
    expect(arrangement.frames(of: .footer).map(\.minY), equals: [145, 275])
    let index = ItemIndex(section: 0, item: 0)
    expect(
      arrangement.layoutAttributesForSupplementaryView(ofKind: .header, at: index)?.frame,
      equals: Rect(x: 0, y: 100, width: 100, height: 30))
  }

  @Test func `nothing is pinned to a part of the content without area`() throws {
    let arrangement = try lay([section], by: Grid(columns: 1), width: 100)
    for visible in [Rect.zero, Rect(x: 0, y: .nan, width: 100, height: 60)] {
      expect(
        arrangement.pinning([.header, .footer], in: visible).elements, equals: arrangement.elements)
    }
  }

  @Test func `a section without a header has no pinned one`() throws {
    let arrangement = try lay([LayoutSection(itemCount: 0)], by: Grid(columns: 1), width: 100)
      .pinning([.header], in: Rect(x: 0, y: 50, width: 100, height: 60))
    #expect(arrangement.frame(of: .header) == nil)
    #expect(arrangement.frame(of: .header, section: 1) == nil)
  }
}

extension CollectionArrangement {
  /// The frame of a section's header or footer; nil if it has none.
  fileprivate func frame(of kind: ElementKind, section: Int = 0) -> Rect? {
    element(kind, at: ItemIndex(section: section, item: 0))?.frame
  }
}
