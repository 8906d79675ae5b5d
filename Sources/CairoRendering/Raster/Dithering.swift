/// A premultiplied colour between the levels that a pixel can have.
///
/// Dark gradients change by one level every few dozen pixels, which shows as bands. So a pixel of
/// such a gradient is rounded by a threshold of its own instead of by a half: where a colour is a
/// quarter of the way to the next level, a quarter of the pixels have that.
struct FineColor: Hashable, Sendable {
  /// Alpha, red, green and blue, from the highest bits, each in 16 bits: 256ths of a level.
  private let parts: UInt64

  /// The number of pixels that one colour must span for it to show as a band.
  ///
  /// Steps of a level are invisible in narrower ones, and the matrix cannot mix two levels in less
  /// than its own width. Dithering them, too, makes the PNG file of a screen full of colourful
  /// gradients two or three times as large.
  static let leastBand = 8.0

  init(_ color: PremultipliedColor) {
    parts = Self.parts { Double(color.pixel >> $0 & 255) }
  }

  /// Creates the colour at a share of the way from one that a pixel can have to another.
  ///
  /// - Parameter length: The number of pixels from the one to the other; if the colours between
  ///   them span too few for bands, the result is the nearest colour that a pixel can have.
  init(
    _ start: PremultipliedColor, _ end: PremultipliedColor, fraction: Double, length: Double
  ) {
    // Locations from input may be no numbers, or out of order.
    let fraction = fraction > 0 ? min(fraction, 1) : 0
    func mix(_ shift: UInt32) -> Double {
      let (from, to) = (Double(start.pixel >> shift & 255), Double(end.pixel >> shift & 255))
      return from + (to - from) * fraction
    }
    let isSlow = start.distance(to: end) * Self.leastBand <= length
    parts = Self.parts { isSlow ? mix($0) : (mix($0) + 0.5).rounded(.down) }
  }

  private static func parts(_ level: (UInt32) -> Double) -> UInt64 {
    ([24, 16, 8, 0] as [UInt32]).reduce(0) { $0 << 16 | UInt64(level($1) * 256 + 0.5) }
  }

  /// Indicates whether every pixel of this colour is the same.
  var isWhole: Bool { parts & 0x00FF_00FF_00FF_00FF == 0 }

  /// Indicates whether the colour hides its background.
  var isOpaque: Bool { parts >> 48 == 255 << 8 }

  /// Returns the pixel of this colour where the threshold is `threshold`.
  ///
  /// One threshold for all components: greys stay grey, and since no component is above alpha
  /// before, none is after.
  @inline(__always)
  func pixel(_ threshold: UInt64) -> UInt32 {
    let levels = ((parts &+ threshold &* 0x0001_0001_0001_0001) >> 8) & 0x00FF_00FF_00FF_00FF
    let pairs = (levels | levels >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
  }
}

/// The thresholds that are added to the colours of a row of pixels before they are cut off to whole
/// levels, in 256ths of a level.
///
/// The thresholds are Bayer's matrix of 8 × 8 over the canvas, as in Skia: 2, 6, …, 254, each once
/// in every 8 × 8 pixels, wherever these begin. So their mean is the colour to 1/128 of a level, a
/// colour that is a level does not change, and a pixel is the same in every band. Blue noise has no
/// order, but at steps of a level neither pattern is visible, and PNG files with it are 2 to 10
/// times as large.
struct DitherRow: Sendable {
  private let thresholds: UInt64

  /// Creates the thresholds of a row of the device grid.
  init(y: Int) {
    thresholds = (0..<8).reduce(0) { row, x in
      // The bits of x and of x ^ y, the lowest ones first.
      let other = x ^ (y & 7)
      let rank =
        (other & 1) << 5 | (x & 1) << 4 | (other & 2) << 2 | (x & 2) << 1 | (other & 4) >> 1
        | (x & 4) >> 2
      return row | UInt64(4 * rank + 2) << UInt64(8 * x)
    }
  }

  /// The threshold of a column of the device grid.
  @inline(__always)
  subscript(x: Int) -> UInt64 { (thresholds >> UInt64(truncatingIfNeeded: (x & 7) << 3)) & 255 }
}

extension PremultipliedColor {
  /// Returns the largest difference of a component, in levels.
  fileprivate func distance(to other: PremultipliedColor) -> Double {
    ([24, 16, 8, 0] as [UInt32]).reduce(0) { largest, shift in
      max(largest, abs(Double(pixel >> shift & 255) - Double(other.pixel >> shift & 255)))
    }
  }
}
