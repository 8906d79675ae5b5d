package import CairoRendering
package import TextShaping

/// What one thread draws with, and keeps from one picture to the next.
package struct DrawingTools {
  /// The fonts, and the texts that were shaped.
  package let shapers: TextShapers
  /// The glyphs, corners and scaled pictures.
  package let cache = PaintCache()

  /// Tools that have drawn nothing yet, for a screen that is edited again and again: what is used
  /// again are the texts of its last drawings, and those of a day's edits are not to be kept.
  package init() {
    shapers = TextShapers(textBudget: 4 << 20)
  }
}
