import LayoutSnapshots
import Testing

/// What is otherwise beside a view with another in its place: it is reported.
@Suite struct ReplacementGuardTests {
  private static let toggle = ("{ toggle: true, frame: { height: 40 } }", "{ text: Hi }")

  @Test func `another height, colour or font is reported beside a control that became a text`()
    throws
  {
    let own = "the toggle became text 'Hi'"
    try check(
      KnownChangeTests.framed, Self.toggle, [("{ height: 30 }", "{ height: 36 }")],
      reports: [own, "height of text 'Footer' 30 → 36 pt"])
    try check(
      KnownChangeTests.framed, Self.toggle, [("fill: blue", "fill: red")],
      reports: [own, "the rectangle: fill blue → red (#007AFF → #FF3B30)"])
    try check(
      KnownChangeTests.framed, Self.toggle, [("{ text: Title }", "{ text: Title, bold: true }")],
      reports: [own, "text 'Title': font Inter Regular → Inter Semi Bold"])
    try check(
      KnownChangeTests.framed, Self.toggle, [("{ text: Title }", "{ text: Title, padding: 5 }")],
      reports: [own, "padding of text 'Title' none → 5 pt"])
  }
}
