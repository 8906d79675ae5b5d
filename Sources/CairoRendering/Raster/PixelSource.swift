import DisplayList

/// What pixels are painted with: a paint, resolved for a pixel grid and an opacity.
enum PixelSource: Sendable {
  case color(PremultipliedColor)
  case gradient(GradientRamp)

  /// The source of `paint` at `opacity`; nil if it paints nothing.
  init?(_ paint: Paint, opacity: Double, grid: PixelGrid) {
    switch paint {
    case .color(let color):
      let resolved = PremultipliedColor(color, opacity: opacity)
      if resolved.alpha == 0 { return nil }
      self = .color(resolved)
    case .linearGradient(let gradient):
      guard let ramp = GradientRamp(gradient, opacity: opacity, grid: grid) else { return nil }
      self = .gradient(ramp)
    }
  }
}
