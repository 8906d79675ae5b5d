import DisplayList
import InspectedParts
import LayoutGeometry
import PlainText
import TestSupport
import Testing

@Suite struct PartWriterTests {
  @Test func `places and lengths are rounded to a thousandth of a point`() {
    var part = InspectedPart(
      .cell, frame: Rect(x: -1.0 / 3, y: 16.000000000000057, width: 100.0 / 3, height: 2),
      visibleFrame: Rect(x: -0.0001, y: 0, width: 0, height: 0))
    part.look.corners = .init(radius: 200.0 / 3, style: .circular)
    let text = part.json { _ in nil }.compactText
    let found = [
      #""frame": [-0.333, 16, 33.333, 2], "visible": [0, 0, 0, 0]"#, #""cornerRadius": 66.667"#,
    ].filter { !text.contains($0) }
    expect(found, equals: [])
  }

  @Test func `a text, a border, a shadow and a row are objects`() throws {
    var part = InspectedPart(.cell, frame: .zero)
    let red = try #require(RGBA(dump: "#FF0000"))
    let shade = try #require(RGBA(dump: "#00000054"))
    part.look.font = .init(
      family: "Inter", size: 17, weight: "bold", isItalic: false, style: "body", lineHeight: 20.5)
    part.look.color = .init(.black, name: "label")
    part.look.border = .init([.init(red, name: "red")], width: 0.5)
    part.look.shadow = .init(.init(shade), radius: 3, offset: Point(x: 1, y: 2))
    part.row = .init(section: 1, item: 2, data: #"{"a":1}"#)
    part.explanation = ["say \"a\""]
    let text = part.json { _ in nil }.compactText
    let found = [
      #""font": {"family": "Inter", "size": 17, "weight": "bold", "italic": null, "#
        + #""style": "body", "lineHeight": 20.5, "tracking": null, "underline": null, "#
        + #""strikethrough": null}"#,
      ##""color": {"color": "#000000", "name": "label", "location": null}"##,
      ##""border": {"color": "#FF0000", "name": "red", "width": 0.5}"##,
      ##""shadow": {"color": "#00000054", "name": null, "radius": 3, "x": 1, "y": 2}"##,
      #""row": {"section": 1, "item": 2, "data": {"a": 1}}"#, #""explain": ["say \"a\""]"#,
    ].filter { !text.contains($0) }
    expect(found, equals: [])
  }

  @Test func `a brief object has no key for what its part does not have, nor an id`() throws {
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    var part = InspectedPart(.cell, frame: frame, visibleFrame: .zero)
    part.name = "a"
    part.look.fills = [.init(try #require(RGBA(dump: "#FF0000")), location: 0.5)]
    part.parts = [InspectedPart(.text, frame: frame)]
    part.parts[0].look.text = "b"
    try #require(
      part.briefJSON.compactText
        == ##"{"role": "cell", "name": "a", "frame": [1, 2, 3, 4], "visible": [0, 0, 0, 0], "##
        + ##""fills": [{"color": "#FF0000", "location": 0.5}], "parts": ["##
        + #"{"role": "text", "frame": [1, 2, 3, 4], "text": "b"}]}"#)
  }
}
