public import CellViews
import Glibc

extension Color {
  /// A colour space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of this library's pictures.
    case sRGB
    /// The linear light of each component, in sRGB's primaries.
    case sRGBLinear
    /// The wider space of Apple's displays, clamped component by component to sRGB.
    case displayP3
  }

  /// Creates a colour from components from 0 to 1 in a colour space, the same in light and dark.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let components = colorSpace.sRGB(red, green, blue)
    self.init(red: components.0, green: components.1, blue: components.2, opacity: opacity)
  }

  /// Creates a gray from 0 for black to 1 for white in a colour space, the same in light and dark.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
}

extension Color.RGBColorSpace {
  fileprivate func sRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
    case .displayP3:
      let (r, g, b) = (Self.light(red), Self.light(green), Self.light(blue))
      // From Display P3's primaries to sRGB's, both with the white point D65.
      return (
        Self.encoded(1.224_940_2 * r - 0.224_940_2 * g),
        Self.encoded(-0.042_057_0 * r + 1.042_057_0 * g),
        Self.encoded(-0.019_637_6 * r - 0.078_636_0 * g + 1.098_273_6 * b)
      )
    }
  }

  /// Returns the linear light of a component.
  ///
  /// Source: IEC 61966-2-1.
  private static func light(_ component: Double) -> Double {
    component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Returns the component of a linear light, clamped to 0…1.
  ///
  /// Source: IEC 61966-2-1.
  private static func encoded(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
