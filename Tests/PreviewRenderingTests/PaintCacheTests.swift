import CairoRendering
import Goldens
import PlainText
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// Drawings that share what was drawn before.
@Suite struct PaintCacheTests {
  @Test(arguments: [
    ("everywhere", "everywhere.light"), ("carousel-transforms", "carousel-transforms"),
    ("scripts", "scripts"),
  ])
  func `a picture does not depend on what was drawn before it`(file: String, name: String) throws {
    let (shapers, cache) = (TextShapers(), PaintCache())
    let preview = try sample(file, name)
    // The other scale leaves glyphs, corners and pictures of other sizes.
    for scale in [1.0, 1.5, 1] {
      let drawing = try PreviewDrawing(preview, scale: scale, shapers: shapers)
      let (alone, after) = try (drawing.png(), drawing.png(cache: cache))
      expect(alone, equals: after)
    }
  }

  /// Different screens, with letters, emoji, pictures, round corners and shadows of their own; those of
  /// the beginning again at the end.
  private static let screens = [
    ("everywhere", "everywhere.light"), ("scripts", "scripts"), ("color-cards", "color-cards"),
    ("everywhere", "everywhere.dark"), ("carousel-transforms", "carousel-transforms"),
    ("scripts", "scripts"), ("everywhere", "everywhere.light"),
  ]

  @Test func `one worker draws all screens as a new one draws each`() throws {
    let tools = DrawingTools()
    for (file, name) in Self.screens {
      let preview = try sample(file, name)
      let after = try PreviewDrawing(preview, shapers: tools.shapers)
      let alone = try PreviewDrawing(preview, shapers: TextShapers())
      let golden = try after.drawnCase(suite: file, name: name, cache: tools.cache)
      let expected = try alone.drawnCase(suite: file, name: name)
      #expect(golden.pixelDigest == expected.pixelDigest, "\(name)")
      let pngs = try [
        golden.png(), expected.png(), after.bytes(as: .png, tools: tools),
        alone.bytes(as: .png, tools: DrawingTools()),
      ]
      #expect(Set(pngs).count == 1, "\(name)")
    }
  }

  @Test(arguments: [1, 3])
  func `the workers of a run draw each screen as a new one does`(jobs: Int) throws {
    let previews = try Self.screens.map { try sample($0.0, $0.1) }
    var drawn: [String] = []
    try DrawingWork(taskCount: previews.count, jobs: jobs).run(previews) { preview, tools in
      Result {
        let drawing = try PreviewDrawing(preview, shapers: tools.shapers)
        return try sha256(drawing.bytes(as: .png, tools: tools))
      }
    } take: { digest, _ in
      drawn.append(try digest.get())
    }
    let alone = try previews.map { try sha256($0.png()) }
    expect(drawn, equals: alone)
  }

  @Test func `an animation is the same after other pictures`() throws {
    let preview = try sample("infinite-banners-scroll", "infinite-banners-scroll")
    let tools = DrawingTools()
    for (file, name) in Self.screens.prefix(2) {
      _ = try PreviewDrawing(sample(file, name), shapers: tools.shapers)
        .bytes(as: .png, tools: tools)
    }
    let drawing = try PreviewDrawing(preview, shapers: tools.shapers)
    let (alone, after) = try (
      drawing.bytes(as: .apng, tools: DrawingTools()), drawing.bytes(as: .apng, tools: tools)
    )
    expect(alone, equals: after)
  }

  /// U+795E and U+FA19 are one text to Unicode, and two forms in fonts for Japanese.
  @Test(arguments: [["\u{795E}", "\u{FA19}"], ["\u{FA19}", "\u{795E}"]])
  func `a text does not get the letters of an equivalent one before it`(texts: [String]) throws {
    let tools = DrawingTools()
    var drawn: [[UInt8]] = []
    for text in texts {
      let preview = try #require(
        try previews(
          """
          view: { text: "\(text)", font: 24 }
          canvas: { width: 60, height: 60, locale: ja }
          """
        ).first)
      let drawing = try PreviewDrawing(preview, shapers: tools.shapers)
      let png = try drawing.bytes(as: .png, tools: tools)
      let alone = try PreviewDrawing(preview, shapers: TextShapers()).png()
      expect(png, equals: alone)
      drawn.append(png)
    }
    #expect(drawn[0] != drawn[1])
  }
}
