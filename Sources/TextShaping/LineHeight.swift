/// The distance of a text's baselines, which is also the height of each of its lines.
///
/// Source: Apple's documentation of Foundation's `AttributedString.LineHeight` (iOS 26). Assumed:
/// `variable` leaves out the leading of a style, too, as the other heights do.
package enum LineHeight: Hashable, Sendable {
  /// As high as the fonts of each line are, whatever the leading of their style.
  case variable
  /// A height in points.
  case exact(Double)
  /// A multiple of the largest size of the text.
  case multiple(Double)
  /// The largest size of the text and an increase, in points.
  case leading(Double)
  /// A small, an ordinary and a large multiple of the largest size.
  case tight, normal, loose

  /// The multiples of a size.
  package static let factors = 0.0...100.0
  /// The most points, in either direction, as for all lengths of configs.
  private static let mostPoints = 1_000_000.0

  /// The height within the bounds of configs; nil for a number that is not finite.
  package var bounded: LineHeight? {
    switch self {
    case .variable, .tight, .normal, .loose: self
    case .exact(let points):
      points.isFinite ? .exact(min(max(points, 0), Self.mostPoints)) : nil
    case .multiple(let factor):
      factor.isFinite
        ? .multiple(min(max(factor, Self.factors.lowerBound), Self.factors.upperBound)) : nil
    case .leading(let increase):
      increase.isFinite ? .leading(min(max(increase, -Self.mostPoints), Self.mostPoints)) : nil
    }
  }

  /// Returns a bounded height at a size, both in points; nil for lines as high as their fonts.
  func points(size: Double) -> Double? {
    switch self {
    case .variable: nil
    case .exact(let points): points
    case .multiple(let factor): size * factor
    case .leading(let increase): max(size + increase, 0)
    // Assumed: Apple says only how the three look, and an ordinary one as the default (SF: 1.193).
    case .tight: size * 1.1
    case .normal: size * 1.2
    case .loose: size * 1.4
    }
  }
}
