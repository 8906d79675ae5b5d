package import CairoRendering
package import TextShaping

/// What one worker draws with, and keeps from one picture to the next.
///
/// The pictures of a run have their fonts, most of their glyphs, round corners and shadows in common:
/// kept, those are opened and drawn once for each worker, which takes a sixth off the time of a passing golden
/// and of drawing into a file. No pixel depends on what was drawn before. One thread at a time may use a
/// value.
package struct DrawingTools {
  /// The fonts, and the texts that were shaped.
  package let shapers: TextShapers
  /// The glyphs, corners, shadows and scaled pictures.
  package let cache = PaintCache()

  /// Tools that have drawn nothing yet.
  ///
  /// - Parameter textBudget: About how many bytes of shaped texts each of a shaper's two generations
  ///   keeps.
  package init(textBudget: Int = TextShaper.textBudget) {
    shapers = TextShapers(textBudget: textBudget)
  }
}
