import Reports
import TestSupport
import Testing

@Suite struct HTMLTests {
  @Test func `text is escaped for elements and for attributes`() {
    let text = #"<b title='x'>"&"</b>"#
    let html: HTML = "<p title=\"\(text)\">\(text)</p>"
    let escaped = "&lt;b title=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/b&gt;"
    expect(html.markup, equals: "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test(arguments: [
    ("a\u{202E}b", "a\\u{202e}b"), ("a\u{0}b", "a\\u{0}b"), ("a\nb", "a\\nb"),
    ("a\u{2066}b", "a\\u{2066}b"), ("a\u{FEFF}b", "a\\u{feff}b"),
  ])
  func `what hides or reorders text shows its number`(text: String, shown: String) {
    let html: HTML = "\(text)"
    expect(html.markup, equals: shown)
  }

  @Test func `joined emoji stay one`() {
    let html: HTML = "\("👩‍🚀")"
    expect(html.markup, equals: "👩‍🚀")
  }

  @Test func `lines and tabs stay where they are asked for`() {
    let html: HTML = "\(lines: "a\tb\n\u{7}<")"
    expect(html.markup, equals: "a\tb\n\\u{7}&lt;")
  }

  @Test func `markup in markup stays markup`() {
    let inner: HTML = "<b>\("<")</b>"
    let html: HTML = "<p>\(inner)</p>"
    expect(html.markup, equals: "<p><b>&lt;</b></p>")
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_110_720, "1,110,720"), (-12_345, "-12,345"),
    (.min, "-9,223,372,036,854,775,808"),
  ])
  func `numbers have commas between thousands`(number: Int, text: String) {
    let html: HTML = "\(number)"
    expect(html.markup, equals: text)
  }
}
