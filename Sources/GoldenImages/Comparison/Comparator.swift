/// How two pixels are compared.
public enum Comparator: String, CaseIterable, Hashable, Sendable {
  /// Two pixels differ if any of their red, green, blue and alpha does by more than the threshold.
  case exact
  /// The distance of two colours in YIQ, as mapbox/pixelmatch measures it.
  case yiq
  /// The HyAB distance of two colours in OKLab.
  case oklab
}
