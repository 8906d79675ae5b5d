package import LayoutGeometry

/// The box of a symbol beside letters, as SF Symbols has it, whatever is drawn in it.
///
/// Lengths are fractions of the font's size, at the medium scale. The box is as high as a line of
/// letters, and the drawing's middle is that of the box, near the middle of the capitals.
package struct SymbolBox: Hashable, Sendable {
  /// The area of the drawing in its picture, as fractions of the picture's sides.
  package var ink: Rect
  /// The size that the drawing takes.
  package var size: Size

  /// Creates the box of a drawing.
  package init(ink: Rect, size: Size) {
    self.ink = ink
    self.size = size
  }

  /// The height of a line of SF's letters above the baseline: the box's.
  static let ascent = 0.952
  /// The height of a line of SF's letters below the baseline.
  static let descent = 0.241

  /// The width with the space at either side, which narrow symbols have more of.
  ///
  /// Measured on iOS 18: 0.09 beside a circle of 1 (title2), 0.125 beside `checkmark` and
  /// `chevron.up` of 0.854 (16 points), and 0.157 beside `mic.fill` of 0.706 (17 points).
  private var width: Double { size.width + 2 * (0.088 + 0.235 * max(0, 1 - size.width)) }

  /// Returns the size of the box, in points.
  ///
  /// - Parameter scale: The factor by which the drawing, and with it the width, is larger.
  func room(fontSize: Double, scale: Double) -> Size {
    Size(
      width: width * scale * fontSize, height: (Self.ascent + Self.descent) * fontSize)
  }

  /// Returns the frame of the whole picture around its drawing in the middle of a box.
  ///
  /// - Parameter isMirrored: True for the picture with left and right swapped.
  func pictureFrame(
    in box: Rect, fontSize: Double, scale: Double, isMirrored: Bool = false
  ) -> Rect {
    let drawn = Size(
      width: size.width * scale * fontSize, height: size.height * scale * fontSize)
    let whole = Size(width: drawn.width / ink.width, height: drawn.height / ink.height)
    let start = isMirrored ? 1 - ink.maxX : ink.minX
    // A drawing of its icon's size keeps its place in the icon: some are meant to be lower.
    let top = size == ink.size ? whole.height / 2 : drawn.height / 2 + ink.minY * whole.height
    return Rect(
      x: box.midX - drawn.width / 2 - start * whole.width, y: box.midY - top,
      width: whole.width, height: whole.height)
  }
}
