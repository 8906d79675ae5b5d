import CellViews
import LayoutGeometry
import TestSupport
import Testing

struct ViewTests {
  @Test(
    arguments: [
      ("spacer", ViewNode.spacer(minLength: nil)), ("divider", .divider),
      ("{ spacer: 20 }", .spacer(minLength: 20)),
      ("{ spacer: { minLength: 0 } }", .spacer(minLength: 0)),
      ("circle", .shape(ShapeNode(.circle))), ("{ capsule: true }", .shape(ShapeNode(.capsule))),
      ("{ rectangle: {} }", .shape(ShapeNode(.rectangle))),
      ("{ divider: null }", .divider), ("{ rectangle: ~ }", .shape(ShapeNode(.rectangle))),
      ("{ spacer: Null }", .spacer(minLength: nil)),
      ("{ roundedRectangle: 4 }", .shape(ShapeNode(.roundedRectangle(cornerRadius: 4)))),
      ("{ color: mint }", .color(.mint)),
      ("{ vstack: [] }", .stack(StackNode(axis: .vertical, children: []))),
      (
        "{ hstack: { spacing: 4, alignment: firstTextBaseline, children: [divider] } }",
        .stack(
          StackNode(
            axis: .horizontal, verticalAlignment: .firstTextBaseline, spacing: 4,
            children: [.divider]))
      ),
      (
        "{ zstack: { alignment: bottomTrailing, children: [divider] } }",
        .zstack(ZStackNode(alignment: .bottomTrailing, children: [.divider]))
      ),
      (
        "{ linearGradient: { colors: [red, blue], endPoint: trailing } }",
        .linearGradient(
          LinearGradient(
            stops: [
              LinearGradient.Stop(color: .red, location: 0),
              LinearGradient.Stop(color: .blue, location: 1),
            ], startPoint: Point(x: 0.5, y: 0), endPoint: Point(x: 1, y: 0.5)))
      ),
      (
        "{ radialGradient: { colors: [red, blue], endRadius: 9 } }",
        gradient(.radial(startRadius: 0, endRadius: 9))
      ),
      (
        "{ ellipticalGradient: { colors: [red, blue], startRadiusFraction: 0.1 } }",
        gradient(.elliptical(startRadiusFraction: 0.1, endRadiusFraction: 0.5))
      ),
      (
        "{ angularGradient: { colors: [red, blue], center: topLeading, angle: -90 } }",
        gradient(.angular(startAngle: -90, endAngle: 270), center: .zero)
      ),
      (
        "{ meshGradient: { width: 2, height: 2, points: [topLeading, [1, 0], [0, 1], [1, 1.5]], "
          + "colors: [red, blue, blue, red], smoothsColors: false } }",
        .meshGradient(
          ColorMesh(
            width: 2, height: 2,
            points: [.zero, Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1.5)],
            colors: [.red, .blue, .blue, .red], smoothsColors: false))
      ),
      (
        "{ angularGradient: { colors: [red, blue], startAngle: 10, endAngle: 20 } }",
        gradient(.angular(startAngle: 10, endAngle: 20))
      ),
    ])
  func `a view is read`(written: String, expected: ViewNode) throws {
    try #require(view("view: \(written)").dump == expected.dump)
  }

  private static func gradient(
    _ form: RoundGradient.Form, center: Point = Point(x: 0.5, y: 0.5)
  ) -> ViewNode {
    .roundGradient(
      RoundGradient(form, center: center, stops: LinearGradient.stops(of: [.red, .blue])))
  }

  @Test(
    arguments: [
      (
        "[spacer]",
        "1:7+1: view: expected a view, found a list "
          + "(put the views into a vstack, an hstack or a zstack)"
      ),
      ("{ txt: a }", "1:9+3: unknown view 'txt' (did you mean 'text'?)"),
      (
        "{ padding: 4, text: a }", "1:9+7: 'padding' is written before the view (begin with 'text')"
      ),
      (
        "{ padding: 4 }",
        "1:9+7: 'padding' is a modifier without a view "
          + "(begin with the view, as in 'text:')"
      ),
      (
        "{ text: a, image: b }",
        "1:18+5: 'image' is a second view beside 'text' "
          + "(put both into a stack)"
      ),
      ("text", "1:7+4: view: 'text' needs a value (write '{ text: … }')"),
      ("spcaer", "1:7+6: no view or cell is named 'spcaer' (did you mean 'spacer'?)"),
      (
        "{ vstack: [Every day] }",
        "1:18+9: no view or cell is named 'Every day' (for a text, write '{ text: … }')"
      ),
      ("{ divider: 'null' }", "1:18+6: divider: expected nothing, found 'null'"),
      (
        "{ circle: 4 }",
        "1:17+1: circle: expected nothing, found '4' (write '{ circle: , frame: { width: 4, height: 4 } }')"
      ),
      ("12", "1:7+2: view: expected a view, found 12 (write '{ text: 12 }' for a text)"),
      (
        "{ linearGradient: { colors: [red], stops: [] } }",
        "1:49+1: stops: expected at least 1 in the list, found 0"
      ),
      (
        "{ angularGradient: { colors: [red], startAngle: 4 } }",
        "1:26+1: angularGradient: expected either 'angle' or both of 'startAngle' and 'endAngle'"
      ),
      (
        "{ meshGradient: { width: 2, height: 3, points: [top, top, top, top], colors: [red, red, "
          + "red, red, red, red] } }",
        "1:23+1: meshGradient: expected 6 points for 2 × 3, found 4"
      ),
      (
        "{ meshGradient: { width: 2, height: 2, points: [top, top, top, top], colors: [red, red, "
          + "red, red, red] } }",
        "1:23+1: meshGradient: expected 4 colours for 2 × 2, found 5"
      ),
      (
        "{ meshGradient: { width: 1, height: 2, points: [top, top, top, top], colors: [red, red, "
          + "red, red] } }",
        "1:32+1: width: expected at least 2, found 1"
      ),
      (
        "{ meshGradient: { width: 2, height: 21, points: [top, top, top, top], colors: [red, red, "
          + "red, red] } }",
        "1:43+2: height: expected at most 20, found 21"
      ),
      (
        "{ meshGradient: { width: 2, height: 2, points: [top, top, top, [1, .inf]], colors: [red, "
          + "red, red, red] } }",
        "1:74+4: points: '.inf' is not a finite number (quote it if it is text)"
      ),
      (
        "{ radialGradient: { colors: [red] } }",
        "1:25+1: missing key 'endRadius' in radialGradient"
      ),
    ])
  func `what is not a view is a mistake`(written: String, mistake: String) {
    expect(mistakes(in: "view: \(written)"), equals: [mistake])
  }
}
