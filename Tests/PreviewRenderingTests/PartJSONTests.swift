import CellViews
import InspectedParts
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
    expect(text, equals: canvasText + box + "]}")
  }

  @Test(arguments: ["color-cards", "everywhere", "chrome", "carousel-transforms"])
  func `all parts of a sample are written somewhere`(name: String) throws {
    let config = try ConfigFile.load(path: repository + "/Samples/\(name).yaml")
    let preview = try #require(config.previews.first)
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: preview.fonts))
    let canvas = InspectedPart(arrangement, of: preview, in: config)
    let parts = canvas.all.dropFirst()
    #expect(parts.count > 10)
    expect(parts.filter { $0.source == nil }.map(\.id), equals: [])
    expect(Set(parts.map(\.id)).count, equals: parts.count)
  }

  @Test func `a preview from Swift has parts without places`() throws {
    let preview = Preview(name: "a", canvas: PreviewCanvas(width: 20, height: .points(10))) { _ in
      .color(.red)
    }
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    let canvas = InspectedPart(arrangement, of: preview, in: nil)
    expect(canvas.outline, equals: "color 0,0 20×10\n")
    expect(canvas.all.compactMap(\.source), equals: [])
  }
}
