package import DisplayList
import Glibc

/// A colour that a file states in a colour space, as sRGB.
package struct StatedColor: Hashable, Sendable {
  /// The colour, with each component clamped to 0…1.
  package let color: RGBA
  /// Indicates whether sRGB has no such colour, so that a component was clamped.
  package let isClamped: Bool

  /// Creates a colour from its components.
  ///
  /// - Parameters:
  ///   - components: As many as the space has, in the ranges of CSS: degrees for a hue, per cent as
  ///     numbers from 0 to 100.
  ///   - alpha: From 0 to 1.
  package init(_ space: StatedColorSpace, _ components: [Double], alpha: Double) {
    let shown = space.sRGB(components)
    // A picture has steps of 1/255, and components of three or four digits are within half of one.
    isClamped = shown.contains { abs($0 - 0.5) > 0.5 + 0.5 / 255 }
    let clamped = shown.map { min(max($0, 0), 1) }
    color = RGBA(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: min(max(alpha, 0), 1))
  }
}

/// A colour space of components, by CSS's and the design tokens' name.
///
/// Source of all matrices and curves: CSS Color Module Level 4, section 17.
package enum StatedColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// Returns components of sRGB, which are outside 0…1 for colours that it does not have.
  fileprivate func sRGB(_ c: [Double]) -> [Double] {
    switch self {
    case .srgb: c
    case .hsl: Self.ofHue(c[0], saturation: c[1] / 100, lightness: c[2] / 100)
    case .hwb: Self.ofHue(c[0], whiteness: c[1] / 100, blackness: c[2] / 100)
    default: linearSRGB(c).map(Self.encoded)
    }
  }

  private func linearSRGB(_ c: [Double]) -> [Double] {
    switch self {
    case .srgbLinear, .srgb, .hsl, .hwb: c
    case .displayP3: Self.fromD65(Self.product(Self.displayP3ToD65, c.map(Self.light)))
    case .a98RGB:
      Self.fromD65(Self.product(Self.a98ToD65, c.map { Self.power($0, 563 / 256) }))
    case .rec2020: Self.fromD65(Self.product(Self.rec2020ToD65, c.map { Self.power($0, 2.4) }))
    case .prophotoRGB:
      Self.fromD50(
        Self.product(
          Self.prophotoToD50, c.map { abs($0) <= 16.0 / 512 ? $0 / 16 : Self.power($0, 1.8) }))
    case .xyzD65: Self.fromD65(c)
    case .xyzD50: Self.fromD50(c)
    case .lab: Self.fromD50(Self.d50(ofLab: c))
    case .lch: Self.fromD50(Self.d50(ofLab: Self.rectangular(c)))
    case .oklab: Self.fromD65(Self.d65(ofOKLab: c))
    case .oklch: Self.fromD65(Self.d65(ofOKLab: Self.rectangular(c)))
    }
  }

  /// Returns the linear light of a component of sRGB; a negative one has the curve mirrored.
  static func light(_ component: Double) -> Double {
    let size = abs(component)
    guard size > 0.040_45 else { return component / 12.92 }
    return copysign(pow((size + 0.055) / 1.055, 2.4), component)
  }

  /// Returns the component of sRGB of a linear light; a negative one has the curve mirrored.
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    guard size > 0.003_130_8 else { return light * 12.92 }
    return copysign(1.055 * pow(size, 1 / 2.4) - 0.055, light)
  }

  static func power(_ component: Double, _ exponent: Double) -> Double {
    copysign(pow(abs(component), exponent), component)
  }

  private static func product(_ matrix: [Double], _ vector: [Double]) -> [Double] {
    (0..<3).map { row in (0..<3).reduce(0) { $0 + matrix[row * 3 + $1] * vector[$1] } }
  }

  private static func fromD65(_ xyz: [Double]) -> [Double] { product(d65ToSRGB, xyz) }

  private static func fromD50(_ xyz: [Double]) -> [Double] { fromD65(product(d50ToD65, xyz)) }

  /// Returns the two axes of a chroma and a hue, after the lightness.
  private static func rectangular(_ lch: [Double]) -> [Double] {
    let angle = lch[2] * .pi / 180
    return [lch[0], lch[1] * cos(angle), lch[1] * sin(angle)]
  }

  private static func d50(ofLab lab: [Double]) -> [Double] {
    let kappa = 24_389.0 / 27
    let epsilon = 216.0 / 24_389
    let y = (lab[0] + 16) / 116
    let x = y + lab[1] / 500
    let z = y - lab[2] / 200
    let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
    return [
      x * x * x > epsilon ? x * x * x : (116 * x - 16) / kappa,
      lab[0] > kappa * epsilon ? y * y * y : lab[0] / kappa,
      z * z * z > epsilon ? z * z * z : (116 * z - 16) / kappa,
    ].enumerated().map { $1 * white[$0] }
  }

  private static func d65(ofOKLab lab: [Double]) -> [Double] {
    product(lmsToD65, product(oklabToLMS, lab).map { $0 * $0 * $0 })
  }

  private static func ofHue(
    _ hue: Double, saturation: Double, lightness: Double
  ) -> [Double] {
    [0.0, 8, 4].map { offset in
      let step = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = step < 0 ? step + 12 : step
      let reach = saturation * min(lightness, 1 - lightness)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  private static func ofHue(_ hue: Double, whiteness: Double, blackness: Double) -> [Double] {
    let sum = whiteness + blackness
    guard sum < 1 else { return [Double](repeating: whiteness / sum, count: 3) }
    return ofHue(hue, saturation: 1, lightness: 0.5).map { $0 * (1 - sum) + whiteness }
  }

  private static let d65ToSRGB: [Double] = [
    12_831.0 / 3959, -329.0 / 214, -1974.0 / 3959,
    -851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810,
    705.0 / 12_673, -2585.0 / 12_673, 705.0 / 667,
  ]
  private static let displayP3ToD65: [Double] = [
    608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160,
    35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400,
    0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800,
  ]
  private static let a98ToD65: [Double] = [
    573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567,
    591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835,
    53_769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835,
  ]
  private static let rec2020ToD65: [Double] = [
    63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314,
    26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157,
    0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314,
  ]
  private static let prophotoToD50: [Double] = [
    0.797_766_644_900_642_30, 0.135_181_297_400_533_08, 0.031_347_734_128_392_20,
    0.288_074_828_819_401_30, 0.711_835_234_241_873_00, 0.000_089_936_938_725_64,
    0, 0, 0.825_104_602_510_460_20,
  ]
  private static let d50ToD65: [Double] = [
    0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72,
    -0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323,
    0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124,
  ]
  private static let oklabToLMS: [Double] = [
    1, 0.396_337_777_376_174_9, 0.215_803_757_309_913_6,
    1, -0.105_561_345_815_658_6, -0.063_854_172_825_813_3,
    1, -0.089_484_177_529_811_9, -1.291_485_548_019_409_2,
  ]
  private static let lmsToD65: [Double] = [
    1.226_879_875_845_924_3, -0.557_814_994_460_217_1, 0.281_391_045_665_964_7,
    -0.040_575_745_214_800_8, 1.112_286_803_280_317_0, -0.071_711_058_065_516_4,
    -0.076_372_936_674_660_1, -0.421_493_332_402_243_2, 1.586_924_019_836_781_6,
  ]
}
