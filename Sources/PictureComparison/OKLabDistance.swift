/// The HyAB distance of two colours in OKLab: of lightness, plus of the rest together.
///
/// From 0 to 1, which is that of black and white; a few pairs of saturated colours, as blue and
/// yellow, would be 3 % farther apart and count as 1. Colours are blended with white. OKLab is
/// Björn Ottosson's (2020); HyAB, which measures large differences better than the straight line
/// does, is from Abasi, Tehran and Fairchild, "Distance metrics for very large color differences"
/// (2020).
struct OKLabDistance: PixelDistance {
  private struct Color {
    var lightness: Double
    var a: Double
    var b: Double
  }

  private let light = LinearLight()

  static func limit(threshold: Double) -> Double {
    threshold
  }

  func between(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    if first == second { return 0 }
    let (a, b) = (color(of: first), color(of: second))
    let (da, db) = (a.a - b.a, a.b - b.b)
    return min(1, abs(a.lightness - b.lightness) + (da * da + db * db).squareRoot())
  }

  private func color(of pixel: UInt32) -> Color {
    let (red, green, blue) = light.components(of: pixel)
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return Color(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }
}
