import Foundation
import ImageDecoding
import Testing
import TestSupport

/// What an SVG document may draw; each row of a table stays within a limit or is one above it.
struct SVGBudgetTests {
  private static let path = "<path d='M0 0L1 1'/>"

  private static func svg(_ content: String) -> [UInt8] {
    let names = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    return Array("<svg \(names) width='9' height='9'>\(content)</svg>".utf8)
  }

  /// Why a document is refused; nil for one that is not.
  private func refusal(of content: String) -> String? {
    do {
      _ = try Picture(decoding: Self.svg(content))
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Groups that each hold ten uses of the one before, and a use of the last.
  private func laughs(levels: Int, _ element: String) -> String {
    let groups = (1...levels).map { level in
      "<g id='a\(level)'>" + repeated("<use href='#a\(level - 1)'/>", 10) + "</g>"
    }
    return "<defs><g id='a0'>\(element)</g>\(groups.joined())</defs><use href='#a\(levels)'/>"
  }

  @Test func `elements are counted as often as they are used`() {
    // The root, its use, and 1 + 10 × (1 + …) elements: a0 is 2, a1 10 × 3 + 1 = 31, a2 321, a3
    // 3,221, a4 32,221.
    #expect(refusal(of: laughs(levels: 3, Self.path)) == nil)
    let message = "SVG that draws more than 10000 elements is not supported"
    expect(refusal(of: laughs(levels: 4, Self.path)), equals: message)
    // 10^30, which no number of 64 bits holds.
    expect(refusal(of: laughs(levels: 30, Self.path)), equals: message)
    #expect(refusal(of: repeated("<g/>", 9_999)) == nil)
    expect(refusal(of: repeated("<g/>", 10_000)), equals: message)
  }

  @Test func `elements nested by references have a limit`() {
    let chain = (1...150).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/></g>" }.joined()
    #expect(
      refusal(of: "<defs><g id='a0'/>\(chain)</defs><use href='#a150'/>")
        == "SVG nested more than 128 deep is not supported")
    expect(
      refusal(of: repeated("<g>", 128) + repeated("</g>", 128)),
      equals: "SVG nested more than 128 deep is not supported")
  }

  @Test(arguments: [
    "<use id='a' href='#a'/>", "<g id='a'><use xlink:href='#a'/></g>",
    "<mask id='a'><path mask='url(#a)'/></mask><path mask='url(#a)'/>",
    "<clipPath id='a'><use href='#b'/></clipPath><g id='b' clip-path='url(#a)'/>",
    "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/><path fill='url(#a)'/>",
  ])
  func `an element that refers to itself is refused`(content: String) {
    expect(
      refusal(of: content), equals: "SVG with an element that refers to itself is not supported")
  }

  private func masks(_ count: Int, by reference: (Int) -> String) -> String {
    let masks = (1...count).map {
      "<mask id='m\($0)'><rect width='9' height='9' \(reference($0 - 1))/></mask>"
    }
    return masks.joined() + "<rect width='9' height='9' \(reference(count))/>"
  }

  @Test func `masks and filters are nested at most four deep`() {
    let message = "SVG with masks, filters or markers more than 4 deep is not supported"
    let attribute: (Int) -> String = { $0 == 0 ? "" : "mask='url(#m\($0))'" }
    #expect(refusal(of: masks(4, by: attribute)) == nil)
    expect(refusal(of: masks(5, by: attribute)), equals: message)
    #expect(refusal(of: masks(5) { $0 == 0 ? "" : "style='mask: url( \"#m\($0)\" )'" }) == message)
    let rules = (1...5).map { ".c\($0), text > .d { mask: url(#m\($0)) }" }.joined()
    let sheet = "<style>/* { */ @media all { \(rules) }</style>"
    expect(refusal(of: sheet + masks(5) { "class='b c\($0)'" }), equals: message)
    let filters = "<filter id='f'><feFlood/></filter>"
    #expect(
      refusal(of: filters + repeated("<g filter='url(#f)'>", 5) + repeated("</g>", 5)) == message)
  }

  @Test(arguments: [
    ("opacity='0.5'", 1), ("style='opacity:.5'", 1), ("style='mix-blend-mode: multiply'", 1),
    // The surface itself, and one for the filter's two elements each.
    ("filter='url(#f)'", 3),
  ])
  func `surfaces as large as the picture are at most a thousand`(attribute: String, layers: Int) {
    let start = "<filter id='f'><feFlood/></filter>"
    let allowed = 1000 / layers
    #expect(refusal(of: start + repeated("<g \(attribute)/>", allowed)) == nil)
    expect(
      refusal(of: start + repeated("<g \(attribute)/>", allowed + 1)),
      equals: "SVG that draws more than 1000 masks, filters and opacities is not supported")
    #expect(refusal(of: repeated("<g opacity='1'/>", 2_000)) == nil)
  }

  @Test func `points of paths are counted`() {
    let message = "SVG that draws more than 100000 points of paths is not supported"
    #expect(refusal(of: "<path d='M0 0\(repeated("h.1", 99_999))'/>") == nil)
    expect(refusal(of: "<path d='M0 0\(repeated("h.1", 100_000))'/>"), equals: message)
    expect(refusal(of: "<polyline points='\(repeated("1,1 ", 100_000))'/>"), equals: message)
    // A curve has three points: 33,334 curves.
    expect(refusal(of: "<path d='M0 0c\(repeated("0 0 .1 0 .1 0 ", 33_334))'/>"), equals: message)
    // A path of 1,001 points, a hundred times.
    let used = "<path id='p' d='M0 0\(repeated("h.1", 1_000))'/>" + repeated("<use href='#p'/>", 99)
    expect(refusal(of: used), equals: message)
  }

