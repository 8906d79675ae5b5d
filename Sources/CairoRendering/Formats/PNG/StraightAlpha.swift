/// Colours as PNG has them, which alpha has not been multiplied into.
package enum StraightAlpha {
  /// A pixel with red in the highest byte and alpha in the lowest.
  ///
  /// A component c becomes 255 c / alpha, to the nearest integer and halves up: what it was
  /// multiplied from, as exactly as the premultiplied one tells. Without alpha there is no colour.
  ///
  /// - Parameter premultiplied: cairo's: alpha in the highest byte, then red, green, blue.
  @inline(__always)
  package static func rgba(premultiplied: UInt32) -> UInt32 {
    let alpha = premultiplied &>> 24
    if alpha == 255 { return premultiplied &<< 8 | 255 }
    if alpha == 0 { return 0 }
    return component(premultiplied &>> 16 & 255, alpha) &<< 24
      | component(premultiplied &>> 8 & 255, alpha) &<< 16
      | component(premultiplied & 255, alpha) &<< 8
      | alpha
  }

  @inline(__always)
  private static func component(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    // More than alpha is no premultiplied colour; what can be meant is full intensity.
    min((value &* 255 &+ alpha &>> 1) / alpha, 255)
  }
}
