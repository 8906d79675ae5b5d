/// The light of sRGB colours on white.
struct LinearLight: Sendable {
  /// The light of each component's value, from 0 to 1.
  private let linear: [Double]

  init() {
    linear = (0...255).map { Self.linear(Double($0) / 255) }
  }

  /// Returns the light of a straight pixel, red in its lowest byte and alpha in its highest; each
  /// component from 0 to 1.
  func components(of pixel: UInt32) -> (red: Double, green: Double, blue: Double) {
    guard pixel &>> 24 != 255 else {
      return (
        linear[Int(pixel & 255)], linear[Int(pixel &>> 8 & 255)], linear[Int(pixel &>> 16 & 255)]
      )
    }
    let seen = WhiteBlended(pixel)
    return (
      Self.linear(seen.red / 255), Self.linear(seen.green / 255), Self.linear(seen.blue / 255)
    )
  }

  /// Returns the light of a component of sRGB, both from 0 to 1.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : power2Point4((component + 0.055) / 1.055)
  }

  // The two roots are ours, made of operations that every machine rounds alike: the C library's
  // results differ in the last bit between its versions, and so could a pixel on the limit.

  /// Returns `base` to the power of 2.4, for a base from 0.05 to 1.
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

/// Returns the cube root of a number from 0 to 1, and a little above.
func cubeRoot(_ number: Double) -> Double {
  guard number > 0 else { return 0 }
  // A third of the exponent is a start within 6 %; each of Halley's steps then triples the digits.
  var root = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_7893_0000_0000)
  for _ in 0..<3 {
    let cube = root * root * root
    root *= (cube + 2 * number) / (2 * cube + number)
  }
  return root
}
