package import LayoutGeometry
import TextShaping

/// The box of a symbol, as SF Symbols has it, whatever is drawn in it.
///
/// Lengths are fractions of the font's size, at the medium scale in the regular weight.
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

  /// The height of a line of SF's letters above the baseline.
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

  /// The space over and under the drawing of a symbol that is laid out by itself, to whole pixels below it.
  ///
  /// Source: at 17 points `mic.fill` in a button is 20 high, with 1 at both ends; at 22 `star.fill` is 26.33 high, with 1.67
  /// (iOS 18.5 and 26.2); `UIImage` has 1 at 17 and two pixels a point (iOS 14 and 17). Two measures contradict it: at 19
  /// points four symbols begin 1.67 under the top of their rows (iOS 26), where this is 1.33, and at 64 in light 5.67 is
  /// reported, where this is 4.67. No fraction agrees with all: 1.67 at 19 needs 0.0877 or more and 5.67 at 64 needs 0.0885,
  /// while 1 at 17 needs less than 0.0785 of three pixels a point and less than 0.0883 of two.
  private static let margin = 0.077

  /// Returns the size of the room in a line of letters, in points: as high as the line.
  ///
  /// - Parameter scale: The factor by which the drawing, and with it the width, is larger.
  func roomInLine(fontSize: Double, scale: Double, pixel: Double) -> Size {
    // 26 points for 25.75 beside `person.circle.fill` in title2 (iOS 18.5).
    Size(
      width: (advance * scale * fontSize).roundedUp(toMultipleOf: pixel),
      height: (Self.ascent + Self.descent) * fontSize)
  }

  /// Returns the size of the drawing in whole pixels, in points: that of a symbol that fills its frame.
  ///
  /// Source: `trash.fill` in a frame of 100 points is 99 high, at 17 points and three pixels a point (iOS 17).
  func drawnSize(fontSize: Double, scale: Double, pixel: Double) -> Size {
    Size(
      width: (size.width * scale * fontSize).roundedUp(toMultipleOf: pixel),
      height: (size.height * scale * fontSize).roundedUp(toMultipleOf: pixel))
  }

  /// Returns the size of the room by itself, in points: the drawing, and a margin at each end.
  ///
  /// Source: SwiftUI lays symbols out by the bounds of their content (SwiftUI 6.5.4, iOS 18, as OpenSwiftUI's
  /// `ResolvedImage.swift` has it).
  func room(fontSize: Double, scale: Double, pixel: Double) -> Size {
    let margin = (Self.margin * scale * fontSize / pixel).rounded(.down) * pixel
    return Size(
      width: roomInLine(fontSize: fontSize, scale: scale, pixel: pixel).width,
      height: drawnSize(fontSize: fontSize, scale: scale, pixel: pixel).height + 2 * margin)
  }

  /// Returns the height of the drawing's middle above the baseline, in points.
  ///
  /// Symbols grow about the middle of the capitals.
  func middle(fontSize: Double, scale: Double) -> Double {
    (Self.middleOfCapitals + (middle - Self.middleOfCapitals) * scale) * fontSize
  }

  /// The most by which a drawing is broader or narrower than its makers meant it to be; one of another shape
  /// keeps its own within the box.
  private static let mostStretched = 1.5

  /// Returns the frame of the whole picture around its drawing.
  ///
  /// - Parameters:
  ///   - middle: The middle of the room, at the height of the drawing's.
  ///   - isMirrored: True for the picture with left and right swapped.
  func pictureFrame(
    around middle: Point, fontSize: Double, scale: Double, isMirrored: Bool = false
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
    let middleOfInk = isMirrored ? 1 - ink.midX : ink.midX
    return Rect(
      x: middle.x + (isMirrored ? -offset : offset) - middleOfInk * whole.width,
      y: middle.y - ink.midY * whole.height, width: whole.width, height: whole.height)
  }

  /// Returns the frame of the whole picture whose drawing fills a frame.
  func pictureFrame(
    filling frame: Rect, fontSize: Double, scale: Double, pixel: Double, isMirrored: Bool
  ) -> Rect {
    let drawn = drawnSize(fontSize: fontSize, scale: scale, pixel: pixel)
    // A font of no size draws nothing.
    guard !drawn.isEmpty else { return Rect(x: frame.midX, y: frame.midY, width: 0, height: 0) }
    var centred = self
    centred.leading = (advance - size.width) / 2
    let picture = centred.pictureFrame(
      around: .zero, fontSize: fontSize, scale: scale, isMirrored: isMirrored)
    let (x, y) = (frame.width / drawn.width, frame.height / drawn.height)
    return Rect(
      x: frame.midX + picture.minX * x, y: frame.midY + picture.minY * y,
      width: picture.width * x, height: picture.height * y)
  }
}
