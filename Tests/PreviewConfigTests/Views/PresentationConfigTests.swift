import CellViews
import DisplayList
import TestSupport
import Testing
import TextShaping

/// What is shown over a screen, as configs write it.
struct PresentationConfigTests {
  private static func text(_ string: String) -> ViewNode { .text(TextNode(string)) }

  @Test(
    arguments: [
      (
        "sheet: { content: { text: a } }",
        SheetNode(text("a")).modifier
      ),
      (
        "sheet: { content: { text: a }, detents: medium }",
        SheetNode(text("a"), detent: .medium).modifier
      ),
      (
        "sheet: { content: { text: a }, detents: [{ height: 90 }, large] }",
        SheetNode(text("a"), detent: .height(90), hasGrabber: true).modifier
      ),
      (
        "sheet: { content: { text: a }, detents: { fraction: 0.3 }, dragIndicator: visible, cornerRadius: 20 }",
        SheetNode(text("a"), detent: .fraction(0.3), hasGrabber: true, cornerRadius: 20).modifier
      ),
      ("alert: Sure?", AlertNode("Sure?").modifier),
      (
        "alert: { title: Sure?, message: Quite., actions: [Go, { title: Stay, role: cancel }] }",
        AlertNode(
          "Sure?", message: text("Quite."),
          actions: [DialogAction(text("Go")), DialogAction(text("Stay"), role: .cancel)]
        ).modifier
      ),
      (
        "alert: { title: Who?, textFields: [Name, { text: a, isSecure: true }] }",
        AlertNode(
          "Who?",
          fields: [
            TextFieldNode("Name", hasBorder: true).view,
            TextFieldNode("", text: "a", isSecure: true, hasBorder: true).view,
          ]
        ).modifier
      ),
      (
        "actionSheet: { title: Move, actions: [There] }",
        ActionSheetNode("Move", actions: [DialogAction(text("There"))]).modifier
      ),
      (
        "popover: { content: { text: a }, arrowEdge: bottom, compactAdaptation: none }",
        PopoverNode(text("a"), arrowEdge: .bottom).modifier
      ),
    ] as [(String, NodeModifier)])
  func `a presentation is a modifier of a view`(config: String, modifier: NodeModifier) throws {
    let written = try drawn(view("view: { color: red, \(config) }"))
    let expected = try drawn(.modified(.color(.red), modifier))
    expect(written, equals: expected)
  }

  /// What a view draws on 390 × 844 points.
  private func drawn(_ view: ViewNode) throws -> String {
    let canvas = PreviewCanvas(width: 390, height: .points(844))
    return try Preview(name: "test", canvas: canvas) { _ in view }
      .arranged(shaper: TextShaper(catalog: FontCatalog())).displayList.dump
  }

  @Test func `what is not presented is not there`() throws {
    let written = try view("view: { color: red, alert: { title: a, isPresented: \"${1 > 2}\" } }")
    expect(written.dump, equals: ViewNode.color(.red).dump)
  }

  @Test func `a keyboard leaves the rest of the screen to the view`() throws {
    let written = try view("view: { text: a, keyboard: { type: numbers, returnKey: go } }")
    let expected = KeyboardNode(.numbers, returnKey: "go").below(Self.text("a"))
    expect(written.dump, equals: expected.dump)
  }

  // Behind `view: { text: a, ` the modifier's key is in column 18.
  @Test(
    arguments: [
      ("sheet: {}", "1:25+1: missing key 'content' in sheet"),
      (
        "sheet: { content: spacer, detents: medum }",
        "1:53+5: detents: expected one of medium, large, found 'medum' (did you mean 'medium'?)"
      ),
      (
        "sheet: { content: spacer, detents: [] }",
        "1:53+1: detents: expected at least 1 in the list, found 0"
      ),
      (
        "sheet: { content: spacer, detents: { fraction: 0.3, height: 3 } }",
        "1:53+1: detents: expected either 'height' or 'fraction'"
      ),
      (
        "sheet: { content: spacer, detents: { fraction: 3 } }",
        "1:65+1: fraction: expected at most 1, found 3"
      ),
      ("alert: { message: a }", "1:25+1: missing key 'title' in alert"),
      (
        "alert: { title: a, actions: [] }",
        "1:46+1: actions: expected at least 1 in the list, found 0"
      ),
      (
        "actionSheet: { actions: [{ title: a, role: cancel }] }",
        "1:31+1: actionSheet: expected an action that does more than cancel"
      ),
      (
        "popover: { content: spacer, arrowEdge: left }",
        "1:57+4: arrowEdge: expected one of top, bottom, leading, trailing, found 'left' "
          + "(write 'leading')"
      ),
      (
        "keyboard: leters",
        "1:28+6: keyboard: expected one of letters, numbers, numberPad, found 'leters' (did you mean 'letters'?)"
      ),
      (
        "confirmationDialog: a",
        "1:18+18: unknown modifier 'confirmationDialog' after text (write 'actionSheet')"
      ),
    ])
  func `a presentation that cannot be is an error at its place`(config: String, message: String) {
    expect(mistakes(in: "view: { text: a, \(config) }"), equals: [message])
  }
}
