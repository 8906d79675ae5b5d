import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Groups of an editable SVG` {
  private func element(_ section: Int, _ item: Int, kind: String = "cell", x: Double) -> Command {
    let square = Command.fill(Rect(x: x, y: 20, width: 10, height: 10), .red)
    return .group(
      Group(role: .element(kind: kind, section: section, item: item), commands: [square]))
  }

  @Test func `elements are in groups of their sections, each with its own origin`() throws {
    try #require(
      editableElements([
        element(0, 0, x: 16), element(0, 1, x: 36), element(1, 0, kind: "header", x: 56),
      ]) == [
        #"<g id="section-0" data-section="0">"#, "<title>section 0</title>",
        #"<g id="cell-0-0" data-item="0" transform="translate(16 20)">"#, "<title>cell 0.0</title>",
        ##"<rect width="10" height="10" fill="#f00"/>"##, "</g>",
        #"<g id="cell-0-1" data-item="1" transform="translate(36 20)">"#, "<title>cell 0.1</title>",
        ##"<rect width="10" height="10" fill="#f00"/>"##, "</g>", "</g>",
        #"<g id="section-1" data-section="1">"#, "<title>section 1</title>",
        #"<g id="header-1-0" data-item="0" transform="translate(56 20)">"#,
        "<title>header 1.0</title>", ##"<rect width="10" height="10" fill="#f00"/>"##, "</g>",
        "</g>",
      ])
  }

  @Test func `an element is called what its template is, in an identifier that XML takes`() throws {
    func element(_ name: String) -> Command {
      var group = Group(
        role: .element(kind: "cell", section: 0, item: 2),
        commands: [.fill(Rect(x: 0, y: 0, width: 10, height: 10), .red)])
      group.template = name
      return .group(group)
    }
    let lines = try editableElements([element("album"), element("<two> words")])
    #expect(lines.contains(#"<g id="album-0-2" data-item="2">"#))
    #expect(lines.contains("<title>album 0.2</title>"))
    #expect(lines.contains(#"<g id="_-two-words-0-2" data-item="2">"#))
    #expect(lines.contains("<title>&lt;two&gt; words 0.2</title>"))
  }

  @Test func `an item that is drawn again has another identifier`() throws {
    let ids = try editableElements([element(0, 0, x: 16), element(0, 0, x: 36)])
      .compactMap { $0.firstMatch(of: #/ id="([^"]+)"/#).map { String($0.1) } }
    expect(ids, equals: ["section-0", "cell-0-0", "cell-0-0-2"])
  }

  @Test func `a view's id and label name its group`() throws {
    let square = Command.fill(Rect(x: 0, y: 0, width: 10, height: 10), .red)
    try #require(
      editableElements([
        .group(Group(role: .named(id: "grid", label: nil), commands: [square])),
        .group(Group(role: .named(id: nil, label: "7 <b> & \"8\"\u{202E}"), commands: [square])),
      ]) == [
        #"<g id="grid">"#, "<title>grid</title>", ##"<rect width="10" height="10" fill="#f00"/>"##,
        "</g>",
        // An identifier begins with a letter and holds no markup; a title holds any text but what
        // would reorder its neighbours.
        #"<g id="_7-b-8-" aria-label="7 &lt;b&gt; &amp; &quot;8&quot;">"#,
        "<title>7 &lt;b&gt; &amp; &quot;8&quot;</title>",
        ##"<rect width="10" height="10" fill="#f00"/>"##, "</g>",
      ])
  }

  @Test func `groups of one size share a clip`() throws {
    func clipped(_ x: Double) -> Command {
      let frame = Rect(x: x, y: 20, width: 10, height: 10)
      return .group(
        Group(
          opacity: 0.5, clip: .ellipse(frame),
          commands: [.fill(frame.offset(by: Point(x: 5, y: 0)), .red)]))
    }
    try #require(
      editableElements([clipped(16), clipped(36)]) == [
        "<defs>", #"<clipPath id="clip-1"><circle cx="5" cy="5" r="5"/></clipPath>"#, "</defs>",
        ##"<g transform="translate(16 20)" opacity=".5" clip-path="url(#clip-1)">"##,
        ##"<rect x="5" width="10" height="10" fill="#f00"/>"##, "</g>",
        ##"<g transform="translate(36 20)" opacity=".5" clip-path="url(#clip-1)">"##,
        ##"<rect x="5" width="10" height="10" fill="#f00"/>"##, "</g>",
      ])
  }

  @Test func `a shadow is a filter of its deviation, as large as it reaches`() throws {
    let square = Command.fill(Rect(x: 50, y: 40, width: 10, height: 10), .red)
    let shadow = Shadow(
      color: RGBA(red: 0, green: 0, blue: 1, alpha: 0.33), radius: 2, offset: Point(x: 0, y: 2))
    // The blur reaches 3 × 2 points, two lower; the square is from (0, 0) to (10, 10), and the
    // region has a point of slack.
    try #require(
      editableElements([.group(Group(shadow: shadow, commands: [square]))]) == [
        "<defs>",
        #"<filter id="shadow-1" x="-7" y="-5" width="24" height="24" "#
          + #"filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">"#,
        #"<feGaussianBlur in="SourceAlpha" stdDeviation="2"/>"#, #"<feOffset dy="2"/>"#,
        #"<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 .33 0"/>"#, "<feMerge>",
        "<feMergeNode/>", #"<feMergeNode in="SourceGraphic"/>"#, "</feMerge>", "</filter>",
        "</defs>", ##"<g transform="translate(50 40)" filter="url(#shadow-1)">"##,
        ##"<rect width="10" height="10" fill="#f00"/>"##, "</g>",
      ])
  }

  @Test func `a group that changes nothing is its commands`() throws {
    let square = Command.fill(Rect(x: 0, y: 0, width: 10, height: 10), .red)
    try #require(
      editableElements([
        .group(Group(commands: [square])), .group(Group(opacity: 0, commands: [square])),
      ]) == [##"<rect width="10" height="10" fill="#f00"/>"##])
  }
}
