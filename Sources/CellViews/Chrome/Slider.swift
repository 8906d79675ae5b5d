import LayoutGeometry

/// A knob on a track that takes all the width it is offered; 31 points high.
public struct Slider: Hashable, Sendable {
  /// The knob's place, from 0 at the leading end to 1 at the trailing one.
  public var fraction: Double
  /// The track's colour up to the knob.
  public var tint: Color

  /// A slider at a value; one outside the bounds is at their end.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, tint: Color = .accentColor
  ) {
    fraction = bounds.fraction(of: value)
    self.tint = tint
  }

  var body: View {
    let diameter = 28.0
    let knob = View.knob(
      diameter: diameter,
      shadows: [
        ShadowStyle(color: .black.opacity(0.12), radius: 4, y: 0.5),
        ShadowStyle(color: .black.opacity(0.12), radius: 13, y: 6),
      ])
    // What the knob leaves of the width is what it moves in; the track is filled up to its middle.
    let start = -fraction * diameter
    let track = View.track(
      filled: RelativeWidth(fraction: fraction, plus: start + diameter / 2), tint: tint)
    let place = RelativeWidth(fraction: fraction, plus: start + diameter, alignment: .trailing)
    return .zstack(
      ZStack(alignment: .leading, children: [track, knob.with(.relativeWidth(place))])
    ).framed(height: 31)
  }
}

extension Slider: ViewConvertible {
  /// The slider as a view.
  public var view: View { .chrome(.slider(self)) }
}

extension View {
  /// A bar of 4 points' height that is filled from its leading end.
  static func track(filled: RelativeWidth, tint: Color) -> View {
    .zstack(
      ZStack(
        alignment: .leading,
        children: [
          .shape(.capsule, fill: .systemFill),
          .shape(.capsule, fill: tint).with(.relativeWidth(filled)),
        ])
    ).framed(height: 4)
  }
}

extension ClosedRange<Double> {
  /// How far a value lies between the bounds, from 0 to 1; what is no number lies at their start.
  func fraction(of value: Double) -> Double {
    // Halves, so that the length of no range is infinite.
    let length = upperBound / 2 - lowerBound / 2
    let part = (value / 2 - lowerBound / 2) / length
    return part > 0 ? Swift.min(part, 1) : 0
  }
}
