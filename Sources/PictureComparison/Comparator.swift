/// How two pixels are compared.
public enum Comparator: String, CaseIterable, Hashable, Sendable {
  /// Two pixels differ if any of their red, green, blue and alpha does by more than the threshold.
  case exact
  /// The distance of two colours in YIQ, as mapbox/pixelmatch measures it.
  case yiq
  /// The HyAB distance of two colours in OKLab.
  case oklab
}

/// How far apart two colours are, by one of the comparators.
protocol PixelDistance: Sendable {
  /// The greatest distance at which two pixels still pass for the same.
  ///
  /// - Parameter threshold: From 0 to 1.
  static func limit(threshold: Double) -> Double

  /// The distance of two straight pixels, red in the lowest byte and alpha in the highest; 0 for
  /// equal ones.
  func between(_ first: UInt32, _ second: UInt32) -> Double
}
