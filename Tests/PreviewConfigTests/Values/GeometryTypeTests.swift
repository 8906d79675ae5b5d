import CellViews
import LayoutGeometry
import TestSupport
import Testing

struct GeometryTypeTests {
  @Test(
    arguments: [
      ("8", EdgeInsets(8)), ("", EdgeInsets(16)),
      ("[4, 8]", EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)),
      (
        "{ top: 1, leading: 2, bottom: 3, trailing: 4 }",
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      ),
      ("{ horizontal: 5, top: 1 }", EdgeInsets(top: 1, leading: 5, bottom: 0, trailing: 5)),
      ("'${2 * 2}'", EdgeInsets(4)), ("null", EdgeInsets(16)), ("-4", EdgeInsets(-4)),
      ("[0, -4]", EdgeInsets(top: 0, leading: -4, bottom: 0, trailing: -4)),
      ("{ bottom: -34 }", EdgeInsets(top: 0, leading: 0, bottom: -34, trailing: 0)),
    ])
  func `a padding has several forms, and may be negative`(
    written: String, insets: EdgeInsets
  ) throws {
    let padded = ViewNode.spacer(minLength: nil).modified(.padding(insets))
    try #require(view("view: { spacer: , padding: \(written) }").dump == padded.dump)
  }

  @Test(
    arguments: [
      (
        "[1, 2, 3]",
        "1:28+1: padding: expected 2 in the list, found 3 (write '{ top: 1, trailing: 2, bottom: 3, leading: 2 }')"
      ),
      ("{ left: 1 }", "1:30+4: unknown key 'left' in padding (write 'leading')"),
      ("-2e6", "1:28+4: padding: expected at least -1000000, found -2e6"),
    ])
  func `other forms of padding are mistakes`(written: String, mistake: String) {
    expect(mistakes(in: "view: { spacer: , padding: \(written) }"), equals: [mistake])
  }

  @Test func `the canvas's padding is not negative`() {
    expect(
      mistakes(in: "canvas: { padding: -1 }\nview: spacer"),
      equals: [
        "1:20+2: padding: expected at least 0, found -1"
      ])
  }

  @Test(arguments: [("[3, -4]", 3.0, -4.0), ("{ x: 3, y: -4 }", 3, -4), ("{ y: -4 }", 0, -4)])
  func `a point has several forms`(written: String, x: Double, y: Double) throws {
    let moved = ViewNode.spacer(minLength: nil).modified(.offset(Point(x: x, y: y)))
    try #require(view("view: { spacer: , offset: \(written) }").dump == moved.dump)
  }
}
