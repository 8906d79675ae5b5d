/// How two pixels are compared.
public enum Comparator: String, CaseIterable, Hashable, Sendable {
  /// Two pixels differ if any of their red, green, blue and alpha does by more than the threshold.
  case exact
  /// The distance of two colours in YIQ, as versions 5 and 6 of mapbox/pixelmatch measure it:
  /// transparent pixels are seen on white.
  case yiq
  /// The distance of two colours in YIQ, as version 7 of mapbox/pixelmatch measures it: transparent
  /// pixels are seen on a pattern.
  case yiq7 = "yiq-7"
  /// The HyAB distance of two colours in OKLab.
  case oklab
  /// The CIE's ΔE of 1994 in Lab, as a part of 100; the golden's colour is the reference.
  case deltaE94 = "delta-e-94"
}

/// How far apart two colours are, by one of the comparators.
protocol PixelDistance: Sendable {
  /// What finds the slopes that antialiasing makes, for pictures that are compared by the distance.
  associatedtype Slope: BrightnessSlope = SlopeOnWhite

  /// The greatest distance at which two pixels still pass for the same.
  ///
  /// - Parameter threshold: From 0 to 1.
  static func limit(threshold: Double) -> Double

  /// Whether the distance of two pixels is another one at another place.
  static func dependsOnPlace(_ first: UInt32, _ second: UInt32) -> Bool

  /// The distance of two straight pixels, red in the lowest byte and alpha in the highest; 0 for
  /// equal ones.
  ///
  /// - Parameter index: How many pixels of the compared area are before them, row by row.
  func between(_ first: UInt32, _ second: UInt32, at index: Int) -> Double
}

extension PixelDistance {
  @inline(__always)
  static func dependsOnPlace(_ first: UInt32, _ second: UInt32) -> Bool { false }
}

/// How much darker than a pixel its neighbours are.
protocol BrightnessSlope {
  /// The slope from a straight pixel with `index` pixels of the compared area before it.
  init(from center: UInt32, at index: Int)

  /// The pixel's brightness minus a neighbour's; 0 for equal ones.
  func fall(to neighbor: UInt32) -> Double
}
