/// The glyphs, round corners, shadows and pictures that drawings on one thread share, at the sizes
/// in which they were drawn.
///
/// A drawing without one makes all of these again; its pixels are the same. A cache keeps at most
/// 128 open fonts and about 154 MB: 64 of pictures, 40 of corners, 18 of glyphs that are pictures,
/// 16 of shadows, and 16 of others.
package final class PaintCache {
  let glyphs = GlyphCache()
  let corners = CornerSprites()
  let shadows = ShadowSprites()
  private(set) var tiles = PictureTiles()

  /// Creates an empty cache.
  package init() {}

  /// Forgets the pictures, which take more memory than everything else, and which few drawings have
  /// in common.
  package func removePictures() {
    tiles = PictureTiles()
  }
}
