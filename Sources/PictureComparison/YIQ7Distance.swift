/// The squared distance of two colours in YIQ, as version 7 of mapbox/pixelmatch measures it.
///
/// The weights are `YIQDistance`'s. If one of two colours is transparent, they are blended with a
/// pattern that depends on the place, so that a transparent pixel does not pass for a white one
/// everywhere; and colours are subtracted before the difference becomes YIQ, which rounds
/// differently. Every operation and its order are pixelmatch's, with its default `checkerboard:
/// true`.
struct YIQ7Distance: PixelDistance {
  typealias Slope = SlopeOnPattern

  static func limit(threshold: Double) -> Double { YIQDistance.limit(threshold: threshold) }

  @inline(__always)
  static func dependsOnPlace(_ first: UInt32, _ second: UInt32) -> Bool {
    (first & second) &>> 24 != 255
  }

  @inline(__always)
  func between(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    let difference = ColorDifference(first, second, at: index)
    let y = difference.brightness
    let i = difference.inPhase
    let q = difference.quadrature
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

/// Brightness on the pattern; all neighbours are blended with the pattern's colour at the pixel.
struct SlopeOnPattern: BrightnessSlope {
  private let center: UInt32
  private let index: Int

  @inline(__always)
  init(from center: UInt32, at index: Int) {
    self.center = center
    self.index = index
  }

  @inline(__always)
  func fall(to neighbor: UInt32) -> Double {
    ColorDifference(center, neighbor, at: index).brightness
  }
}

/// The surplus of one colour over another, each component from -255 to 255.
private struct ColorDifference: YIQColor {
  let red: Double
  let green: Double
  let blue: Double

  /// Creates the difference of two straight pixels, both on the pattern's colour at one place.
  @inline(__always)
  init(_ first: UInt32, _ second: UInt32, at index: Int) {
    let (a, b) = (Samples(first), Samples(second))
    guard YIQ7Distance.dependsOnPlace(first, second) else {
      red = Double(a.red &- b.red)
      green = Double(a.green &- b.green)
      blue = Double(a.blue &- b.blue)
      return
    }
    // pixelmatch derives its pattern from the offset of a pixel's first byte, by the golden ratio
    // and its square. Of the offset itself it takes the last bit, for red: always 0.
    let offset = Double(index) * 4
    let seen = a.alpha &- b.alpha
    red = Self.blended(a.red &* a.alpha &- b.red &* b.alpha, 48, seen)
    green = Self.blended(
      a.green &* a.alpha &- b.green &* b.alpha, Self.level(offset / 1.618033988749895), seen)
    blue = Self.blended(
      a.blue &* a.alpha &- b.blue &* b.alpha, Self.level(offset / 2.618033988749895), seen)
  }

  /// Returns the difference of two components, the first of which hides `seen` more of the
  /// background.
  @inline(__always)
  private static func blended(_ difference: Int32, _ background: Int32, _ seen: Int32) -> Double {
    Double(difference &- background &* seen) / 255
  }

  /// Returns one of the pattern's two levels: 48 for an even number, 207 for an odd one.
  @inline(__always)
  private static func level(_ number: Double) -> Int32 {
    48 &+ 159 &* (Int32(truncatingIfNeeded: Int(number)) % 2)
  }

}

/// The samples of a straight pixel, from 0 to 255.
private struct Samples {
  let red: Int32
  let green: Int32
  let blue: Int32
  let alpha: Int32

  @inline(__always)
  init(_ pixel: UInt32) {
    red = Int32(truncatingIfNeeded: pixel & 255)
    green = Int32(truncatingIfNeeded: pixel &>> 8 & 255)
    blue = Int32(truncatingIfNeeded: pixel &>> 16 & 255)
    alpha = Int32(truncatingIfNeeded: pixel &>> 24)
  }
}
