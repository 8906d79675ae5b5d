import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct CustomGroupTests {
  /// A group of 100 points with two cells on its diagonal, each a half of what its insets leave.
  private func diagonal(
    height: CompositionalDimension = .absolute(100), insets: EdgeInsets = .zero
  ) -> CompositionalItem {
    CompositionalItem(
      width: .fractionalWidth(1), height: height, contentInsets: insets,
      group: CompositionalGroup(
        CustomFrames("2 frames") { size in
          let half = Size(width: size.width / 2, height: size.height / 2)
          return [
            Rect(origin: .zero, size: half),
            Rect(origin: Point(x: half.width, y: half.height), size: half),
          ]
        }))
  }

  @Test func `cells have the frames that are computed for the group's size`() throws {
    let layout = Compositional(group: diagonal(), interGroupSpacing: 10)
    let laid = try lay([LayoutSection(itemCount: 3)], by: layout, width: 400)
    expect(
      laid.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 200, height: 50), Rect(x: 200, y: 50, width: 200, height: 50),
        Rect(x: 0, y: 110, width: 200, height: 50),
      ])
    // Two groups of 100 and 10 between them.
    expect(laid.contentSize, equals: Size(width: 400, height: 210))
  }

  @Test func `frames are inside of the group's insets`() throws {
    let layout = Compositional(group: diagonal(insets: EdgeInsets(10)))
    // 380 × 80 are left: halves of 190 × 40 from (10, 10).
    let found = try layout.cells(2)
    expect(
      found,
      equals: [
        Rect(x: 10, y: 10, width: 190, height: 40), Rect(x: 200, y: 50, width: 190, height: 40),
      ])
  }

  @Test func `from right to left, frames are mirrored`() throws {
    let found = try Compositional(group: diagonal()).cells(1, direction: .rightToLeft)
    expect(found, equals: [Rect(x: 200, y: 0, width: 200, height: 50)])
  }

  @Test func `a group of an estimated height is as high as its frames reach`() throws {
    let item = CompositionalItem(
      width: .fractionalWidth(1), height: .estimated(44),
      group: CompositionalGroup(
        CustomFrames("1 frame") { _ in [Rect(x: 5, y: 20, width: 30, height: 50)] }))
    let found = try Compositional(group: item).cells(2).map(\.minY)
    // 20 + 50 = 70; the second group's cell is 20 below that.
    expect(found, equals: [20, 90])
  }

  @Test func `custom groups are in other groups`() throws {
    var half = diagonal()
    half.width = .fractionalWidth(0.5)
    let found = try Compositional(group: .row(half)).cells(4).map(\.minX)
    // Each is 200 wide, and its cells 100.
    expect(found, equals: [0, 100, 200, 300])
  }

  @Test func `a group without frames is noticed, and ends`() throws {
    let item = CompositionalItem(
      width: .fractionalWidth(1), height: .absolute(10),
      group: CompositionalGroup(CustomFrames("no frames") { _ in [] }))
    let laid = try lay([LayoutSection(itemCount: 3)], by: Compositional(group: item), width: 400)
    expect(laid.cellFrames, equals: [])
    let words = laid.notices.compactMap {
      if case .own(let problem) = $0.notice { problem.words } else { nil }
    }
    expect(words, equals: ["has a custom group without frames, and so no cells"])
  }

  @Test func `frames that no layout can compute with are zero`() throws {
    let item = CompositionalItem(
      width: .fractionalWidth(1), height: .absolute(10),
      group: CompositionalGroup(
        CustomFrames("1 frame") { _ in [Rect(x: .nan, y: -4, width: .nan, height: 5)] }))
    let found = try Compositional(group: item).cells(1)
    expect(found, equals: [Rect(x: 0, y: -4, width: 0, height: 5)])
  }

  @Test func `explain and goldens' settings know the group`() throws {
    let laid = try lay(
      [LayoutSection(itemCount: 2)], by: Compositional(group: diagonal()), width: 400)
    expect(
      laid.explanation(ofItemAt: ItemIndex(section: 0, item: 1)).map(\.description),
      equals: [
        "group 0, with 2 items as all: from y 0, 100 after the one before",
        "custom group: 400 wide (1 × 400), 100 high",
        "frame 1 of the group's own: x = 200, y = 50, 200 wide, 50 high",
        "item 1 of its group: x = 200, y = 50",
      ])
    expect(
      laid.settings.first,
      equals: LayoutSetting("group", .name("custom 1 of the width × 100 of 2 frames")))
  }
}
