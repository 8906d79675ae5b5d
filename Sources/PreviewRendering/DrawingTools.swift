package import CairoRendering
package import TextShaping

/// The tools of one worker, kept from one picture to the next.
///
/// The pictures of a run have their fonts, most of their glyphs, round corners and shadows in
/// common. Each worker opens and draws those once, which takes a sixth off the time of a passing
/// golden and of drawing into a file. No pixel depends on earlier drawings. One thread at a time
/// may use a value.
package struct DrawingTools {
  /// The fonts, and the shaped texts.
  package let shapers: TextShapers
  /// The glyphs, corners, shadows and scaled pictures.
  package let cache = PaintCache()

  /// Creates tools with empty caches.
  ///
  /// - Parameter textBudget: The approximate size of the shaped texts that each of a shaper's two
  ///   generations keeps, in bytes.
  package init(textBudget: Int = TextShaper.textBudget) {
    shapers = TextShapers(textBudget: textBudget)
  }
}
