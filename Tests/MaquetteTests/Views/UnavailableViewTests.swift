import Maquette
import Testing

/// The replacement of content that is missing.
@MainActor struct UnavailableViewTests {
  /// Texts of a picture of iOS 17, in a view that is 183.75 high.
  ///
  /// Source: mulgir-govind/SwiftUI-Bootcamp ae57f36, `Chapter_67_ContentUnavailableView/ContentUnavailableViewExample.png`, iPhone 15 Pro
  /// simulator, 393 × 852 @3x.
  @Test func `the title and the description are where iOS has them`() throws {
    let canvas = PreviewCanvas(width: 393, height: .points(183.75))
    let list = try String(
      decoding: Preview("nothing", canvas: canvas) { ContentUnavailableView.search }.list(),
      as: UTF8.self)
    // The place of a line's letters is the word after `at`.
    let lines = list.split(separator: "\n").filter { $0.contains("glyphs") }
    let baselines = lines.compactMap { line in
      let words = line.split(separator: " ")
      let place = words.drop { $0 != "at" }.dropFirst().first?.split(separator: ",")
      return place?.last.flatMap { Double($0) }
    }
    // 171.33 and 197.5 in the picture, where the view is under 59 points of the safe area.
    try #require(baselines.count == 2)
    for (found, expected) in zip(baselines, [112.33, 138.5]) {
      #expect(abs(found - expected) <= 0.6)
    }
  }
}
