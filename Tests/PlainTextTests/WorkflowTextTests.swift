import PlainText
import TestSupport
import Testing

@Suite struct WorkflowTextTests {
  @Test(arguments: [
    ("50 % of\r\nit", "50 %25 of%0D%0Ait"),
    ("a: b, c", "a: b, c"),
    // What hides is shown: U+200B is a space of no width.
    ("a\u{200B}b\tc", "a\\u{200b}b\\tc"),
  ])
  func `a message keeps its line breaks, escaped`(text: String, escaped: String) {
    expect(WorkflowText.message(text), equals: escaped)
  }

  @Test func `a property ends neither itself nor all properties`() {
    expect(WorkflowText.property("a,b: 5%"), equals: "a%2Cb%3A 5%25")
    // An accent after it makes no other character of a colon.
    expect(WorkflowText.property("a:\u{301}"), equals: "a%3A\u{301}")
  }
}
