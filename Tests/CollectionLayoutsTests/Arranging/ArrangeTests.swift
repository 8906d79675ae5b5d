import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct ArrangeTests {
  let grid = Grid(columns: 2, spacing: 10)

  /// Two rows of 20 points under a header of 30 and above a footer of 15, inset on all sides.
  let section = LayoutSection(
    itemCount: 3, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
    header: .fixed(30), footer: .fixed(15), hasBackground: true, itemHeight: .constant(20))

  @Test func `insets move the items and narrow their columns`() throws {
    let arrangement = try lay([section], by: grid, width: 116)
    // (116 − 2 − 4 − 10) / 2 = 50; the header ends at 30, the inset at 31
    expect(
      arrangement.cellFrames,
      equals: [
        Rect(x: 2, y: 31, width: 50, height: 20), Rect(x: 62, y: 31, width: 50, height: 20),
        Rect(x: 2, y: 61, width: 50, height: 20),
      ])
  }

  @Test func `headers and footers ignore the insets`() throws {
    let arrangement = try lay([section], by: grid, width: 116)
    expect(arrangement.frames(of: .header), equals: [Rect(x: 0, y: 0, width: 116, height: 30)])
    // 30 + 1 + 50 + 3 = 84
    expect(arrangement.frames(of: .footer), equals: [Rect(x: 0, y: 84, width: 116, height: 15)])
  }

  @Test func `a background covers the items and their insets`() throws {
    let arrangement = try lay([section], by: grid, width: 116)
    expect(arrangement.frames(of: .background), equals: [Rect(x: 0, y: 30, width: 116, height: 54)])
  }

  @Test func `a section starts where the one before ends`() throws {
    let arrangement = try lay([section, section], by: grid, width: 116)
    // 84 + 15 = 99
    expect(arrangement.frames(of: .header)[1], equals: Rect(x: 0, y: 99, width: 116, height: 30))
    expect(arrangement.cellFrames[3], equals: Rect(x: 2, y: 130, width: 50, height: 20))
    expect(arrangement.contentSize, equals: Size(width: 116, height: 198))
  }

  @Test func `elements come by section, then background, header, cells and footer`() throws {
    let arrangement = try lay([section, section], by: grid, width: 116)
    expect(
      arrangement.elements.map(\.kind),
      equals: [
        .background, .header, .cell, .cell, .cell, .footer, .background, .header, .cell, .cell,
        .cell, .footer,
      ])
    expect(arrangement.elements.map(\.index.section), equals: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    expect(arrangement.elements.map(\.index.item), equals: [0, 0, 0, 1, 2, 0, 0, 0, 0, 1, 2, 0])
  }

  @Test func `a header without a length is measured at the container's width`() throws {
    let section = LayoutSection(itemCount: 0, insets: EdgeInsets(10), header: .measured)
    var asked: [ProposedSize] = []
    let arrangement = try lay([section], by: grid, width: 116) { _, _, proposal in
      asked.append(proposal)
      return Size(width: 80, height: 44)
    }
    expect(asked, equals: [ProposedSize(width: 116, height: nil)])
    expect(arrangement.frames(of: .header), equals: [Rect(x: 0, y: 0, width: 116, height: 44)])
  }

  @Test func `right to left is the mirror image in the content`() throws {
    let arrangement = try lay([section], by: grid, width: 116, direction: .rightToLeft)
    // 116 − (2 + 50) = 64 and 116 − (62 + 50) = 4
    expect(
      arrangement.cellFrames,
      equals: [
        Rect(x: 64, y: 31, width: 50, height: 20), Rect(x: 4, y: 31, width: 50, height: 20),
        Rect(x: 64, y: 61, width: 50, height: 20),
      ])
  }

  @Test func `sections of a layout that scrolls sideways follow each other along x`() throws {
    let section = LayoutSection(
      itemCount: 2, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      header: .fixed(30), footer: .fixed(15), hasBackground: true)
    let layout = Carousel(itemSize: Size(width: 50, height: 40), minimumLineSpacing: 10)
    let arrangement = try lay([section, section], by: layout, width: 100, height: 64)
    // 30 + 2 + 110 + 4 + 15 = 161; items are centred on what the insets leave: 1 + (60 − 40) / 2.
    expect(arrangement.contentSize, equals: Size(width: 322, height: 64))
    expect(arrangement.frames(of: .header)[1], equals: Rect(x: 161, y: 0, width: 30, height: 64))
    expect(
      arrangement.frames(of: .background)[1], equals: Rect(x: 191, y: 0, width: 116, height: 64))
    expect(arrangement.cellFrames[2], equals: Rect(x: 193, y: 11, width: 50, height: 40))
    expect(arrangement.frames(of: .footer)[1], equals: Rect(x: 307, y: 0, width: 15, height: 64))
  }

  @Test func `content without a breadth of its own is as broad as its broadest section`() throws {
    let section = LayoutSection(itemCount: 1, insets: EdgeInsets(top: 5), header: .measured)
    let layout = Carousel(itemSize: Size(width: 50, height: 40))
    var asked: [ProposedSize] = []
    let arrangement = try lay([section], by: layout, width: 100) { _, _, proposal in
      asked.append(proposal)
      return Size(width: 20, height: 60)
    }
    expect(asked, equals: [.unspecified])
    expect(arrangement.contentSize, equals: Size(width: 70, height: 60))
    expect(arrangement.frames(of: .header), equals: [Rect(x: 0, y: 0, width: 20, height: 60)])
  }

  @Test func `insets larger than the container leave items without width`() throws {
    var section = section
    section.insets = EdgeInsets(60)
    let arrangement = try lay([section], by: grid, width: 116)
    expect(Set(arrangement.cellFrames.map(\.width)), equals: [0])
    expect(arrangement.frames(of: .header), equals: [Rect(x: 0, y: 0, width: 116, height: 30)])
  }

  @Test(arguments: [0, -5, Double.nan, -Double.infinity])
  func `a container without width has cells without width`(width: Double) throws {
    let arrangement = try lay([section], by: grid, width: width)
    expect(Set(arrangement.cellFrames.map(\.width)), equals: [0])
    expect(arrangement.contentSize, equals: Size(width: 0, height: 99))
  }

  @Test(arguments: [-5, Double.nan])
  func `a height that is not a length counts as zero`(height: Double) throws {
    let arrangement = try lay([LayoutSection(heights: [height, 8, height])], by: grid, width: 110)
    expect(arrangement.cellFrames.map(\.height), equals: [8, 8, 0])
  }

  @Test func `UIKit's names answer for every section`() throws {
    let arrangement = try lay([section, section], by: grid, width: 116)
    let index = ItemIndex(section: 1, item: 0)
    let rect = Rect(x: 0, y: 130, width: 10, height: 5)
    expect(arrangement.collectionViewContentSize, equals: Size(width: 116, height: 198))
    expect(
      arrangement.layoutAttributesForItem(at: index)?.frame,
      equals: Rect(x: 2, y: 130, width: 50, height: 20))
    expect(
      arrangement.layoutAttributesForSupplementaryView(ofKind: .header, at: index)?.frame,
      equals: Rect(x: 0, y: 99, width: 116, height: 30))
    expect(
      arrangement.layoutAttributesForElements(in: rect).map(\.kind), equals: [.background, .cell])
  }

  @Test func `an element is found by its kind and index`() throws {
    let arrangement = try lay([section, section], by: grid, width: 116)
    let frame = Rect(x: 62, y: 130, width: 50, height: 20)
    let index = ItemIndex(section: 1, item: 1)
    expect(
      arrangement.element(.cell, at: index),
      equals: LayoutElement(kind: .cell, index: index, frame: frame))
  }

  @Test(arguments: [
    (ElementKind.cell, ItemIndex(section: 0, item: 3)), (.cell, ItemIndex(section: 0, item: -1)),
    (.cell, ItemIndex(section: 1, item: 0)), (.header, ItemIndex(section: 0, item: 1)),
    (.badge, ItemIndex(section: 0, item: 0)),
  ])
  func `what a collection does not hold is not found`(kind: ElementKind, index: ItemIndex) throws {
    let arrangement = try lay([section], by: grid, width: 116)
    #expect(arrangement.element(kind, at: index) == nil)
  }

  @Test func `an error of measuring ends the layout`() throws {
    #expect(throws: Unmeasured.self) {
      try lay([LayoutSection(itemCount: 1)], by: grid, width: 100)
    }
  }
}
