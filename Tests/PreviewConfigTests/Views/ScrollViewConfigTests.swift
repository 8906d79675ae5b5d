import CellViews
import LayoutGeometry
import TestSupport
import Testing

/// Scroll views and the stacks in them, under SwiftUI's names.
struct ScrollViewConfigTests {
  /// Five rows of 20 points in a viewport of 50, the fourth with the `id` "fourth".
  private func rows(_ keys: String) -> String {
    """
    canvas: { width: 100, height: 50 }
    view:
      scrollView:
        \(keys)
        children:
          - vstack:
              spacing: 0
              children:
                - { forEach: 1...3, view: { color: red, frame: { height: 20 } } }
                - { color: red, frame: { height: 20 }, id: fourth }
                - { color: red, frame: { height: 20 } }
            id: content
    """
  }

  private func origin(_ text: String, of id: String = "content") throws -> Point {
    try #require(try arranged(text).computed.views[id]).frame.origin
  }

  private func mistake(_ keys: String) -> [String] {
    mistakes(in: rows(keys)).map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test(arguments: [
    ("axes: vertical", 0.0),
    ("scrollPosition: bottom", 50), ("scrollPosition: top", 0),
    ("scrollPosition: { y: 15 }", 15), ("scrollPosition: { y: 900 }", 50),
    // The third row is from 40 to 60.
    ("scrollPosition: { item: 2 }", 10), ("scrollPosition: { item: 2, anchor: top }", 40),
    // The middle of the fourth row, 70, is at the viewport's, 25.
    ("scrollPosition: { id: fourth, anchor: center }", 45),
    ("defaultScrollAnchor: bottom", 50), ("defaultScrollAnchor: [0, 0.5]", 25),
    // Rows start at 20 and 40, and pages at 0 and 50.
    ("scrollPosition: { y: 27 }\n    scrollTargetBehavior: viewAligned", 20),
    ("scrollPosition: { y: 27 }\n    scrollTargetBehavior: paging", 50),
    // The third row is below the margin: 10 + 40 − 10.
    ("scrollPosition: { item: 2, anchor: top }\n    contentMargins: { vertical: 10 }", 30),
  ])
  func `a scroll view is scrolled to an edge, a view, a point or an anchor`(
    keys: String, expected: Double
  ) throws {
    let start = try origin(rows(keys)).y
    expect(start, equals: -expected)
  }

  @Test func `a list of views is a column at its start`() throws {
    let text = """
      canvas: { width: 100, height: 50 }
      view:
        scrollView:
          - { color: red, frame: { height: 20 } }
          - { color: red, frame: { height: 90 }, id: second }
      """
    // 8 points apart.
    let second = try origin(text, of: "second")
    expect(second, equals: Point(x: 0, y: 28))
  }

  @Test func `a row is scrolled from its leading edge, along both axes as well`() throws {
    func row(_ keys: String, _ direction: String) -> String {
      """
      canvas: { width: 100, height: 50, layoutDirection: \(direction) }
      view:
        scrollView:
          \(keys)
          children: [{ color: red, frame: { width: 150, height: 100 }, id: content }]
      """
    }
    // Centred across: (50 − 100) / 2.
    let sideways = "axes: horizontal\n    scrollPosition: { x: 20 }"
    try #require(try origin(row(sideways, "leftToRight")) == Point(x: -20, y: -25))
    // The right edge is 20 beyond the viewport's.
    try #require(try origin(row(sideways, "rightToLeft")) == Point(x: -30, y: -25))
    let both = "axes: [horizontal, vertical]\n    scrollPosition: { x: 20, y: 10 }"
    try #require(try origin(row(both, "leftToRight")) == Point(x: -20, y: -10))
  }

  @Test func `frames in a scroll view are relative to it within its margins`() throws {
    let text = """
      canvas: { width: 100, height: 50 }
      view:
        scrollView:
          axes: horizontal
          contentMargins: { horizontal: 10 }
          scrollPosition: { item: 1, anchor: leading }
          children:
            - hstack:
                spacing: 4
                children:
                  - { color: red, containerRelativeFrame: horizontal }
                  - { color: red, containerRelativeFrame: horizontal, id: second }
      """
    // A page is 100 − 2 · 10 wide, and the second one is after the margin; but the content, of
    // 10 + 80 + 4 + 80 + 10, ends at the viewport's end with it: at 184 − 100.
    let second = try origin(text, of: "second")
    expect(second, equals: Point(x: 10, y: 0))
  }

  @Test func `headers and footers of a lazy stack stay in sight`() throws {
    func stack(_ keys: String) -> String {
      """
      canvas: { width: 100, height: 50 }
      view:
        scrollView:
          \(keys)
          children:
            - lazyVStack:
                spacing: 0
                pinnedViews: [sectionHeaders, sectionFooters]
                sections:
                  - header: { color: blue, frame: { height: 10 }, id: first }
                    children: [{ forEach: 1...3, view: { color: red, frame: { height: 20 } } }]
                    footer: { color: blue, frame: { height: 10 }, id: last }
                  - header: { color: blue, frame: { height: 10 }, id: second }
                    children: [{ forEach: 1...3, view: { color: red, frame: { height: 20 } } }]
      """
    }
    func places(_ keys: String) throws -> [Double] {
      let views = try arranged(stack(keys)).computed.views
      return try ["first", "last", "second"].map { try #require(views[$0]).frame.minY }
    }
    // A section is 10 + 60 + 10 high: the footer stays at 50 − 10.
    try #require(try places("axes: vertical") == [0, 40, 80])
    // The footer is at its place, 70 − 66, and pushes the header of 10.
    try #require(try places("scrollPosition: { y: 66 }") == [-6, 4, 14])
    // The second section's first row starts at 90, which is beyond the content's end, 150 − 50.
    try #require(
      try places("scrollPosition: { section: 1, item: 0, anchor: top }") == [-30, -20, 0])
  }

  @Test func `an id that no view has is noticed where it is written`() throws {
    let found = try warnings(in: rows("scrollPosition: { id: fifth }")).map(\.line)
    expect(
      found,
      equals: [
        "4:5+14: a scroll view is not scrolled: no view in it has the id fifth "
          + "(give a view the id fifth, or scroll to one that a view has)"
      ])
  }

  @Test(arguments: [
    (
      "scrollPosition: { anchor: top }",
      "scrollPosition: expected either 'id', 'item', or 'x' and 'y'"
    ),
    (
      "scrollPosition: { id: fourth, y: 3 }",
      "scrollPosition: expected either 'id', 'item', or 'x' and 'y'"
    ),
    ("scrollPosition: { y: 3, section: 1 }", "scrollPosition: expected 'item' beside 'section'"),
    (
      "scrollPosition: { y: 3, anchor: top }",
      "scrollPosition: expected 'id' or 'item' beside 'anchor'"
    ),
  ])
  func `a place that is none is an error`(keys: String, expected: String) {
    expect(mistake(keys), equals: [expected])
  }

  @Test(arguments: [
    ("item: 2", "the scroll view has no view 2 to scroll to (they are 0 to 1)"),
    ("item: 0, section: 1", "the scroll view has no section 1 (they are 0 to 0)"),
  ])
  func `a number that no view has is an error`(place: String, expected: String) {
    let text = """
      view:
        scrollView: { scrollPosition: { \(place) }, children: [{ color: red }, { color: blue }] }
      """
    expect(mistakes(in: text), equals: ["2:15+1: scrollView: \(expected)"])
  }
}
