import CellViews
import ImageDecoding
import LayoutGeometry
import SymbolDrawing
import TestSupport
import Testing
import TextShaping

/// Symbols in weights and parts.
@Suite struct SymbolLookTests {
  private func layers(of name: String, _ look: SymbolLook) throws -> [SymbolLayer] {
    try SymbolLoader().symbol(name, from: nil).artwork.layers(in: look)
  }

  /// The document of a picture.
  private func document(_ picture: Picture) throws -> String {
    guard case .vector(let vector) = picture.content else { return "" }
    return String(decoding: vector.source, as: UTF8.self)
  }

  private func area(_ layer: SymbolLayer) throws -> Double {
    Region(svgElements: try document(layer.picture)).area
  }

  @Test(arguments: [
    // A stroke from 2.5 to 13.5 with round ends: 11 × width + π × (width / 2)², and widths of 0.4, 1,
    // 1.58 and 2.08 units.
    (FontWeight.ultraLight, 4.526), (.regular, 11.785), (.bold, 19.341), (.black, 26.278),
    // Between two weights, the nearer one.
    (FontWeight(rawValue: 720), 19.341), (FontWeight(rawValue: 1000), 26.278),
  ])
  func `a weight is the width of strokes`(weight: FontWeight, expected: Double) throws {
    let layers = try layers(of: "minus", SymbolLook(weight: weight))
    expect(layers.map(\.level), equals: [0])
    // Lines that are within 0.0005 units of the ends.
    #expect(abs(try area(#require(layers.first)) - expected) < 0.02)
  }

  @Test func `the symbol in a filled circle is bolder, and the circle as large`() throws {
    // The circle of radius 8, less the plus: two strokes of 7 with round ends, which share a square.
    // 2 × (7 × w + π × w² / 4) − w² for widths of 1 and 1.58: 14.571 and 23.546.
    let regular = try layers(of: "plus.circle.fill", SymbolLook())
    let bold = try layers(of: "plus.circle.fill", SymbolLook(weight: .bold))
    let difference = try area(#require(regular.first)) - area(#require(bold.first))
    // The circle grows by 0.087, and all is scaled back into the square by (8 / 8.087)², 0.9786:
    // 201.062 − 14.571 − 0.9786 × (205.459 − 23.546).
    #expect(abs(difference - 8.47) < 0.1)
  }

  @Test(arguments: [
    ("heart", [0]), ("heart.circle", [1, 0]), ("plus.circle.fill", [1, 0]),
    ("person.crop.circle", [1, 0]), ("checkmark.seal.fill", [1, 0]), ("square", [0]),
    ("trash.slash", [1, 0]), ("calendar.badge.heart", [1, 0]),
    // The badge is before the glyph, and the glyph before its circle.
    ("heart.circle.badge.plus", [2, 1, 0]),
  ])
  func `the parts of a symbol are its enclosure, its glyph and its badge`(
    name: String, levels: [Int]
  ) throws {
    let layers = try layers(of: name, SymbolLook(isLayered: true))
    expect(layers.map(\.level), equals: levels)
  }

  @Test(arguments: [
    "bell.slash.fill", "heart.circle", "star.square", "drop.triangle", "trash.slash", "wifi",
  ])
  func `nothing reaches out of a symbol's square`(name: String) throws {
    for weight in [FontWeight.regular, .black] {
      let symbol = try SymbolLoader().symbol(name, from: nil)
      let layer = symbol.artwork.layers(in: SymbolLook(weight: weight)).first
      let picture = weight == .regular ? symbol.picture : try #require(layer).picture
      let data = try document(picture).split(separator: " d=\"").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
      let points = data.flatMap { FlatPath(data: $0).contours.flatMap(\.points) }
      #expect(points.count > 10)
      expect(points.filter { min($0.x, $0.y) < -0.1 || max($0.x, $0.y) > 16.1 }, equals: [])
    }
  }

  @Test func `a mirrored symbol is mirrored in all weights`() throws {
    let look = SymbolLook(weight: .bold, direction: .rightToLeft)
    let turned = try layers(of: "chevron.forward", look)
    let left = try document(#require(turned.first).picture)
    #expect(left.contains("matrix(-1 0 0 1 16 0)"))
    let right = try layers(of: "chevron.right", look)
    let kept = try document(#require(right.first).picture)
    #expect(!kept.contains("matrix"))
  }
}
