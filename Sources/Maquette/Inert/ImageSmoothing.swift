// Settings of smoothing are accepted, but all images are drawn smooth.

extension Image {
  /// The smoothness of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Sets the smoothness of the scaled image.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether the image's edges are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
