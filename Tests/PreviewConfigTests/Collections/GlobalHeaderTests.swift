import CellViews
import CollectionLayouts
import Diagnostics
import LayoutGeometry
import TestSupport
import Testing

struct GlobalHeaderTests {
  private static let first = ItemIndex(section: 0, item: 0)

  /// Layouts of four items, which have their cells' heights or widths by themselves.
  private static let layouts = [
    "grid: { columns: 2 }", "list: { rowHeight: 40 }", "aspectGrid: { cellAspectRatio: 1 }",
    "flow: { itemSize: [100, 40] }", "mosaic: { columns: 4 }", "waterfall: { columns: 2 }",
    "justified: { targetRowHeight: 50 }",
    "compositional: { group: { horizontal: { width: { fractionalWidth: 1 }, "
      + "height: { absolute: 40 }, subitems: [{ width: { fractionalWidth: 0.5 }, "
      + "height: { fractionalHeight: 1 } }] } } }",
  ]

  private func config(
    _ layout: String, _ keys: String = "", direction: String = "leftToRight", height: Int = 150
  ) -> String {
    """
    canvas: { width: 200, height: \(height), layoutDirection: \(direction) }
    view:
      collection:
        layout: { \(layout) }
        items: [a, b, c, d]
        cell: { color: red, frame: { height: 40 } }
    \(keys.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    """
  }

  private func collection(
    _ layout: String, _ keys: String = "", direction: String = "leftToRight", height: Int = 150
  ) throws -> CollectionArrangement {
    let screen = try arranged(config(layout, keys, direction: direction, height: height))
    return try #require(screen.collections.first).arrangement
  }

  private let views = """
    globalHeader: { text: Feed, frame: { height: 50 } }
    globalFooter: { color: gray, frame: { height: 30 } }
    """

  @Test(arguments: layouts)
  func `a header is before the first section of every layout, and a footer after the last`(
    _ layout: String
  ) throws {
    // The cells of an aspect grid fit what the two leave: 150 − 50 − 30.
    let plain = try collection(layout, height: layout.hasPrefix("aspectGrid") ? 70 : 150)
    let framed = try collection(layout, views)
    // 50 points before, and 30 after all that was there.
    expect(framed.contentSize.height, equals: plain.contentSize.height + 80)
    let cells = plain.elements.map { $0.frame.offset(by: Point(x: 0, y: 50)) }
    expect(framed.elements.filter { $0.kind == .cell }.map(\.frame), equals: cells)
    expect(
      framed.element(.globalHeader, at: Self.first)?.frame,
      equals: Rect(x: 0, y: 0, width: 200, height: 50))
    expect(
      framed.element(.globalFooter, at: Self.first)?.frame,
      equals: Rect(x: 0, y: plain.contentSize.height + 50, width: 200, height: 30))
  }

  @Test func `in content that scrolls sideways, they are at its sides`() throws {
    let layout = "carousel: { itemSize: [60, 80] }"
    let views = """
      globalHeader: { color: gray, frame: { width: 20 } }
      globalFooter: { color: gray, frame: { width: 30 } }
      """
    let plain = try collection(layout)
    let width = plain.contentSize.width
    let framed = try collection(layout, views)
    expect(
      framed.element(.globalHeader, at: Self.first)?.frame,
      equals: Rect(x: 0, y: 0, width: 20, height: 150))
    expect(framed.element(.globalFooter, at: Self.first)?.frame.minX, equals: width + 20)
    let mirrored = try collection(layout, views, direction: "rightToLeft")
    // The content is 50 longer than without them, and the header is at its right end.
    expect(mirrored.element(.globalHeader, at: Self.first)?.frame.minX, equals: width + 30)
    expect(mirrored.element(.globalFooter, at: Self.first)?.frame.minX, equals: 0)
  }

  @Test func `one that stays in sight keeps the headers of sections below it`() throws {
    let keys = """
      globalHeader: { text: Feed, frame: { height: 50 } }
      header: { text: Today, frame: { height: 20 } }
      sticky: [globalHeader, header]
      contentOffset: [0, 30]
      """
    let list = try collection("list: { rowHeight: 60 }", keys)
    // Scrolled by 30, the header is at 30; the section's, from 50 to 70 at rest, ends below it.
    expect(list.element(.globalHeader, at: Self.first)?.frame.minY, equals: 30)
    expect(list.element(.header, at: Self.first)?.frame.minY, equals: 80)
  }

  @Test func `one that does not stay scrolls away`() throws {
    let keys = """
      globalHeader: { text: Feed, frame: { height: 50 } }
      header: { text: Today, frame: { height: 20 } }
      sticky: header
      contentOffset: [0, 60]
      """
    let list = try collection("list: { rowHeight: 60 }", keys)
    expect(list.element(.globalHeader, at: Self.first)?.frame.minY, equals: 0)
    expect(list.element(.header, at: Self.first)?.frame.minY, equals: 60)
  }

  @Test func `it sees the collection's names and is at no item`() {
    expect(
      mistakes(in: config("list: { rowHeight: 40 }", "globalHeader: { text: '${item}' }")).map {
        String($0.drop { $0 != " " }.dropFirst())
      }.first?.contains("item"), equals: true)
  }

  @Test func `it does not share a boundary with the layout's own views`() {
    let layout =
      Self.layouts[7].dropLast(2)
      + ", configuration: { boundarySupplementaryItems: [{ kind: top, width: { absolute: 9 }, "
      + "height: { absolute: 9 } }] } }"
    let keys = "supplementaryViews: { top: spacer }\n"
    expect(
      mistakes(in: config(String(layout), keys + "globalHeader: spacer")).map {
        String($0.drop { $0 != " " }.dropFirst())
      },
      equals: [
        "collection: expected one of 'globalHeader' and the layout's own views at that boundary, "
          + "found both (write it among the configuration's 'boundarySupplementaryItems')"
      ])
    #expect(mistakes(in: config(String(layout), keys + "globalFooter: spacer")).isEmpty)
  }

  @Test func `a header whose content is cut is named, at its key`() throws {
    let keys = """
      globalHeader: { text: A long heading that is cut, lineLimit: 1, frame: { height: 20 } }
      """
    let found = try warnings(in: config("list: { rowHeight: 40 }", keys))
    #expect(found.map(\.message).contains { $0.contains("global header") })
  }

  @Test func `what stays in sight is a word, or a list of words`() throws {
    func sticky(_ words: String) throws -> CollectionNode.Sticky? {
      try view(config("list: { rowHeight: 40 }", "sticky: \(words)")).collection?.sticky
    }
    let (word, words) = (try sticky("globalFooter"), try sticky("[header, globalHeader]"))
    expect(word, equals: .globalFooter)
    expect(words, equals: [.header, .globalHeader])
    expect(
      mistakes(in: config("list: { rowHeight: 40 }", "sticky: [headers]")).map {
        String($0.drop { $0 != " " }.dropFirst())
      },
      equals: [
        "sticky: expected one of header, footer, both, globalHeader, globalFooter, found "
          + "'headers' (did you mean 'header'?)"
      ])
  }
}
