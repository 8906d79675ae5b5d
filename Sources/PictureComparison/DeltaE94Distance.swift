/// The CIE's ΔE of 1994 between two colours, as a part of 100.
///
/// The weights are those for graphic arts. The first colour is the reference, whose chroma lessens
/// differences in chroma and hue: exchanging the colours changes the distance. Distances above 100,
/// as that of white and red, count as 100. Colours are blended with white, and Lab's white is
/// sRGB's.
struct DeltaE94Distance: PixelDistance {
  private struct Color {
    var lightness: Double
    var a: Double
    var b: Double
    var chroma: Double { (a * a + b * b).squareRoot() }
  }

  private let light = LinearLight()

  static func limit(threshold: Double) -> Double {
    threshold
  }

  func between(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    if first == second { return 0 }
    let (reference, other) = (color(of: first), color(of: second))
    let lightness = reference.lightness - other.lightness
    let (da, db) = (reference.a - other.a, reference.b - other.b)
    let referenceChroma = reference.chroma
    let chroma = referenceChroma - other.chroma
    // Rounding may make the rest of a difference without hue negative.
    let squaredHue = max(0, da * da + db * db - chroma * chroma)
    let chromaPart = chroma / (1 + 0.045 * referenceChroma)
    let hueWeight = 1 + 0.015 * referenceChroma
    let squared =
      lightness * lightness + chromaPart * chromaPart + squaredHue / (hueWeight * hueWeight)
    return min(1, squared.squareRoot() / 100)
  }

  private func color(of pixel: UInt32) -> Color {
    let (red, green, blue) = light.components(of: pixel)
    // sRGB's matrix, with each row divided by its sum: white is (1, 1, 1).
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    let y = (0.2126729 * red + 0.7151522 * green + 0.0721750 * blue) / 1.0000001
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    let (root, middle, blueRoot) = (Self.response(x), Self.response(y), Self.response(z))
    return Color(
      lightness: 116 * middle - 16, a: 500 * (root - middle), b: 200 * (middle - blueRoot))
  }

  /// Returns the cube root, but a straight line for dark colours: the CIE's f, with its exact
  /// bounds.
  private static func response(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
  }
}
