import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct SupplementaryConfigTests {
  private static let size = "width: { fractionalWidth: 1 }, height: { absolute: 44 }"
  private static let row =
    "{ horizontal: { \(size), subitems: [{ width: { absolute: 9 }, height: { absolute: 9 } }] } }"

  /// A cell with a view of the kind `count` at its corner, and perhaps others.
  private static func counted(_ more: String = "", others: String = "") -> String {
    """
    { horizontal: { \(size), subitems: [{ width: { fractionalWidth: 0.5 }, \
    height: { fractionalHeight: 1 }, supplementaryItems: [{ kind: count, width: { absolute: 20 }, \
    height: { fractionalHeight: 0.5 }, containerAnchor: { edges: [top, trailing], \
    fractionalOffset: [0.3, -0.3] }\(more) }\(others)] }] } }
    """
  }

  @Test func `supplementary items are read under Apple's names`() throws {
    let layout = try grouped(
      group: Self.counted(", itemAnchor: { edges: [bottom], absoluteOffset: [1, 2] }, zIndex: 3"),
      section: ", supplementaryViews: { count: { color: red } }")
    expect(
      layout.group.group?.subitems.first?.supplementaryItems,
      equals: [
        SupplementaryItem(
          kind: "count", width: .absolute(20), height: .fractionalHeight(0.5),
          containerAnchor: CompositionalAnchor(
            place: Point(x: 1, y: 0), offset: Point(x: 0.3, y: -0.3), isFractional: true),
          itemAnchor: CompositionalAnchor(
            place: Point(x: 0.5, y: 1), offset: Point(x: 1, y: 2)), zIndex: 3)
      ])
  }

  @Test func `decoration items are read under Apple's names`() throws {
    let layout = try grouped(
      group: Self.row,
      more: ", decorationItems: [{ kind: card, contentInsets: 8 }, { kind: line, zIndex: 1 }]",
      section: ", decorationViews: { card: { color: red }, line: divider }")
    expect(
      layout.decorationItems,
      equals: [
        DecorationItem(kind: "card", contentInsets: EdgeInsets(8)),
        DecorationItem(kind: "line", zIndex: 1),
      ])
  }

  @Test func `kinds without a view are mistakes`() {
    expect(
      mistakes(
        in: groupConfig(
          group: Self.counted(), section: ", supplementaryViews: { cuont: { color: red } }")),
      equals: [
        "3:5+1: collection: a section has supplementary items of the kind 'count' and no view for "
          + "them (did you mean 'cuont'?)"
      ])
    expect(
      mistakes(in: groupConfig(group: Self.row, more: ", decorationItems: [{ kind: card }]")),
      equals: [
        "3:5+1: collection: a section has decoration items of the kind 'card' and no view for them "
          + "(write it under 'decorationViews')"
      ])
  }

  private func groupMistakes(in group: String) -> [String] {
    mistakes(in: groupConfig(group: group)).map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test func `a view at an item is not measured`() {
    let measured = Self.counted().replacing("absolute: 20", with: "estimated: 20")
    expect(
      groupMistakes(in: measured),
      equals: [
        "width: a supplementary item of an item is not measured "
          + "(give it a fraction, or 'absolute')"
      ])
  }

  @Test func `a kind is a word`() {
    let kind = Self.counted().replacing("kind: count", with: "kind: a count")
    expect(
      groupMistakes(in: kind),
      equals: [
        "kind: expected a kind of letters, digits, '-', '_' and '.', found 'a count'"
      ])
  }

  @Test func `an anchor has one offset`() {
    let offsets = Self.counted().replacing(
      "fractionalOffset", with: "absoluteOffset: [1, 1], fractionalOffset")
    expect(
      groupMistakes(in: offsets),
      equals: [
        "containerAnchor: expected one of 'absoluteOffset' and 'fractionalOffset', found 2"
      ])
  }

  @Test func `an item has one view of a kind`() {
    let other = ", { kind: count, width: { absolute: 1 }, height: { absolute: 1 }, "
    let twice = Self.counted(others: other + "containerAnchor: {} }")
    expect(
      groupMistakes(in: twice),
      equals: [
        "horizontal: one item has two supplementary items of the kind 'count' "
          + "(give each a kind of its own; those of a group are its first item's)"
      ])
  }
}
