/// A method of comparing two pixels.
public enum Comparator: String, CaseIterable, Hashable, Sendable {
  /// Two pixels differ if any of their red, green, blue and alpha values differ by more than the
  /// threshold.
  case exact
  /// The distance of two colours in YIQ, as versions 5 and 6 of mapbox/pixelmatch measure it, with
  /// transparent pixels on white.
  case yiq
  /// The distance of two colours in YIQ, as version 7 of mapbox/pixelmatch measures it, with
  /// transparent pixels on a pattern.
  case yiq7 = "yiq-7"
  /// The HyAB distance of two colours in OKLab.
  case oklab
  /// The CIE's ΔE of 1994 in Lab, as a part of 100; the golden's colour is the reference.
  case deltaE94 = "delta-e-94"
}

/// The distance of two colours, by one of the comparators.
protocol PixelDistance: Sendable {
  /// The slope of antialiased edges, for pictures that are compared by the distance.
  associatedtype Slope: BrightnessSlope = SlopeOnWhite

  /// Returns the greatest distance of two pixels that count as the same.
  ///
  /// - Parameter threshold: From 0 to 1.
  static func limit(threshold: Double) -> Double

  /// Returns whether the distance of two pixels depends on their place.
  static func dependsOnPlace(_ first: UInt32, _ second: UInt32) -> Bool

  /// Returns the distance of two straight pixels, red in the lowest byte and alpha in the highest;
  /// 0 for equal ones.
  ///
  /// - Parameter index: The number of pixels of the compared area before them, row by row.
  func between(_ first: UInt32, _ second: UInt32, at index: Int) -> Double
}

extension PixelDistance {
  @inline(__always)
  static func dependsOnPlace(_ first: UInt32, _ second: UInt32) -> Bool { false }
}

/// The differences in brightness between a pixel and its neighbours.
protocol BrightnessSlope {
  /// Creates the slope from a straight pixel with `index` pixels of the compared area before it.
  init(from center: UInt32, at index: Int)

  /// Returns the pixel's brightness minus a neighbour's; 0 for equal ones.
  func fall(to neighbor: UInt32) -> Double
}
