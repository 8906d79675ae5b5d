import TestSupport
import Testing
import TextShaping

struct NamedColorTests {
  // CSS Color 4, section 6.1.
  @Test(
    arguments: [
      ("tomato", "#FF6347"), ("rebeccapurple", "#663399"), ("aqua", "#00FFFF"),
      ("maroon", "#800000"), ("gray", "#808080"), ("grey", "#808080"), ("darkgray", "#A9A9A9"),
      ("darkgrey", "#A9A9A9"), ("lightgray", "#D3D3D3"), ("lightgrey", "#D3D3D3"),
      // Names are the same in each case.
      ("DarkGray", "#A9A9A9"),
      ("brand", nil), ("", nil), ("#FFF", nil), ("fff", nil), ("dark gray", nil), ("grün", nil),
    ] as [(String, String?)])
  func `colours of CSS have their values by name`(name: String, hexadecimal: String?) {
    expect(cssColor(named: name), equals: hexadecimal)
  }
}
