import CellViews
import LayoutGeometry
import Testing

struct StackLayoutTests {
  @Test func `neighbours are 8 points apart by default`() throws {
    // 10 + 8 + 10 = 28 wide, in the middle of 100: from 36.
    try #require(
      places(hstack(box(10, 10, id: "a"), box(10, 10, id: "b")), on: .fixed(100, 10)) == """
        a 36,0 10×10
        b 54,0 10×10
        """)
  }

  @Test func `a spacing that is set is between all neighbours, spacers too`() throws {
    // Two gaps of 4 and two boxes of 10 leave the spacer 72: b stands at 10 + 4 + 72 + 4.
    let stack = hstack(
      spacing: 4, box(10, 10, id: "a"), .spacer(minLength: nil), box(10, 10, id: "b"))
    try #require(
      places(stack, on: .fixed(100, 10)) == """
        a 0,0 10×10
        b 90,0 10×10
        """)
    // Its minimum is 8: 10 + 4 + 8 + 4 + 10 = 36 wide where only 20 are left, 8 out on each side.
    try #require(
      places(stack, on: .fixed(20, 10)) == """
        a -8,0 10×10
        b 18,0 10×10
        """)
  }

  @Test func `beside a spacer there is no spacing but its own length`() throws {
    // 10 + 8 + 10 = 28 in 20: 4 points out on each side.
    let stack = hstack(box(10, 10, id: "a"), .spacer(minLength: nil), box(10, 10, id: "b"))
    try #require(
      places(stack, on: .fixed(20, 10)) == """
        a -4,0 10×10
        b 14,0 10×10
        """)
  }

  @Test func `equally flexible children share what the fixed ones leave`() throws {
    // (100 − 2 × 8 − 24) / 2 = 30.
    let stack = hstack(filler.id("a"), box(24, 10, id: "b"), filler.id("c"))
    try #require(
      places(stack, on: .fixed(100, 10)) == """
        a 0,0 30×10
        b 38,0 24×10
        c 70,0 30×10
        """)
  }

  @Test func `the least flexible child chooses first and leaves the rest to the others`() throws {
    // 90 points: b (flexibility 20) is offered 30 and takes 20; a (60) is offered 35 and takes it;
    // c (endless) is offered the last 35.
    let stack = hstack(
      spacing: 0, elastic(0, 60, id: "a"), elastic(0, 20, id: "b"), filler.id("c"))
    try #require(
      places(stack, on: .fixed(90, 10)) == """
        a 0,0 35×10
        b 35,0 20×10
        c 55,0 35×10
        """)
  }

  @Test func `of two endless children the one with the larger minimum chooses first`() throws {
    // b needs 60 of 100 and is offered 50; a gets the 40 that are left.
    let stack = hstack(
      spacing: 0, elastic(10, .infinity, id: "a"), elastic(60, .infinity, id: "b"))
    try #require(
      places(stack, on: .fixed(100, 10)) == """
        a 0,0 40×10
        b 40,0 60×10
        """)
  }

  @Test func `a higher priority takes all but the minimums of the lower ones`() throws {
    // 100 − 20 = 80 for b, then 20 for a.
    let stack = hstack(
      spacing: 0, elastic(20, 100, id: "a"),
      elastic(0, .infinity, id: "b").with(.layoutPriority(1)))
    try #require(
      places(stack, on: .fixed(100, 10)) == """
        a 0,0 20×10
        b 20,0 80×10
        """)
  }

  @Test func `a spacer gets what all others leave`() throws {
    // The filler takes 100 − 8; the spacer keeps its minimum.
    let stack = hstack(filler.id("a"), .spacer(minLength: nil).id("b"))
    try #require(
      places(stack, on: .fixed(100, 10)) == """
        a 0,0 92×10
        b 92,5 8×0
        """)
  }

  @Test func `without a proposal each child takes its ideal size`() throws {
    // A colour's ideal is 10 × 10: 10 + 8 + 30 = 48 wide, in the middle of 100.
    let stack = hstack(filler.id("a"), box(30, 20, id: "b"))
      .with(.fixedSize(horizontal: true, vertical: true))
    try #require(
      places(stack, on: .fixed(100, 40)) == """
        a 26,10 10×20
        b 44,10 30×20
        """)
  }

  @Test func `children fill the thickness of a stack that is as thick as its content`() throws {
    // The row is 40 high by its second child; the bar between takes those 40.
    let stack = hstack(
      spacing: 0, filler.with(.frame(FixedFrame(width: 2))).id("a"), box(30, 40, id: "b"))
    try #require(
      places(stack, on: PreviewCanvas(width: 32)) == """
        a 0,0 2×40
        b 2,0 30×40
        """)
  }

  @Test(arguments: [
    (VerticalAlignment.top, "a 0,0 10×10\nb 10,0 10×30"),
    (.center, "a 0,10 10×10\nb 10,0 10×30"),
    (.bottom, "a 0,20 10×10\nb 10,0 10×30"),
    // Without text a view stands on the baseline with its bottom.
    (.firstTextBaseline, "a 0,20 10×10\nb 10,0 10×30"),
  ])
  func `a row aligns its children across`(_ alignment: VerticalAlignment, expected: String) throws {
    let stack = hstack(alignment: alignment, spacing: 0, box(10, 10, id: "a"), box(10, 30, id: "b"))
    try #require(places(stack, on: .fixed(20, 30)) == expected)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, "a 0,0 10×10\nb 0,10 30×10"),
    (.center, "a 10,0 10×10\nb 0,10 30×10"),
    (.trailing, "a 20,0 10×10\nb 0,10 30×10"),
  ])
  func `a column aligns its children across`(
    _ alignment: HorizontalAlignment, expected: String
  ) throws {
    let stack = vstack(alignment: alignment, spacing: 0, box(10, 10, id: "a"), box(30, 10, id: "b"))
    try #require(places(stack, on: .fixed(30, 20)) == expected)
  }

  @Test func `right to left, a row starts at the right`() throws {
    let stack = hstack(alignment: .top, spacing: 5, box(10, 10, id: "a"), box(20, 10, id: "b"))
    try #require(
      places(stack, on: .fixed(35, 10, .rightToLeft)) == """
        a 25,0 10×10
        b 0,0 20×10
        """)
  }

  @Test func `right to left, leading is right`() throws {
    let stack = vstack(alignment: .leading, spacing: 0, box(10, 10, id: "a"), box(30, 10, id: "b"))
    try #require(
      places(stack, on: .fixed(30, 20, .rightToLeft)) == """
        a 20,0 10×10
        b 0,10 30×10
        """)
  }

  @Test func `thirty stacks in each other are measured once for each proposal`() throws {
    // Three questions of each stack to each of its children would be 3³⁰ ≈ 2 × 10¹⁴.
    var view = hstack(spacing: 0, filler, box(1, 1, id: "innermost"))
    for level in 1..<30 {
      view =
        level.isMultiple(of: 2)
        ? hstack(spacing: 0, box(1, 1), view) : vstack(spacing: 0, box(1, 1), view)
    }
    // Fifteen columns and fourteen rows take a point of height and width each.
    try #require(places(view, on: .fixed(100, 100)) == "innermost 99,57 1×1")
  }
}
