import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

@Suite struct ListAppearanceTests {
  private static let rows = LayoutSection(
    itemCount: 2, hasBackground: true, itemHeight: .constant(44))

  @Test(arguments: [
    // 375 − 2 × 16 = 343; from 390 on, margins are 20: 390 − 2 × 20 = 350 (iOS 14 to 18). A first
    // section is 35 under a bar.
    (ListAppearance.insetGrouped, 375.0, Rect(x: 16, y: 35, width: 343, height: 44)),
    (.insetGrouped, 390, Rect(x: 20, y: 35, width: 350, height: 44)),
    (.insetGrouped, 1194, Rect(x: 20, y: 35, width: 1154, height: 44)),
    (.grouped, 390, Rect(x: 0, y: 35, width: 390, height: 44)),
    (.plain, 390, Rect(x: 0, y: 0, width: 390, height: 44)),
    (.inset, 390, Rect(x: 20, y: 0, width: 350, height: 44)),
    (.sidebar, 390, Rect(x: 8, y: 8, width: 374, height: 44)),
  ])
  func `rows have the margins and the space of an appearance`(
    appearance: ListAppearance, width: Double, first: Rect
  ) throws {
    let list = try lay([Self.rows], by: List(appearance: appearance), width: width)
    expect(list.cellFrames.first, equals: first)
  }

  @Test func `sections are 35 points apart, and their cards hold their rows alone`() throws {
    let list = try lay([Self.rows, Self.rows], by: List(appearance: .insetGrouped), width: 390)
    // 35 above the first, 17.5 above the second, 2 × 44 and 17.5 under each: 140.5 + 123.
    expect(list.contentSize, equals: Size(width: 390, height: 263.5))
    expect(
      list.frames(of: .background),
      equals: [
        Rect(x: 20, y: 35, width: 350, height: 88), Rect(x: 20, y: 158, width: 350, height: 88),
      ])
  }

  @Test func `a header and a footer take the space of their side`() throws {
    var section = Self.rows
    section.header = .fixed(41)
    section.footer = .fixed(30)
    let list = try lay([section], by: List(appearance: .insetGrouped), width: 390)
    expect(list.cellFrames.map(\.minY), equals: [41, 85])
    expect(list.frames(of: .footer), equals: [Rect(x: 0, y: 129, width: 390, height: 30)])
  }

  @Test func `a section spacing of one's own is halved around a section, but for the first's top`()
    throws
  {
    let list = try lay(
      [Self.rows, Self.rows], by: List(appearance: .grouped, sectionSpacing: 10), width: 390)
    // 35, and 88 + 5 + 5 to the second section.
    expect(list.cellFrames.map(\.minY), equals: [35, 79, 133, 177])
  }

  @Test func `rows that are apart have their space between them, and no lines`() throws {
    let layout = List(appearance: .insetGrouped, rowSpacing: 12)
    let list = try lay([Self.rows], by: layout, width: 390)
    // 35, a row of 44 and 12.
    expect(list.cellFrames.map(\.minY), equals: [35, 91])
    expect(list.contentSize.height, equals: 35 + 44 + 12 + 44 + 17.5)
    #expect(layout.separator(after: 0, in: Self.rows) == nil)
    #expect(layout.settings.contains(LayoutSetting("listRowSpacing", .length(12))))
  }

  @Test func `a first item that is a header is over the card`() throws {
    let layout = List(appearance: .insetGrouped, headerMode: .firstItemInSection)
    let list = try lay([Self.rows], by: layout, width: 390)
    expect(list.cellFrames.map(\.minY), equals: [0, 44])
    expect(list.frames(of: .background), equals: [Rect(x: 20, y: 44, width: 350, height: 44)])
    #expect(layout.separator(after: 0, in: Self.rows) == nil)
  }

  @Test func `a section without rows has a card without height`() throws {
    let section = LayoutSection(itemCount: 0, hasBackground: true)
    let list = try lay([section], by: List(appearance: .insetGrouped), width: 390)
    // 35 above and 17.5 below.
    expect(list.contentSize.height, equals: 52.5)
    expect(list.frames(of: .background).map(\.height), equals: [0])
  }

  @Test(arguments: ListAppearance.allCases)
  func `headers of plain lists alone stay in sight`(appearance: ListAppearance) throws {
    var section = Self.rows
    section.header = .fixed(30)
    let list = try lay([section], by: List(appearance: appearance), width: 390)
    let header = list.pinning([], in: Rect(x: 0, y: 50, width: 390, height: 40))
      .frames(of: .header)
    expect(header.map(\.minY), equals: [appearance == .plain ? 50 : 0])
  }

  @Test func `insets of a section are beside the margins, and the card follows`() throws {
    var section = Self.rows
    section.insets = EdgeInsets(top: 4, leading: 10, bottom: 0, trailing: 0)
    let list = try lay([section], by: List(appearance: .insetGrouped), width: 390)
    // 10 + 20 and 4 + 35; 390 − 10 − 2 × 20 = 340.
    expect(list.frames(of: .background), equals: [Rect(x: 30, y: 39, width: 340, height: 88)])
  }

  @Test func `right to left mirrors rows and cards`() throws {
    var section = Self.rows
    section.insets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    let list = try lay(
      [section], by: List(appearance: .insetGrouped), width: 390, direction: .rightToLeft)
    expect(list.frames(of: .background).map(\.minX), equals: [20])
    expect(list.cellFrames.map(\.minX), equals: [20, 20])
  }

  @Test func `a list explains its margins and the space above a section`() throws {
    let list = try lay(
      [Self.rows, Self.rows], by: List(appearance: .insetGrouped), width: 390)
    expect(
      list.rule.map(\.description), equals: ["insetGrouped", "margins 20", "35 between sections"])
    expect(
      list.explanation(ofItemAt: ItemIndex(section: 0, item: 1)).map(\.description),
      equals: [
        "insetGrouped: margin 20, from width 390",
        "space above: 35, as the first section has no header",
        "column 0 of 1: x = 20 + 0 × 350", "row 1 of 2: y = 35 + 1 × 44", "height 44: given",
      ])
    expect(
      list.explanation(ofItemAt: ItemIndex(section: 1, item: 1)).map(\.description)[1],
      equals: "space above = 35 / 2: the section has no header")
  }

  @Test func `a list names what it was given`() {
    let list = List(appearance: .grouped, sectionSpacing: 10, headerMode: .none)
    expect(
      list.settings,
      equals: [
        LayoutSetting("appearance", .name("grouped")),
        LayoutSetting("listSectionSpacing", .length(10)),
        LayoutSetting("headerMode", .name("none")),
        LayoutSetting("separator", .name("the text's edge and 0 from the edges")),
      ])
  }

  @Test func `a separator that follows the text begins where that does`() {
    let row = Rect(x: 16, y: 0, width: 358, height: 44)
    let separator = LayoutSeparator.followingText
    // 16 + 56; 358 − 56 = 302.
    expect(
      separator.frame(in: row, hairline: 0.125, text: 56),
      equals: Rect(x: 72, y: 43.5, width: 302, height: 0.125))
    // Without a text it is 16 points from the edge.
    expect(separator.frame(in: row, hairline: 0.125).minX, equals: 32)
    expect(
      separator.frame(in: row, hairline: 0.125, layoutDirection: .rightToLeft, text: 56),
      equals: Rect(x: 16, y: 43.5, width: 302, height: 0.125))
  }
}
