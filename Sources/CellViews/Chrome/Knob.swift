extension View {
  /// The white knob of a switch or a slider, with its shadows, which are black in dark too.
  static func knob(diameter: Double, shadows: [ShadowStyle]) -> View {
    shadows.reduce(
      .shape(.circle, fill: .white).framed(width: diameter, height: diameter)
    ) { $0.with(.shadow($1)) }
  }
}
