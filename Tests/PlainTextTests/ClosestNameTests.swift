import PlainText
import TestSupport
import Testing

@Suite struct ClosestNameTests {
  @Test(arguments: [
    ("colums", "columns"),  // a missing letter
    ("spacnig", "spacing"),  // two neighbours swapped
    ("Spacing", "spacing"),  // letter case is not an edit
    ("rowSpacings", "rowSpacing"),
    ("padding", nil),
    ("", nil),
    ("x", nil),  // a third of one letter is not an edit
  ])
  func `a close name is suggested`(name: String, expected: String?) {
    expect(closest(to: name, among: ["columns", "spacing", "rowSpacing"]), equals: expected)
  }

  @Test func `the nearest of several close names wins`() {
    expect(closest(to: "colour", among: ["columns", "color", "colors"]), equals: "color")
  }

  @Test func `a tie goes to the first letter, and then to the name that sorts first`() {
    expect(closest(to: "text", among: ["texts", "next", "test"]), equals: "test")
    expect(closest(to: "hart", among: ["cart", "chart", "heart"]), equals: "heart")
  }

  @Test func `a very long name has no close one`() {
    let name = String(repeating: "a", count: 65)
    #expect(closest(to: name, among: [name + "b"]) == nil)
  }

  @Test func `a suggestion asks`() {
    expect(suggestion(for: "colums", among: ["columns"]), equals: "did you mean 'columns'?")
  }
}
