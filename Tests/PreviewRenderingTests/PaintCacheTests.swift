import CairoRendering
import CellViews
import LayoutGeometry
import PreviewRendering
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
      #expect(alone == after)
    }
  }
}
