/// What drawings that follow each other on one thread have in common: glyphs, round corners and
/// pictures at the sizes in which they were drawn.
///
/// Without one, each drawing makes these for itself. Pixels do not depend on it. It keeps at most
/// about 80 MB.
package final class PaintCache {
  let glyphs = GlyphCache()
  let corners = CornerSprites()
  let tiles = PictureTiles()

  /// A cache that holds nothing yet.
  package init() {}
}
