package import LayoutGeometry

/// A knob on a track that takes all its proposed width; 31 points high.
package struct SliderNode: Hashable, Sendable {
  /// The knob's place, from 0 at the leading end to 1 at the trailing one.
  package var fraction: Double
  /// The values at the track's ends.
  package var bounds: ClosedRange<Double>
  /// The track's colour up to the knob.
  package var tint: Color

  /// Creates a slider at a value, clamped to the bounds.
  package init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, tint: Color = .accentColor
  ) {
    fraction = bounds.fraction(of: value)
    self.bounds = bounds
    self.tint = tint
  }

  private static let knobDiameter = 28.0
  /// The distance of the track from both ends, in points: 3 on iOS 17.5.
  private static let trackInset = 3.0

  /// Returns the area of the knob's middle in a slider's frame.
  static func knobTrack(in frame: Rect) -> Rect {
    let width = max(frame.width - knobDiameter, 0)
    return Rect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let diameter = Self.knobDiameter
    let knob = ViewNode.knob(
      diameter: diameter,
      shadows: [
        ShadowStyle(color: .black.opacity(0.12), blur: 4, y: 0.5),
        ShadowStyle(color: .black.opacity(0.12), blur: 13, y: 6),
      ])
    // The knob moves in the width without its diameter; the track is filled up to its middle.
    let start = -fraction * diameter
    // The track is inset, so that a fraction of it is a fraction of less.
    let inset = Self.trackInset
    let track = ViewNode.track(
      filled: RelativeWidth(
        fraction: fraction, plus: start + diameter / 2 - inset + 2 * inset * fraction), tint: tint
    ).padded(leading: inset, trailing: inset)
    let place = RelativeWidth(fraction: fraction, plus: start + diameter, alignment: .trailing)
    return ViewNode.zstack(
      ZStackNode(alignment: .leading, children: [track, knob.with(.relativeWidth(place))])
    ).framed(height: 31).reachingIntoRow(height: 31, in: environment)
  }
}

extension SliderNode: Control {
  package var description: ViewDescription {
    // The value is `fraction` of the way between the bounds.
    ViewDescription(
      "slider",
      [
        .number("value", value, changing: .content), .range("in", bounds, default: 0...1),
        .color("tint", tint, default: .accentColor),
      ])
  }

  /// The value between the bounds.
  private var value: Double {
    get { bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound) }
    set { fraction = (newValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) }
  }

  /// The bounds, which a value stays between.
  private var range: ClosedRange<Double> {
    get { bounds }
    set {
      let known = value
      bounds = newValue
      fraction = newValue.fraction(of: known)
    }
  }

  package var isTouchTarget: Bool { true }
}

extension SliderNode: Settable {
  package static let fields: [SettingField<SliderNode>] = [
    .number("value", \.value), .range("in", \.range, default: 0...1),
    .color("tint", \.tint, default: .accentColor),
  ]
}
