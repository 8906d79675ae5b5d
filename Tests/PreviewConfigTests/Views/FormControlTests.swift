import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

/// Buttons, choices, steppers and fields.
struct FormControlTests {
  private static let words = ["A", "B"].map { ViewNode.text(TextNode($0)) }

  private static var large: ButtonNode {
    var button = ButtonNode(
      .text(TextNode("Go")), style: .borderedProminent, role: .destructive, size: .large)
    button.cornerRadius = 20
    button.tint = .mint
    button.isDisabled = true
    return button
  }

  @Test(
    arguments: [
      ("{ button: Go }", ButtonNode(.text(TextNode("Go"))).view),
      (
        "{ button: { title: Go, style: borderedProminent, role: destructive, size: large, "
          + "cornerRadius: 20, tint: mint, isDisabled: true } }", large.view
      ),
      ("{ button: { label: divider, style: plain } }", ButtonNode(.divider, style: .plain).view),
      ("{ segmentedControl: [A, B] }", SegmentedControlNode(words).view),
      (
        "{ segmentedControl: { items: [A, B], selected: 1 } }",
        SegmentedControlNode(words, selected: 1).view
      ),
      ("stepper", StepperNode().view), ("{ stepper: Seats }", StepperNode("Seats").view),
      (
        "{ stepper: { label: Seats, value: 1, in: [1, 6] } }",
        StepperNode("Seats", value: 1, in: 1...6).view
      ),
      ("{ textField: Name }", TextFieldNode("Name").view),
      (
        "{ textField: { prompt: Name, text: Ada, style: roundedBorder } }",
        TextFieldNode("Name", text: "Ada", hasBorder: true).view
      ),
      (
        "{ secureField: { prompt: Password, text: abc } }",
        TextFieldNode("Password", text: "abc", isSecure: true).view
      ),
      ("ellipse", .shape(ShapeNode(.ellipse))),
      (
        "{ roundedRectangle: 8 }",
        .shape(ShapeNode(.roundedRectangle(cornerRadius: 8, style: .continuous)))
      ),
      (
        "{ roundedRectangle: { cornerRadius: 8, style: circular } }",
        .shape(ShapeNode(.roundedRectangle(cornerRadius: 8, style: .circular)))
      ),
      (
        "{ color: red, cornerRadius: { radius: 8, style: circular } }",
        ViewNode.color(.red).with(
          .clipShape(.roundedRectangle(cornerRadius: 8, style: .circular)))
      ),
      (
        "{ unevenRoundedRectangle: { topLeading: 8, bottomTrailing: 4 } }",
        .shape(
          ShapeNode(
            .unevenRoundedRectangle(
              CornerRadii(
                topLeft: 8, topRight: 0, bottomRight: 4, bottomLeft: 0, style: .continuous))))
      ),
    ])
  func `a control is read`(written: String, expected: ViewNode) throws {
    try #require(view("view: \(written)").dump == expected.dump)
  }

  @Test(
    arguments: [
      (
        "{ button: { title: Go, label: divider } }",
        "1:17+1: button: expected either 'title' or 'label'"
      ),
      ("{ button: {} }", "1:17+1: button: expected either 'title' or 'label'"),
      (
        "{ button: { title: Go, style: bold } }",
        "1:37+4: style: expected one of automatic, borderless, plain, bordered, "
          + "borderedProminent, glass, glassProminent, found 'bold'"
      ),
      (
        "{ segmentedControl: { items: [A], selected: 1 } }",
        "1:27+1: segmentedControl: expected a selected item from 0 to 0, found 1"
      ),
      (
        "{ segmentedControl: [] }",
        "1:27+1: segmentedControl: expected at least 1 in the list, found 0"
      ),
      (
        "{ stepper: { value: 1, in: [2, 2] } }",
        "1:18+1: stepper: expected a least value below the greatest"
      ),
      (
        "{ text: a, scaleEffect: 2000 }",
        "1:31+4: scaleEffect: expected at most 1000, found 2000"
      ),
      (
        "{ text: a, colorScheme: night }",
        "1:31+5: colorScheme: expected one of light, dark, found 'night' (write 'dark')"
      ),
    ])
  func `a mistake is reported at its place`(written: String, mistake: String) {
    expect(mistakes(in: "view: \(written)"), equals: [mistake])
  }

  @Test(
    arguments: [
      ("hidden: true", NodeModifier.opacity(0)), ("hidden: false", .opacity(1)),
      ("tint: red", .environment(.accentColor(.red))),
      ("fontWeight: bold", .environment(.fontWeight(.bold))),
      ("colorScheme: dark", .environment(.appearance(.dark))),
      ("layoutDirection: rightToLeft", .environment(.layoutDirection(.rightToLeft))),
      ("dynamicTypeSize: xSmall", .environment(.dynamicType(.xSmall))),
    ] as [(String, NodeModifier)])
  func `a modifier is read`(written: String, expected: NodeModifier) throws {
    try #require(
      view("view: { text: A, \(written) }").dump
        == ViewNode.modified(.text(TextNode("A")), expected).dump)
  }
}
