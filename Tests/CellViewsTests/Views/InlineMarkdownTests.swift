import CellViews
import TestSupport
import Testing

struct InlineMarkdownTests {
  /// The pieces with the letters of their styles before them.
  private func pieces(_ markdown: String) -> String {
    InlineMarkdown(markdown).segments.map { segment in
      let style = segment.style
      let letters = [
        style.isStrong ? "b" : "", style.isEmphasized ? "i" : "", style.isStruck ? "s" : "",
        style.isCode ? "c" : "", style.link == nil ? "" : "l",
      ].joined()
      return letters.isEmpty ? segment.text : "\(letters):\(segment.text)"
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("Half **bold**", "Half |b:bold"),
    ("*a* and _b_, __c__", "i:a| and |i:b|, |b:c"), ("***both***", "bi:both"),
    ("**a *b* c**", "b:a |bi:b|b: c"), ("*a **b** c*", "i:a |bi:b|i: c"),
    ("`a*b*c`", "c:a*b*c"), ("`` a`b ``", "c:a`b"), ("a ` b", "a ` b"),
    ("~~gone~~ and ~so~", "s:gone| and |s:so"),
    ("[link](https://a.b) end", "l:link| end"), ("[**a** b](x)", "bl:a|l: b"),
    ("**[a](x)**", "bl:a"), ("[a](x \"title\")", "l:a"), ("a [b] c", "a [b] c"),
    ("[a", "[a"), ("a](b)", "a](b)"), ("<https://swift.org>", "l:https://swift.org"),
    ("a < b > c", "a < b > c"), ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("\\*no\\*", "*no*"), ("a\\b", "a\\b"), ("**open", "**open"),
    ("**a*", "*|i:a"), ("a**b**c", "a|b:b|c"), ("line\n*two*", "line\n|i:two"),
    ("*日本*語", "i:日本|語"),
    // CommonMark 0.31, section 2.5: references are characters, but in code, and make no syntax.
    ("Tom &amp; Jerry &lt;3 &copy;&nbsp;&#50;&#x37; &frac12;", "Tom & Jerry <3 ©\u{A0}27 ½"),
    ("&#0;", "\u{FFFD}"), ("&lang;&apos;&rang;", "\u{27E8}'\u{27E9}"),
    ("&#x10FFFFF; &nope; &amp & &#; &#12345678;", "&#x10FFFFF; &nope; &amp & &#; &#12345678;"),
    ("`&amp;`", "c:&amp;"), ("&#42;a&#42;", "*a*"), ("**R&amp;D**", "b:R&D"),
    // Section 6.4: a picture's description is its text, without links.
    ("a ![the *sea*](sea.png \"t\") b", "a the |i:sea| b"), ("![x", "![x"), ("![x]", "![x]"),
    ("a![](b)c", "ac"), ("[![alt](a.png) more](b)", "l:alt more"),
    ("![a [b](c) d](e)", "a |l:b| d"),
    // A link makes the brackets before it passive, which still take their closing ones.
    ("![a [b [c](d) e](f) g](h)", "a [b |l:c| e](f) g"),
    ("[a [b](c) d] [e](f)", "[a |l:b| d] |l:e"),
    ("!a", "!a"), ("\\![a](b)", "!|l:a"),
  ])
  func `inline styles are read as CommonMark has them`(markdown: String, expected: String) {
    expect(pieces(markdown), equals: expected)
  }

  @Test func `a link leads somewhere`() {
    let links = InlineMarkdown("[a](<b c> \"d\") [e](f(g)h) [i](j?k&amp;l)").segments
      .compactMap(\.style.link)
    expect(links, equals: ["<b", "f(g)h", "j?k&l"])
  }

  @Test func `very many marks take no long time`() {
    let marks = String(repeating: "*a_ ", count: 2000)
    #expect(InlineMarkdown(marks).segments.map(\.text).joined().count >= 4000)
    let brackets = String(repeating: "[", count: 5000)
    expect(InlineMarkdown(brackets).segments.map(\.text).joined(), equals: brackets)
  }
}
