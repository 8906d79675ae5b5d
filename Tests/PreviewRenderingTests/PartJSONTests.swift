import CellViews
import Diagnostics
import LayoutGeometry
import PlainText
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

struct PartJSONTests {
  @Test func `a part is an object with all keys, and its numbers are in their shortest form`()
    throws
  {
    let canvas = try inspected(
      """
      canvas: { width: 20, height: 10.5, transparent: true }
      view: { color: "#F00", id: box }
      """)
    let text = canvas.json { $0 == "test.yaml" ? "f1" : nil }.compactText
    let canvasText =
      #"{"id": "0", "role": "canvas", "name": null, "frame": [0, 0, 20, 10.5], "#
      + #""visible": [0, 0, 20, 10.5], "text": null, "font": null, "color": null, "fills": [], "#
      + #""cornerRadius": null, "cornerStyle": null, "shadow": null, "opacity": null, "#
      + #""border": null, "row": null, "#
      + #""explain": [], "source": null, "parts": ["#
    let box =
      #"{"id": "0.0", "role": "color", "name": "box", "frame": [0, 0, 20, 10.5], "#
      + #""visible": [0, 0, 20, 10.5], "text": null, "font": null, "color": null, "#
      + ##""fills": [{"color": "#FF0000", "name": null, "location": null}], "##
      + #""cornerRadius": null, "cornerStyle": null, "shadow": null, "opacity": null, "#
      + #""border": null, "row": null, "#
      + #""explain": [], "#
      + #""source": {"file": "f1", "line": 2, "column": 9, "length": 5, "endLine": 2}, "#
      + #""parts": []}"#
    #expect(text == canvasText + box + "]}")
  }

  @Test func `places and lengths are rounded to a thousandth of a point`() {
    var part = InspectedPart(
      .cell, frame: Rect(x: -1.0 / 3, y: 16.000000000000057, width: 100.0 / 3, height: 2),
      visibleFrame: Rect(x: -0.0001, y: 0, width: 0, height: 0))
    part.cornerRadius = 200.0 / 3
    let text = part.json { _ in nil }.compactText
    let found = [
      #""frame": [-0.333, 16, 33.333, 2], "visible": [0, 0, 0, 0]"#, #""cornerRadius": 66.667"#,
    ].filter { !text.contains($0) }
    #expect(found == [])
  }

  @Test func `a text, a border, a shadow and a row are objects`() throws {
    var part = InspectedPart(.cell, frame: .zero, visibleFrame: .zero)
    part.font = .init(
      family: "Inter", size: 17, weight: "bold", isItalic: false, style: "body", lineHeight: 20.5)
    part.color = .init("#000000", name: "label")
    part.border = .init(.init("#FF0000", name: "red"), width: 0.5)
    part.shadow = .init(.init("#00000054"), radius: 3, offset: Point(x: 1, y: 2))
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
    #expect(found == [])
  }

  @Test(arguments: ["color-cards", "everywhere", "chrome", "carousel-transforms"])
  func `all parts of a sample are written somewhere`(name: String) throws {
    let config = try ConfigFile.load(path: repository + "/Samples/\(name).yaml")
    let preview = try #require(config.previews.first)
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: preview.fonts))
    let canvas = InspectedPart(arrangement, of: preview, in: config)
    let parts = canvas.all.dropFirst()
    #expect(parts.count > 10)
    #expect(parts.filter { $0.source == nil }.map(\.id) == [])
    #expect(Set(parts.map(\.id)).count == parts.count)
  }

  @Test func `a preview from Swift has parts without places`() throws {
    let preview = Preview(name: "a", canvas: PreviewCanvas(width: 20, height: .points(10))) { _ in
      .color(.red)
    }
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    let canvas = InspectedPart(arrangement, of: preview, in: nil)
    #expect(canvas.outline == "color 0,0 20×10\n")
    #expect(canvas.all.compactMap(\.source) == [])
  }
}
