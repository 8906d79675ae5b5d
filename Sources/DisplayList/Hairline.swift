extension Shape {
  /// The thickness, in points, of a line that every renderer draws one device pixel thick.
  ///
  /// A renderer draws nothing thinner than a pixel, and no picture has more than 8 pixels a point.
  public static let hairlineThickness = 1.0 / 8
}
