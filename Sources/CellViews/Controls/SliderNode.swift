import DisplayList
package import LayoutGeometry

/// A knob on a track that takes all its proposed width; 31 points high.
package struct SliderNode: Hashable, Sendable {
  /// The knob's place, from 0 at the leading end to 1 at the trailing one.
  package var fraction: Double
  /// The values at the track's ends.
  package var bounds: ClosedRange<Double>
  /// The track's colour up to the knob.
  package var tint: Color
  /// The number of marks under the track, in looks from iOS 26 on; 0 for none.
  package var tickCount = 0
  /// The values of marks that are not evenly apart, instead of `tickCount`.
  package var ticks: [Double] = []

  /// The value from which the track is filled; nil for the least one.
  package var neutralValue: Double?
  /// Indicates whether the knob is not drawn.
  package var hidesKnob = false

  /// Creates a slider at a value, clamped to the bounds.
  package init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, tint: Color = .accentColor
  ) {
    fraction = bounds.fraction(of: value)
    self.bounds = bounds
    self.tint = tint
  }

  /// Returns the area of the knob's middle in a slider's frame.
  static func knobTrack(in frame: Rect, of system: SystemLook) -> Rect {
    let width = max(frame.width - system.style.slider.knob.size.width, 0)
    return Rect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let style = environment.systemStyle.slider
    let diameter = style.knob.size.width
    // The knob moves in the width without its own; the track is filled up to its middle.
    let start = -fraction * diameter
    // The track is inset, so that a fraction of it is a fraction of less.
    let inset = style.trackInset
    // The width of the track up to the knob's middle at a fraction of the way.
    func filled(to fraction: Double) -> RelativeWidth {
      RelativeWidth(
        fraction: fraction,
        plus: hidesKnob
          ? 0 : -fraction * diameter + diameter / 2 - inset + 2 * inset * fraction)
    }
    let neutral = neutralValue.map { bounds.fraction(of: $0) }
    let track = ViewNode.track(
      filled: filled(to: max(fraction, neutral ?? 0)),
      from: neutral.map { filled(to: min(fraction, $0)) }, tint: tint, height: style.trackHeight
    ).padded(leading: inset, trailing: inset)
    let place = RelativeWidth(fraction: fraction, plus: start + diameter, alignment: .trailing)
    let marks = style.tick.flatMap { self.marks($0, inset: diameter / 2) }
    let knob = hidesKnob ? [] : [style.knob.view.with(.relativeWidth(place))]
    let parts = [marks].compactMap(\.self) + [track] + knob
    return ViewNode.zstack(
      ZStackNode(alignment: .leading, children: parts)
    ).framed(height: 31).reachingIntoRow(height: 31, in: environment)
  }
}

extension SliderNode {
  /// Returns the marks at the places of the knob's middle; nil for none.
  private func marks(_ style: SystemStyle.TickStyle, inset: Double) -> ViewNode? {
    let tick = ViewNode.shape(.circle, fill: .tertiaryLabel)
      .framed(width: style.diameter, height: style.diameter)
    guard ticks.isEmpty else {
      let marks = ticks.map { value in
        let place = bounds.fraction(of: value)
        return tick.with(
          .relativeWidth(
            RelativeWidth(
              fraction: place, plus: inset + style.diameter / 2 - 2 * inset * place,
              alignment: .trailing)))
      }
      // As wide as the slider, of which the places are fractions.
      let room = ViewNode.color(.clear).framed(height: style.diameter)
      return ViewNode.zstack(ZStackNode(alignment: .leading, children: [room] + marks))
        .with(.offset(Point(x: 0, y: style.distance)))
    }
    guard tickCount > 1 else { return nil }
    let rest = (1..<tickCount).flatMap { _ in [ViewNode.spacer(minLength: 0), tick] }
    let side = inset - style.diameter / 2
    return ViewNode.row([tick] + rest).padded(leading: side, trailing: side)
      .with(.offset(Point(x: 0, y: style.distance)))
  }
}

extension SliderNode: Control {
  package var description: ViewDescription {
    // The value is `fraction` of the way between the bounds.
    ViewDescription("slider", fieldSettings)
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
    .number("value", \.value) { _ in .content }, .range("in", \.range, default: 0...1),
    .color("tint", \.tint, default: .accentColor),
    SettingField("neutralValue", \.neutralValue, absent: .some(nil)) {
      .number("neutralValue", $0, changing: .content)
    } parse: {
      Double(words: $0)
    },
    .flag("hidesKnob", \.hidesKnob),
    SettingField("ticks", \.tickCount, absent: 0) {
      .count("ticks", $0 == 0 ? nil : $0, changing: .content)
    } parse: {
      Int($0)
    },
    SettingField("tickValues", \.ticks, absent: []) {
      .word(
        "tickValues", $0.isEmpty ? nil : $0.map(\.dump).joined(separator: " "), changing: .content)
    } parse: {
      $0.split(separator: " ").compactMap { Double(words: $0) }
    },
  ]
}
