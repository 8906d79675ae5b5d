/// How a carousel draws a cell: scaled about its middle, and more or less opaque.
public struct CarouselEffect: Hashable, Sendable {
  /// The factor for the cell's width.
  public let horizontalScale: Double
  /// The factor for the cell's height.
  public let verticalScale: Double
  /// The cell's opacity, from 0 to 1.
  public let opacity: Double

  /// The cell as it is.
  public static let identity = CarouselEffect(horizontalScale: 1, verticalScale: 1, opacity: 1)
}

extension Carousel {
  /// How a cell looks at a distance from the middle of the viewport.
  ///
  /// - Parameter distance: From the viewport's middle to the cell's, divided by the pitch.
  public func effect(atDistance distance: Double) -> CarouselEffect {
    // An effect is whole one item away, and stays so beyond.
    let part = min(abs(distance), 1)
    switch transform {
    case .none:
      return .identity
    case .scale:
      let scale = 1 - 0.15 * part
      return CarouselEffect(horizontalScale: scale, verticalScale: scale, opacity: 1)
    case .fade:
      return CarouselEffect(horizontalScale: 1, verticalScale: 1, opacity: 1 - 0.6 * part)
    case .coverFlow:
      // Turned by 60° about its middle, a cell is cos 60° = ½ as wide; away from the eye it is
      // smaller.
      return CarouselEffect(
        horizontalScale: 1 - 0.5 * part, verticalScale: 1 - 0.1 * part, opacity: 1)
    }
  }
}
