import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// At 28.16 points a hundred of Inter's units are a point: A is 19.04 wide, an ellipsis 23.12, and
/// a line 34.08 high, which are 34.5 in whole pixels.
struct CutTextTests {
  private func text(_ string: String) -> ViewNode {
    .text(TextNode(string)).with(
      .environment(.font(.fixed(FontRequest(family: "Inter", size: 28.16)))))
  }

  private func notices(_ view: ViewNode, width: Double, height: Double) throws -> [Notice] {
    try arranged(view, on: .fixed(width, height)).notices
  }

  @Test func `a text with too little height is noticed with the number of lines shown`() throws {
    // 70 points hold two lines, 69, and not three.
    try #require(
      notices(text("A\nB\nC"), width: 100, height: 70)
        == [Notice(.cutText(.lines(shown: 2, of: 3), in: "A\nB\nC"))])
    try #require(notices(text("A\nB\nC"), width: 100, height: 103.5) == [])
  }

  @Test func `a text that is cut has its place`() throws {
    // Two lines of 34.5 in the middle of 70: 0.5 is left above.
    let arrangement = try arranged(text("A\nB\nC"), on: .fixed(100, 70))
    let overflow = try #require(arrangement.overflows.first)
    expect(overflow.excess, equals: .text(.lines(shown: 2, of: 3)))
    #expect(abs(overflow.content.minY - 0.5) < 0.001)
    #expect(abs(overflow.content.height - 69) < 0.001)
    expect(overflow.room, equals: overflow.content)
    expect(overflow.visible, equals: Rect(x: 0, y: 0, width: 100, height: 70))
  }

  @Test func `a text on one line is noticed with the number of characters shown`() throws {
    // 2 × 19.04 + 23.12 = 61.2
    let view = text("AAAAA").with(.environment(.lineLimit(1)))
    try #require(
      notices(view, width: 62, height: 40)
        == [Notice(.cutText(.characters(shown: 2, of: 5), in: "AAAAA"))])
    try #require(notices(view, width: 96, height: 40) == [])
  }

  @Test func `a text that a row leaves no width shows nothing`() throws {
    let view = hstack(spacing: 0, box(50, 10), text("AAAAA"))
    try #require(
      notices(view, width: 50, height: 40)
        == [Notice(.cutText(.characters(shown: 0, of: 5), in: "AAAAA"))])
  }

  @Test(arguments: TruncationMode.allCases)
  func `a text whose truncation is set is cut on purpose`(mode: TruncationMode) throws {
    let view = text("AAAAA").with(.environment(.lineLimit(1)))
      .with(.environment(.truncationMode(mode)))
    try #require(notices(view, width: 62, height: 40) == [])
  }

  @Test func `a search field scrolls what is too long for it`() throws {
    let field = SearchFieldNode("Search", text: String(repeating: "A", count: 100)).view
    try #require(notices(field, width: 100, height: 40) == [])
  }

  // A field scrolls what is typed into it, and not its prompt.
  @Test(arguments: [
    SearchFieldNode(String(repeating: "A", count: 100)).view,
    TextFieldNode(String(repeating: "A", count: 100)).view,
    TextFieldNode(String(repeating: "A", count: 100), isSecure: true, hasBorder: true).view,
  ])
  func `a prompt that is too long for its field is cut`(field: ViewNode) throws {
    let found = try notices(field, width: 100, height: 40).map(\.finding)
    expect(found.count, equals: 1)
    guard case .cutText(.characters(shown: _, of: 100), in: _) = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `the titles of bars are texts as others`() throws {
    let title = String(repeating: "A", count: 20)
    let found = try notices(NavigationBarNode(title).view, width: 100, height: 44)
    expect(found.count, equals: 1)
    guard case .cutText(.characters, in: title) = found.first?.finding else {
      Issue.record("\(found)")
      return
    }
  }

  @Test(arguments: [
    ("opacity", NodeModifier.opacity(0)), ("color", .environment(.foregroundColor(.clear))),
    ("frame", .frame(FixedFrame(width: 0, height: 0))),
    ("bounds", .flexibleFrame(FlexibleFrame(maxHeight: 0))),
  ])
  func `what is hidden on purpose is not cut`(_ name: String, modifier: NodeModifier) throws {
    try #require(notices(text("AAAAA BBBBB").with(modifier), width: 62, height: 40) == [])
  }

  @Test func `a text that a clip cuts off is noticed with how much of it is cut`() throws {
    // Five A are 95.2 wide: the clip of 55.2 around their middle takes 20 on each side.
    let view = text("AAAAA").with(.fixedSize(horizontal: true, vertical: true))
      .with(.frame(FixedFrame(width: 55.2, height: 40))).with(.clipShape(.rectangle))
    let found = try notices(view, width: 200, height: 100)
    expect(found.count, equals: 1)
    guard case .cutText(.clipped(let missing), in: "AAAAA") = found.first?.finding else {
      Issue.record("\(found)")
      return
    }
    #expect(abs(missing.width - 40) < 1e-6)
    expect(missing.height, equals: 0)
  }

  @Test func `a clip that takes no letter takes nothing`() throws {
    // Letters are 0.7 × 28.16 = 19.7 high, in the middle of a line of 34.08.
    let view = text("AAAAA").with(.frame(FixedFrame(height: 30))).with(.clipShape(.rectangle))
    try #require(notices(view, width: 200, height: 100) == [])
  }

  @Test func `a text that scrolls under a viewport's edge is not cut`() throws {
    let rows = grid(items: 9, height: 40) { [self] _ in text("AAAAA") }
      .with(.clipShape(.roundedRectangle(cornerRadius: 8)))
    try #require(notices(rows, width: 200, height: 100) == [])
  }

  @Test func `a text in a cell names the cell, and that of a collection in a cell both`() throws {
    let shelf = grid(items: 1, height: 40) { [self] _ in
      text("AAAAA").with(.environment(.lineLimit(1)))
    }
    let view = grid(items: 2, height: 40) { context in
      context.index.item == 1 ? shelf : filler
    }
    try #require(
      notices(view, width: 62, height: 80) == [
        Notice(
          .cutText(.characters(shown: 2, of: 5), in: "AAAAA"), in: [.cell(0, 1), .cell(0, 0)])
      ])
  }

  @Test func `a text over the limit of characters is noticed once, by shaping`() throws {
    let long = String(repeating: "a b ", count: 3000)
    let found = try notices(text(long), width: 300, height: 1e6)
    #expect(found != [])
    expect(found.filter { if case .text = $0.finding { false } else { true } }, equals: [])
  }
}
