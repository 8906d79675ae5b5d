public import CellViews
import Glibc

extension Color {
  /// What the components of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Those of this library's pictures.
    case sRGB
    /// The light of each component, in sRGB's primaries.
    case sRGBLinear
    /// The wider space of Apple's displays; what sRGB cannot show is the nearest that it can, component
    /// by component.
    case displayP3
  }

  /// A colour of components from 0 to 1 in a colour space, the same in light and dark.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let components = colorSpace.sRGB(red, green, blue)
    self.init(red: components.0, green: components.1, blue: components.2, opacity: opacity)
  }

  /// A gray from 0, which is black, to 1 in a colour space, the same in light and dark.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
}

extension Color.RGBColorSpace {
  /// The components of sRGB.
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

  /// A component's light.
  ///
  /// Source: IEC 61966-2-1.
  private static func light(_ component: Double) -> Double {
    component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The component that gives a light, within 0 and 1.
  ///
  /// Source: IEC 61966-2-1.
  private static func encoded(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
