import LayoutGeometry

/// The device pixels a point of two pictures that were drawn at different scales.
public struct ScaleChange: Hashable, Sendable {
  /// The golden's scale.
  public var expected: Double
  /// The picture's scale.
  public var actual: Double

  /// A change from one scale to another.
  public init(expected: Double, actual: Double) {
    self.expected = expected
    self.actual = actual
  }

  /// The change from a golden's scale to that of a case; nil if they are the same, or if the
  /// golden's size does not follow from its canvas.
  ///
  /// - Parameter layout: The golden's layout; nil if it is not known.
  init?(from size: PixelSize, _ layout: LayoutSnapshot?, to drawn: DrawnCase) {
    guard let canvas = try? layout?.parsed().canvas.frame.size, canvas.width > 0 else { return nil }
    // Sides are rounded to whole pixels, and scales rarely have more than two decimals.
    let exact = Double(size.width) / canvas.width
    let rounded = (exact * 100).rounded() / 100
    let scale = [rounded, exact].first { scale in
      abs(canvas.width * scale - Double(size.width)) <= 0.51
        && abs(canvas.height * scale - Double(size.height)) <= 0.51
    }
    guard let scale, abs(scale - drawn.scale) > 0.001 else { return nil }
    self.init(expected: scale, actual: drawn.scale)
  }
}
