package import CairoRendering
package import TextShaping

/// What one thread draws with, and keeps from one picture to the next.
package struct DrawingTools {
  /// The fonts, and the texts that were shaped.
  package let shapers: TextShapers
  /// The glyphs, corners and scaled pictures.
  package let cache = PaintCache()

  /// Tools that have drawn nothing yet.
  package init() {
    // A screen that is edited uses the texts of its last drawings again; the texts of a day's edits
    // are not worth keeping.
    shapers = TextShapers(textBudget: 4 << 20)
  }
}
