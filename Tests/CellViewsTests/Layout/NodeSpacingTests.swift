import CellViews
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// How far neighbours of a stack without a spacing are apart.
///
/// Authority: OpenSwiftUI's `Text+Spacing.swift` and `StackLayout.spacing()`, audited against SwiftUI
/// 6.5.4; the distances between texts are measured in pictures of iOS 18 (`docs/truth.md`).
struct NodeSpacingTests {
  private func text(_ style: TextStyle = .body, id: String) -> ViewNode {
    ViewNode.text(TextNode("a")).with(.environment(.font(.style(style)))).id(id)
  }

  /// The distance of the views `a` and `b` in a column, in pixels of a third of a point.
  private func pixels(
    _ a: ViewNode, _ b: ViewNode, dynamicType: DynamicType = .large
  ) throws -> Double {
    let canvas = PreviewCanvas(
      width: 300, height: .points(300), scale: 3, dynamicType: dynamicType)
    let views = try arranged(vstack(a, b), on: canvas).computed.views
    let (upper, lower) = (try #require(views["a"]).frame, try #require(views["b"]).frame)
    return ((lower.minY - upper.maxY) * 3 * 1000).rounded() / 1000
  }

  @Test(arguments: [
    // The lower style's leading less the height of its line, up to a pixel: 20 - 17.90 = 2.10,
    // 16 - 14.32 = 1.68, 22 - 20.29 = 1.71, 34 - 33.41 = 0.59, 13 - 13.13 < 0.
    (TextStyle.headline, TextStyle.subheadline, 7), (.subheadline, .caption, 6),
    (.title, .body, 6), (.body, .title, 2), (.body, .caption2, 0),
  ])
  func `a text is as far under a text as its own leading`(
    upper: TextStyle, lower: TextStyle, expected: Int
  ) throws {
    let found = try pixels(text(upper, id: "a"), text(lower, id: "b"))
    expect(found, equals: Double(expected))
  }

  @Test func `the distance of texts follows dynamic type`() throws {
    // 21 - 19.09 = 1.91.
    let found = try pixels(text(id: "a"), text(id: "b"), dynamicType: .medium)
    expect(found, equals: 6)
  }

  @Test func `fonts of a size alone have no leading`() throws {
    func fixed(_ id: String) -> ViewNode {
      ViewNode.text(TextNode("a")).with(.environment(.font(.fixed(FontRequest(size: 17))))).id(id)
    }
    let found = try pixels(fixed("a"), fixed("b"))
    expect(found, equals: 0)
  }

  @Test func `beside another view the height of capitals and of descenders counts`() throws {
    // A tenth of a line of 20.287, up to a pixel: 2.333. Under the text, what a line has over a capital
    // of 11.978 (17 × 1443 / 2048) comes to that; over the text, the descent of 4.101.
    let under = try pixels(text(id: "a"), box(10, 10, id: "b"))
    #expect(abs(under / 3 - 10.643) < 0.001)
    let over = try pixels(box(10, 10, id: "a"), text(id: "b"))
    #expect(abs(over / 3 - 6.434) < 0.001)
  }

  @Test(arguments: [("minus", 0.087), ("ellipsis", 0.18), ("circle", 0.996)])
  func `beside another view a symbol has the space of a line, whatever its drawing`(
    name: String, height: Double
  ) throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="9" height="9"/></svg>
      """
    var image = ImageNode(try Picture(decoding: Array(svg.utf8)), isSymbol: true)
    image.box = SymbolBox(
      ink: Rect(x: 0, y: 0, width: 1, height: 1), size: Size(width: 0.9, height: height),
      advance: 1.1, leading: 0.1, middle: 0.352, growth: 0.08)
    let symbol = ViewNode.image(image)
    // A line of 17 points has 0.241 × 17 = 4.097 under its baseline: that over the symbol, and 1 more under it.
    let under = try pixels(symbol.id("a"), box(10, 10, id: "b"))
    #expect(abs(under / 3 - 5.097) < 0.001)
    let over = try pixels(box(10, 10, id: "a"), symbol.id("b"))
    #expect(abs(over / 3 - 4.097) < 0.001)
  }

  @Test func `other views are 8 points apart, as are texts beside each other`() throws {
    let boxes = try pixels(box(10, 10, id: "a"), box(10, 10, id: "b"))
    expect(boxes, equals: 24)
    let row = hstack(box(10, 10, id: "a"), text(id: "b"))
    let views = try arranged(row, on: .fixed(300, 100)).computed.views
    let gap = try #require(views["b"]).frame.minX - #require(views["a"]).frame.maxX
    expect(gap, equals: 8)
  }

  @Test func `a padding or a frame has the space of a view that is not a text`() throws {
    let padded = try pixels(
      text(id: "x").with(.padding(EdgeInsets(top: 1, bottom: 1))).id("a"),
      text(id: "y").with(.frame(FixedFrame(height: 30))).id("b"))
    expect(padded, equals: 24)
    let sideways = try pixels(
      text(id: "x").with(.padding(EdgeInsets(leading: 1, trailing: 1))).id("a"),
      text(id: "y").with(.frame(FixedFrame(width: 30))).id("b"))
    expect(sideways, equals: 6)
  }

  @Test func `a stack has the space of the views at its edges`() throws {
    let column = try pixels(
      vstack(box(10, 10), text(id: "x")).id("a"), vstack(text(id: "y"), box(10, 10)).id("b"))
    expect(column, equals: 6)
    // A row has that of all its views: 9.82 under a text counts more than 8 or the leading.
    let row = try pixels(hstack(text(id: "x"), box(10, 10)).id("a"), text(id: "b"))
    #expect(abs(row / 3 - 6.434) < 0.001)
  }

  @Test func `there is no space beside a spacer at an edge, nor beside nothing`() throws {
    let row = hstack(
      box(20, 20, id: "a"), hstack(.spacer(minLength: nil), box(20, 20, id: "b"))
    ).with(.fixedSize(horizontal: true, vertical: true))
    let views = try arranged(row, on: .fixed(300, 100)).computed.views
    let gap = try #require(views["b"]).frame.minX - #require(views["a"]).frame.maxX
    expect(gap, equals: 8)
    let column = vstack(box(20, 20, id: "a"), hstack(), box(20, 20, id: "b"))
    let frames = try arranged(column, on: .fixed(300, 100)).computed.views
    let space = try #require(frames["b"]).frame.minY - #require(frames["a"]).frame.maxY
    expect(space, equals: 0)
  }
}
