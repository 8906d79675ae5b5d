import TestSupport
import Testing

@Suite(.waiting) struct ReviewPageTests {
  /// Two cells of 100 × 40 points, 20 from the canvas's edges and 10 apart: 250 × 120 in all.
  private static let config = """
    name: cells
    canvas: { width: 250, height: 120 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: 10 } }
        items: ["<script>hostile = 1</script>", "]]>\\"' onload=hostile"]
        cell: { color: blue, frame: { height: 40 }, accessibilityLabel: "${item}" }
      padding: 20
      frame: { maxHeight: infinity, alignment: top }
    variants: { appearance: [light, dark] }
    """

  @Test func `a page measures what the reader points at, and asks for nothing else`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.config, to: "cells.yaml")
    let review = try runTool(["review", "cells.yaml"], in: folder.path)
    expect(review.errors, equals: "")
    let run = try runPython(
      "Tests/Browser/review_page.py",
      ["file://" + folder.file("Review/index.html")])
    expect(run.errors, equals: "")
    let first = "<script>hostile = 1</script>"
    #expect(
      run.text.split(separator: "\n").map(String.init) == [
        "pointed: \(first)  100 × 40  (20, 20)",
        "inspected: \(first)",
        // 130 − (20 + 100)
        "distance: 10",
        // What the first cell is in, the padding: 250 − 120 to the right, 120 − 60 below.
        "around: 20 | 130 | 20 | 60",
        // The second one is selected; the first one is before it.
        "keys: \(first), 100 by 40 at 20, 20",
        "dark ones: cells.dark", "found: cells.light", "none: True",
        "theme changes the ground: True", "controls without a name: 0",
        "scripts of the labels: none", "requests: ", "errors: ",
      ])
  }
}
