import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry

/// The lines of a document for viewers on a canvas of 200 × 100 points, from behind its description to
/// before its end.
func svgElements(
  _ commands: [Command], pictures: [PictureID: Picture] = [:]
) throws -> [String] {
  let list = DisplayList(size: Size(width: 200, height: 100), commands: commands)
  let document = try Drawing(list, pictures: pictures).svg()
  let lines = String(decoding: document, as: UTF8.self).split(separator: "\n").map(String.init)
  return lines.dropFirst().dropLast().filter { !$0.hasPrefix("<desc>") }
}

/// The identifiers in a document, in their order, and all that it refers to.
func svgReferences(in document: String) -> (ids: [String], references: Set<String>) {
  let links =
    document.matches(of: #/href="\#([^"]+)"/#).map { String($0.1) }
    + document.matches(of: #/url\(\#([^)]+)\)/#).map { String($0.1) }
  return (document.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }, Set(links))
}

extension Drawing {
  /// How far what rsvg-convert shows of a document is from the PNG at @2x: see
  /// `meanDifference`; 255 for one of another size.
  func difference(of document: [UInt8]) throws -> Double {
    let png = try InstalledTool.rsvgConvert.run(
      ["--zoom", "2", "--output", "OUTPUT", "INPUT"], on: document)
    let expected = try Pixels(self, scale: 2)
    let shown = try Pixels(decoding: png)
    guard [shown.width, shown.height] == [expected.width, expected.height] else { return 255 }
    return shown.meanDifference(from: expected)
  }
}
