import DisplayList

/// A colour as a pixel holds it: premultiplied, alpha in the highest byte, then red, green, blue.
struct PremultipliedColor: Hashable, Sendable {
  let pixel: UInt32

  /// The colour nearest to `color` at `opacity`, from 0 to 1.
  init(_ color: RGBA, opacity: Double = 1) {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    let alpha = unit(color.alpha) * unit(opacity)
    pixel =
      byte(alpha) << 24 | byte(unit(color.red) * alpha) << 16
      | byte(unit(color.green) * alpha) << 8 | byte(unit(color.blue) * alpha)
  }

  var alpha: UInt32 { pixel >> 24 }
}

/// `pixel` with each of its bytes multiplied by `factor` / 255, rounded to the nearest.
@inline(__always)
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  // Two bytes at once in lanes of 16 bits; x / 255 is (x + 128 + (x + 128) / 256) / 256, exactly
  // rounded for every product of two bytes.
  var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
  low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
  var high = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
  high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
  return low | high
}

/// `source` over `destination`, both premultiplied.
@inline(__always)
func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  source &+ scaled(destination, by: 255 &- (source >> 24))
}