  @Test func `lines that cross are counted, and lines that do not are not`() {
    // 1,500 horizontal lines and 1,500 vertical ones cross at 2,250,000 places.
    let grid = (0..<1_500).map { "M0 \($0)H1500M\($0) 0V1500" }.joined()
    expect(
      refusal(of: "<path d='\(grid)'/>"),
      equals: "SVG that draws more than 1000000 lines that cross is not supported")
    // A coast of 30,000 lines.
    let coast = (0..<30_000).map { i in
      let angle = Double(i) / 30_000 * 2 * .pi
      let radius = 100 + 5 * sin(angle * 700)
      return String(format: "%.2f,%.2f ", radius * cos(angle), radius * sin(angle))
    }
    #expect(refusal(of: "<polygon points='\(coast.joined())'/>") == nil)
  }

  @Test(arguments: [
    "<path stroke-dasharray='0.01' d='M0 0H8000000'/>",
    "<g style='stroke-dasharray: .1 .1'><rect width='1000000' height='1000000'/></g>",
    "<style>line { stroke-dasharray: 1e-3 }</style><line x2='9000in'/>",
  ])
  func `dashes are counted`(content: String) {
    expect(
      refusal(of: content), equals: "SVG that draws more than 10000000 dashes is not supported")
    #expect(refusal(of: "<rect width='1000' height='1000' stroke-dasharray='1 2'/>") == nil)
  }

  @Test(arguments: [
    "<path marker-mid='url(#m)' PATH/>", "<g marker-mid='url(#m)'><path PATH/></g>",
    "<style>path { marker: url(#m) }</style><path PATH/>",
    "<g id='u'><path PATH/></g><use href='#u' style='marker-end: url(#n); marker-mid: url(#m)'/>",
  ])
  func `markers are counted at each vertex`(content: String) {
    let path = "d='M0 0\(repeated("h1", 6_000))'"
    let markers = "<marker id='m'><path d='M0 0h1'/></marker><marker id='n'><path/></marker>"
    expect(
      refusal(of: markers + content.replacing("PATH", with: path)),
      equals: "SVG that draws more than 10000 elements is not supported")
    #expect(refusal(of: markers + content.replacing("PATH", with: "d='M0 0h1v1h1'")) == nil)
  }

  @Test func `gradients are counted by their stops, and not as elements`() {
    let stops = repeated("<stop offset='1'/>", 1_000)
    let shapes = repeated("<path fill='url(#g)' d='M0 0h1v1z'/>", 998)
    let gradient = "<linearGradient id='h'>\(stops)</linearGradient>"
    #expect(
      refusal(of: gradient + "<linearGradient id='g' href='#h'/>" + shapes) == nil)
    #expect(
      refusal(of: gradient + "<linearGradient id='g' href='#h'/>" + shapes + shapes)
        == "SVG that draws more than 1000000 colour stops is not supported")
  }

  @Test func `text has the limits of labels`() {
    let message = "SVG that draws more than 10000 characters is not supported"
    #expect(refusal(of: "<text>\(repeated("a", 10_000))</text>") == nil)
    expect(refusal(of: "<text>\(repeated("a", 10_001))</text>"), equals: message)
    expect(
      refusal(of: "<text><tspan><![CDATA[\(repeated("<", 10_001))]]></tspan></text>"),
      equals: message)
    #expect(refusal(of: "<text>a\(repeated("\u{301}", 32))</text>") == nil)
    #expect(
      refusal(of: "<text>a\(repeated("&#x301;", 33))</text>")
        == "SVG with more than 32 combining marks on a character is not supported")
    // What is not drawn is not counted.
    #expect(refusal(of: "<desc>\(repeated("a", 20_000))</desc>") == nil)
  }

  @Test(arguments: [
    ("<?xml-stylesheet href='data:text/css,*{}'?>", "", "with a style sheet elsewhere"),
    (
      "<!DOCTYPE svg [<!ATTLIST path mask CDATA 'url(#m)'>]>", "",
      "with attributes in its document type"
    ),
    ("<!DOCTYPE svg [<!ENTITY % p 'x'>]>", "", "with parameter entities"),
    ("", "<style>@import 'a.css';</style>", "with a style sheet elsewhere"),
    ("", "<style>path { m\\61sk: url(#m) }</style>", "with escapes in its style"),
    ("", "<path style='m\\61sk: url(#m)'/>", "with escapes in its style"),
  ])
  func `what could hide a cost is refused`(before: String, inside: String, what: String) {
    let bytes = Array(before.utf8) + Self.svg(inside)
    let error = #expect(throws: PictureError.self) { try Picture(decoding: bytes) }
    expect(error?.description, equals: "SVG \(what) is not supported")
  }

  @Test func `entities are followed where references are looked for`() {
    let start = "<!DOCTYPE svg [<!ENTITY m 'url(#m5)'>]>"
    let masks = masks(4) { $0 == 0 ? "" : "mask='url(#m\($0))'" }
    let content =
      masks + "<mask id='m5'><rect mask='url(&#35;m4)'/></mask><rect mask='&m;'/>"
    let refusal = PictureError.unsupported("SVG with masks, filters or markers more than 4 deep")
    #expect(throws: refusal) {
      try Picture(decoding: Array(start.utf8) + Self.svg(content))
    }
  }

  @Test func `all symbols stay far below every limit`() throws {
    let folder = "/usr/share/bootstrap-icons/svg"
    let names = listFolder(folder)
    try #require(names.count > 1_000)
    for name in names {
      let bytes = try #require(readBytes(folder + "/" + name))
      #expect(throws: Never.self, "\(name)") { try Picture(decoding: bytes) }
    }
  }
}
