import CellViews
import LayoutGeometry
import Testing

struct PageControlTests {
  private let control = PageControlNode(numberOfPages: 3, currentPage: 0)

  @Test func `dots are 8 points wide and 9 apart`() throws {
    // 3 × 8 + 2 × 9 = 42 points in 26 × 42: (26 − 8) / 2 = 9.
    try #require(
      drawn("ellipse", of: control, on: canvas(42)) == [
        "fill ellipse 0,9 8×8 #000000", "fill ellipse 17,9 8×8 #000000",
        "fill ellipse 34,9 8×8 #000000",
      ])
    try #require(height(of: control, on: canvas(42)) == 26)
  }

  @Test func `all dots but the current page's are faint`() throws {
    try #require(
      commands(control.view, on: canvas(42, .dark)) == """
        fill ellipse 0,9 8×8 #FFFFFF
        group opacity 0.3
          fill ellipse 17,9 8×8 #FFFFFF
        group opacity 0.3
          fill ellipse 34,9 8×8 #FFFFFF
        """)
  }

  @Test func `right to left has the first page at the right`() throws {
    try #require(
      commands(control.view, on: canvas(42, .light, .rightToLeft)).split(separator: "\n").first
        == "fill ellipse 34,9 8×8 #000000")
  }

  @Test func `no pages have no dots`() throws {
    try #require(
      drawn("ellipse", of: PageControlNode(numberOfPages: -1), on: canvas(42)) == [])
  }

  @Test func `dots take the foreground colour`() throws {
    let view = PageControlNode(numberOfPages: 1).view
      .with(.environment(.foregroundColor(.blue)))
    try #require(drawn("ellipse", of: view, on: canvas(8)) == ["fill ellipse 0,9 8×8 #007AFF"])
  }
}
