package import LayoutGeometry
import TextShaping

/// The box of a symbol beside letters, as SF Symbols has it, whatever is drawn in it.
///
/// Lengths are fractions of the font's size, at the medium scale in the regular weight. The box is as
/// high as a line of letters.
package struct SymbolBox: Hashable, Sendable {
  /// The area of the drawing in its picture, as fractions of the picture's sides.
  package var ink: Rect
  /// The size that the drawing takes.
  package var size: Size
  /// The width with the space at either side.
  package var advance: Double
  /// The space before the drawing.
  package var leading: Double
  /// The distance of the drawing's middle from the baseline, upwards.
  package var middle: Double
  /// The length by which the drawing is larger in the weight black than in regular.
  package var growth: Double

  /// Indicates whether the drawing has its own size, as for a name that SF Symbols does not have.
  package var isOfDrawing: Bool { size == ink.size }

  /// Creates the box of a drawing.
  package init(
    ink: Rect, size: Size, advance: Double, leading: Double, middle: Double, growth: Double
  ) {
    self.ink = ink
    self.size = size
    self.advance = advance
    self.leading = leading
    self.middle = middle
    self.growth = growth
  }

  /// The height of a line of SF's letters above the baseline: the box's.
  static let ascent = 0.952
  /// The height of a line of SF's letters below the baseline.
  static let descent = 0.241
  /// The middle of the capitals, 0.7046 high, about which symbols grow from scale to scale.
  package static let middleOfCapitals = 0.3523

  /// Returns the box in a weight.
  ///
  /// The growth from weight to weight is that of the 1,501 symbols of SF Symbols 1 on the average.
  func weighted(_ weight: FontWeight) -> SymbolBox {
    let parts: [Double] = [-0.535, -0.414, -0.178, 0, 0.179, 0.317, 0.499, 0.764, 1]
    let step = min(max((weight.rawValue + 50) / 100, 1), 9)
    let larger = growth * parts[step - 1]
    var box = self
    box.size = Size(width: size.width + larger, height: size.height + larger)
    box.advance += larger
    return box
  }

  /// Returns the size of the box, in points.
  ///
  /// - Parameter scale: The factor by which the drawing, and with it the width, is larger.
  func room(fontSize: Double, scale: Double) -> Size {
    Size(
      width: advance * scale * fontSize, height: (Self.ascent + Self.descent) * fontSize)
  }

  /// The most by which a drawing is broader or narrower than its makers meant it to be; one of another shape
  /// keeps its own within the box.
  private static let mostStretched = 1.5

  /// Returns the frame of the whole picture around its drawing in a box.
  ///
  /// - Parameter isMirrored: True for the picture with left and right swapped.
  func pictureFrame(
    in box: Rect, fontSize: Double, scale: Double, isMirrored: Bool = false
  ) -> Rect {
    let unit = scale * fontSize
    var whole = Size(
      width: size.width * unit / ink.width, height: size.height * unit / ink.height)
    let ratio = whole.width / whole.height
    if max(ratio, 1 / ratio) > Self.mostStretched {
      let side = min(whole.width, whole.height)
      whole = Size(width: side, height: side)
    }
    let offset = (leading + size.width / 2 - advance / 2) * unit
    let centre = Point(
      x: box.midX + (isMirrored ? -offset : offset),
      y: box.minY + Self.ascent * fontSize - Self.middleOfCapitals * fontSize
        - (middle - Self.middleOfCapitals) * unit)
    let middleOfInk = isMirrored ? 1 - ink.midX : ink.midX
    return Rect(
      x: centre.x - middleOfInk * whole.width, y: centre.y - ink.midY * whole.height,
      width: whole.width, height: whole.height)
  }
}
