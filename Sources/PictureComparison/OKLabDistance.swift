/// The HyAB distance of two colours in OKLab: of lightness, plus of the rest together.
///
/// From 0 to 1, which is that of black and white; a few pairs of saturated colours, as blue and
/// yellow, would be 3 % farther apart and count as 1. Colours are taken as they are seen on white.
/// OKLab is Björn Ottosson's (2020); HyAB, which measures large differences better than the
/// straight line does, is from Abasi, Tehran and Fairchild, "Distance metrics for very large color
/// differences" (2020).
struct OKLabDistance: PixelDistance {
  private struct Color {
    var lightness: Double
    var a: Double
    var b: Double
  }

  /// The light of each component's value, from 0 to 1.
  private let linear: [Double]

  init() {
    linear = (0...255).map { Self.linear(Double($0) / 255) }
  }

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
    let red: Double
    let green: Double
    let blue: Double
    if pixel &>> 24 == 255 {
      red = linear[Int(pixel & 255)]
      green = linear[Int(pixel &>> 8 & 255)]
      blue = linear[Int(pixel &>> 16 & 255)]
    } else {
      let seen = WhiteBlended(pixel)
      red = Self.linear(seen.red / 255)
      green = Self.linear(seen.green / 255)
      blue = Self.linear(seen.blue / 255)
    }
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return Color(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  /// The light of a component of sRGB, both from 0 to 1.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : power2Point4((component + 0.055) / 1.055)
  }

  // The two roots are ours, of operations that every machine rounds alike: the C library's answers
  // differ in the last bit between its versions, and so could a pixel on the limit.

  /// `base` to the power of 2.4, for a base from 0.05 to 1.
  private static func power2Point4(_ base: Double) -> Double {
    // base² × the fifth root of base².
    let square = base * base
    var root = 0.5 + 0.5 * square
    // Newton's method halves its error at first and squares it at last; 12 steps reach the last bit
    // from the farthest start.
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root -= (root - square / fourth) / 5
    }
    return square * root
  }
}

/// The cube root of a number from 0 to 1, and a little above.
private func cubeRoot(_ number: Double) -> Double {
  guard number > 0 else { return 0 }
  // A third of the exponent is a start within 6 %; each of Halley's steps then triples the digits.
  var root = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_7893_0000_0000)
  for _ in 0..<3 {
    let cube = root * root * root
    root *= (cube + 2 * number) / (2 * cube + number)
  }
  return root
}
