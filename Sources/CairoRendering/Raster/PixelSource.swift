import DisplayList

/// A source of pixels: a paint, resolved for a pixel grid and an opacity.
enum PixelSource: Sendable {
  case color(PremultipliedColor)
  case gradient(GradientRamp)
  case mesh(MeshPixels)

  /// Creates the source of `paint` at `opacity`; nil if it paints nothing.
  ///
  /// - Parameter area: The largest painted area, which is not empty for a mesh.
  init?(_ paint: Paint, opacity: Double, grid: PixelGrid, in area: DeviceRect) {
    switch paint {
    case .color(let color):
      let resolved = PremultipliedColor(color, opacity: opacity)
      if resolved.alpha == 0 { return nil }
      self = .color(resolved)
    case .linearGradient(let gradient):
      guard let ramp = GradientRamp(gradient, opacity: opacity, grid: grid) else { return nil }
      self = .gradient(ramp)
    case .roundGradient(let gradient):
      guard let ramp = GradientRamp(gradient, opacity: opacity, grid: grid) else { return nil }
      self = .gradient(ramp)
    case .meshGradient(let mesh):
      guard let pixels = MeshPixels(mesh, opacity: opacity, grid: grid, in: area) else {
        return nil
      }
      self = .mesh(pixels)
    }
  }
}

/// A colour as a pixel holds it: premultiplied, alpha in the highest byte, then red, green, blue.
struct PremultipliedColor: Hashable, Sendable {
  let pixel: UInt32

  /// Creates the colour nearest to `color` at `opacity`, from 0 to 1.
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

/// Returns `pixel` with each of its bytes multiplied by `factor` / 255, rounded to the nearest.
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

/// Returns `source` over `destination`, both premultiplied.
@inline(__always)
func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  source &+ scaled(destination, by: 255 &- (source >> 24))
}

extension [Paint.Stop] {
  /// Returns the blend of the two stops around `location`, mixed premultiplied so that a
  /// transparent stop lends no colour.
  func color(at location: Double, first: Paint.Stop, last: Paint.Stop) -> RGBA {
    guard let upper = firstIndex(where: { $0.location > location }) else { return last.color }
    guard upper > startIndex else { return first.color }
    let (a, b) = (self[upper - 1], self[upper])
    let fraction = (location - a.location) / (b.location - a.location)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    let alpha = mix(a.color.alpha, b.color.alpha)
    guard alpha > 0 else { return .clear }
    return RGBA(
      red: mix(a.color.red * a.color.alpha, b.color.red * b.color.alpha) / alpha,
      green: mix(a.color.green * a.color.alpha, b.color.green * b.color.alpha) / alpha,
      blue: mix(a.color.blue * a.color.alpha, b.color.blue * b.color.alpha) / alpha,
      alpha: alpha)
  }
}
