import CellViews
import LayoutGeometry
import Testing

struct PageControlTests {
  private let control = PageControlNode(numberOfPages: 3, currentPage: 0)

  @Test func `dots are 7.33 points wide and 10.33 apart`() throws {
    // As on iOS 17.5: 3 × 7.333 + 2 × 10.333 = 42.667 points in 44 × 26: from 0.667 on, with
    // (26 − 7.333) / 2 = 9.333 above them.
    try #require(
      drawn("ellipse", of: control, on: canvas(44)) == [
        "fill ellipse 0.667,9.333 7.333×7.333 #000000",
        "fill ellipse 18.333,9.333 7.333×7.333 #000000",
        "fill ellipse 36,9.333 7.333×7.333 #000000",
      ])
    try #require(height(of: control, on: canvas(44)) == 26)
  }

  @Test func `all dots but the current page's are faint`() throws {
    try #require(
      commands(control.view, on: canvas(44, .dark)) == """
        fill ellipse 0.667,9.333 7.333×7.333 #FFFFFF
        group opacity 0.3
          fill ellipse 18.333,9.333 7.333×7.333 #FFFFFF
        group opacity 0.3
          fill ellipse 36,9.333 7.333×7.333 #FFFFFF
        """)
  }

  @Test func `right to left has the first page at the right`() throws {
    try #require(
      commands(control.view, on: canvas(44, .light, .rightToLeft)).split(separator: "\n").first
        == "fill ellipse 36,9.333 7.333×7.333 #000000")
  }

  @Test func `no pages have no dots`() throws {
    try #require(
      drawn("ellipse", of: PageControlNode(numberOfPages: -1), on: canvas(42)) == [])
  }

  @Test func `dots take the foreground colour`() throws {
    let view = PageControlNode(numberOfPages: 1).view
      .with(.environment(.foregroundColor(.blue)))
    try #require(
      drawn("ellipse", of: view, on: canvas(8)) == ["fill ellipse 0.333,9.333 7.333×7.333 #007AFF"])
  }
}
