/// The look of the background through a piece of glass.
///
/// Behind the glass each colour is out of focus, its components `c` become
/// `(Y + (c − Y) · saturation) · gain + lift`, where `Y` is its luma, and the tint is laid over.
/// Glass has a bright rim, and near it shows the background from farther outside.
package struct Glass: Hashable, Sendable {
  /// The standard deviation of the Gaussian, in points.
  package var blur: Double
  /// The strength of the colours: 1 leaves them unchanged.
  package var saturation: Double
  /// The share of the background's light that the glass lets through.
  package var gain: Double
  /// The light that the glass adds, from 0 to 1.
  package var lift: Double
  /// The light that the rim adds at its outer edge, from 0 to 1; about half as much at its inner one.
  package var rim: Double
  /// The distance from which the edge shows the background, in points outside of it.
  package var refraction: Double
  /// The colour that is laid over the background.
  package var tint = RGBA.clear
  /// The distance within which shapes flow into one, in points.
  package var spacing = 0.0
  /// The name of the shape that the piece becomes a part of in a container; nil for none.
  package var union: String?

  /// The width of the rim, in points.
  package static let rimWidth = 1.0
  /// The distance from the edge, in points, from which on glass is flat.
  package static let bend = 4.0

  /// Creates glass without a tint, whose shapes stay apart.
  package init(
    blur: Double, saturation: Double, gain: Double, lift: Double, rim: Double, refraction: Double
  ) {
    self.blur = blur
    self.saturation = saturation
    self.gain = gain
    self.lift = lift
    self.rim = rim
    self.refraction = refraction
  }

  /// The distance at which a background shows in the glass, besides that of its blur, and from
  /// which other shapes change it, in points.
  package var reach: Double { max(refraction, 0) + Self.bend + max(spacing, 0) }

  /// Returns the colour of flat glass over one colour.
  package func color(over ground: RGBA) -> RGBA {
    let luma = 0.2126 * ground.red + 0.7152 * ground.green + 0.0722 * ground.blue
    func component(_ value: Double, _ tint: Double) -> Double {
      let lit = min(max((luma + (value - luma) * saturation) * gain + lift, 0), 1)
      return lit + (tint - lit) * self.tint.alpha
    }
    return RGBA(
      red: component(ground.red, tint.red), green: component(ground.green, tint.green),
      blue: component(ground.blue, tint.blue), alpha: ground.alpha)
  }

  var dump: String {
    ([blur, saturation, gain, lift, rim, refraction].map(\.dump)
      + (tint.alpha > 0 ? [tint.dump] : []) + (spacing > 0 ? ["spacing \(spacing.dump)"] : []))
      .joined(separator: ",")
  }

  func scaled(by scale: Double) -> Glass {
    var glass = self
    glass.blur *= scale
    glass.refraction *= scale
    glass.spacing *= scale
    return glass
  }
}
