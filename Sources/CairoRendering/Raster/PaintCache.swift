/// What drawings on one thread share: glyphs, round corners and pictures, at the sizes in which
/// they were drawn.
///
/// A drawing without one makes all of these again; its pixels are the same. A cache keeps at most
/// 128 open fonts and about 140 MB: 64 of pictures, 40 of corners, 18 of glyphs that are pictures, and
/// 16 of others.
package final class PaintCache {
  let glyphs = GlyphCache()
  let corners = CornerSprites()
  private(set) var tiles = PictureTiles()

  /// A cache that holds nothing yet.
  package init() {}

  /// Forgets the pictures, which take more memory than all else, and which few drawings have in common.
  package func removePictures() {
    tiles = PictureTiles()
  }
}
