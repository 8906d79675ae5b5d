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
  /// Returns components of the space in sRGB, those of another space clamped to 0…1.
  package func sRGB(
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

extension Color {
  /// Returns the colour between this one and another, at a fraction of the way from 0 to 1.
  ///
  /// A perceptual mixture is one in Oklab, whose lightness and colour change evenly for the eye.
  ///
  /// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      light: light.mixed(with: rhs.light, by: fraction, in: colorSpace),
      dark: dark.mixed(with: rhs.dark, by: fraction, in: colorSpace))
  }
}

extension Gradient {
  /// A space in which colours are mixed.
  public enum ColorSpace: Hashable, Sendable {
    /// The space of the screen.
    case device
    /// The space of the eye.
    case perceptual
  }
}

extension RGBA {
  fileprivate func mixed(
    with other: RGBA, by fraction: Double, in space: Gradient.ColorSpace
  ) -> RGBA {
    let share = min(max(fraction, 0), 1)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let alpha = between(alpha, other.alpha)
    switch space {
    case .device:
      return RGBA(
        red: between(red, other.red), green: between(green, other.green),
        blue: between(blue, other.blue), alpha: alpha)
    case .perceptual:
      let lab = zip(oklab, other.oklab).map(between)
      return RGBA(oklab: lab, alpha: alpha)
    }
  }

  private var oklab: [Double] {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  private init(oklab lab: [Double], alpha: Double) {
    let l = pow(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2], 3)
    let m = pow(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2], 3)
    let s = pow(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2], 3)
    self.init(
      red: Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  /// Returns the light of a component of sRGB, by its transfer function.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return min(max(value, 0), 1)
  }
}
