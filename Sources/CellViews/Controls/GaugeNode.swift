import DisplayList
package import LayoutGeometry
import TextShaping

/// A value within a range, as SwiftUI's `Gauge`.
package struct GaugeNode: Sendable {
  /// The value, which is drawn at the nearer bound where it is outside of them.
  package var value: Double
  /// The least and the greatest value.
  package var bounds: ClosedRange<Double>
  /// The form of the gauge.
  package var style: Style
  /// The label; nil for none.
  package var label: ViewNode?
  /// The gauge's name; nil for one without a text as its label.
  package var name: String?
  /// The label of the value; nil for none.
  package var valueLabel: ViewNode?
  /// The label of the least value; nil for none.
  package var minimumLabel: ViewNode?
  /// The label of the greatest value; nil for none.
  package var maximumLabel: ViewNode?
  /// The colours of the scale, from its least value; empty for the tint.
  package var colors: [Color] = []

  /// Creates a gauge of a value in its range.
  package init(
    _ value: Double, in bounds: ClosedRange<Double> = 0...1, style: Style = .linearCapacity,
    label: ViewNode? = nil
  ) {
    self.value = value
    self.bounds = bounds
    self.style = style
    self.label = label
  }

  /// The position of the value, from 0 to 1.
  private var fraction: Double { bounds.fraction(of: value) }

  /// The form of a gauge, under SwiftUI's names.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// A filled bar, with the labels around it.
    case linearCapacity
    /// A filled bar, without its label.
    case accessoryLinearCapacity
    /// A bar with a mark at the value.
    case accessoryLinear
    /// An open ring with a mark at the value.
    case accessoryCircular
    /// A ring that is filled up to the value.
    case accessoryCircularCapacity
  }

  // Measured on iOS 26, whose rings are those of iOS 16: see the case `gauges` of `Tests/Truth`.
  private static let diameter = 58.0
  private static let lineWidth = 5.5

  package func body(in environment: ViewEnvironment) -> ViewNode {
    switch style {
    case .linearCapacity:
      let bar = sides(ViewNode.track(filled: RelativeWidth(fraction: fraction), tint: tint))
      return .column([label, bar, valueLabel].compactMap(\.self), spacing: 8)
    case .accessoryLinearCapacity:
      return .column(
        [
          label,
          sides(ViewNode.track(filled: RelativeWidth(fraction: fraction), tint: tint)),
          valueLabel?.font(.style(.caption)),
        ].compactMap(\.self), spacing: 4, alignment: .leading)
    case .accessoryLinear: return sides(markedBar(environment.direction))
    case .accessoryCircular: return openRing
    case .accessoryCircularCapacity: return closedRing
    }
  }

  private var tint: Color { colors.last ?? .tint }

  /// The scale's colour at the value, interpolated between its neighbours.
  private var colorAtValue: Color {
    guard colors.count > 1 else { return tint }
    let place = fraction * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    let part = place - Double(index)
    func mixed(_ appearance: Appearance) -> RGBA {
      let first = colors[index].resolved(in: appearance)
      let second = colors[index + 1].resolved(in: appearance)
      func mix(_ channel: KeyPath<RGBA, Double>) -> Double {
        first[keyPath: channel] * (1 - part) + second[keyPath: channel] * part
      }
      return RGBA(
        red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
    return Color(light: mixed(.light), dark: mixed(.dark))
  }

  /// Returns a bar with the labels of the bounds beside it.
  private func sides(_ bar: ViewNode) -> ViewNode {
    let parts = [minimumLabel, bar, maximumLabel].compactMap(\.self)
    return parts.count == 1 ? bar : .row(parts, spacing: nil)
  }

  /// Returns the scale's colours from the leading end.
  private func scale(_ outline: ShapeNode.Outline, _ direction: LayoutDirection) -> ViewNode {
    guard colors.count > 1 else { return .shape(outline, fill: tint) }
    return .shape(
      ShapeNode(
        outline,
        fill: .linearGradient(
          LinearGradient(
            colors: direction == .leftToRight ? colors : colors.reversed(),
            from: Point(x: 0, y: 0.5), to: Point(x: 1, y: 0.5)))))
  }

  private func markedBar(_ direction: LayoutDirection) -> ViewNode {
    // The mark's middle moves over the length less its diameter, in a gap of 2 points.
    let diameter = Self.lineWidth + 4
    let mark = ViewNode.shape(.circle, fill: colorAtValue).framed(width: Self.lineWidth)
      .padded(top: 2, leading: 2, bottom: 2, trailing: 2)
      .with(.background(.shape(.circle, fill: .systemBackground), .center))
      .framed(width: diameter, height: diameter)
    let place = RelativeWidth(
      fraction: fraction, plus: diameter * (1 - fraction), alignment: .trailing)
    return ViewNode.zstack(
      ZStackNode(
        alignment: .leading,
        children: [
          scale(.capsule, direction).framed(height: Self.lineWidth),
          mark.with(.relativeWidth(place)),
        ])
    ).framed(height: diameter)
  }

  /// Three quarters of a ring, open at the bottom, or two thirds of it over the labels of the bounds.
  private var openRing: ViewNode {
    let bounds = [minimumLabel, maximumLabel].compactMap(\.self)
    let (start, turn) = bounds.isEmpty ? (135.0, 270.0) : (150, 240)
    let line = ring(from: start, to: start + turn, colors: colors)
    let mark = ViewNode.shape(.circle, fill: colorAtValue)
      .framed(width: Self.lineWidth, height: Self.lineWidth)
      .padded(top: 2, leading: 2, bottom: 2, trailing: 2)
      .with(.background(.shape(.circle, fill: .systemBackground), .center))
    // At the right end of the ring's middle line, turned to the value.
    let markedRing = ViewNode.zstack(
      ZStackNode(
        alignment: .trailing,
        children: [.color(.clear), mark.with(.offset(Point(x: 2, y: 0)))])
    )
    .framed(width: Self.diameter, height: Self.diameter)
    .with(
      .rotationEffect(
        radians: (start + turn * fraction) * .pi / 180, about: Point(x: 0.5, y: 0.5))
    )
    .with(.environment(.layoutDirection(.leftToRight)))
    let below: ViewNode? =
      bounds.isEmpty
      ? label?.font(.fixed(FontRequest(size: 11)))
      : ViewNode.row(bounds, spacing: 8).font(.fixed(FontRequest(size: 11, weight: .semibold)))
        .padded(bottom: 3)
        .with(.environment(.layoutDirection(.leftToRight)))
    let texts = [
      valueLabel?.font(.fixed(FontRequest(size: 20))).padded(leading: 10, trailing: 10)
    ].compactMap(\.self)
    var gauge = ViewNode.zstack(ZStackNode(children: [line, markedRing] + texts))
      .framed(width: Self.diameter, height: Self.diameter)
    if let below { gauge = gauge.with(.overlay(below, .bottom)) }
    return gauge.fitting
  }

  private var closedRing: ViewNode {
    let text =
      valueLabel.map { $0.font(.fixed(FontRequest(size: 20))) }
      ?? label.map { $0.font(.fixed(FontRequest(size: 11))) }
    return ViewNode.zstack(
      ZStackNode(
        children: [
          ring(from: -90, to: 270, colors: [tint.opacity(0.35)]),
          ring(from: -90, to: -90 + 360 * fraction, colors: colors),
        ] + (text.map { [$0.padded(leading: 10, trailing: 10)] } ?? []))
    )
    .framed(width: Self.diameter, height: Self.diameter)
    .fitting
  }

  /// Returns a part of the ring between two angles in degrees, clockwise from the right.
  private func ring(from start: Double, to end: Double, colors: [Color]) -> ViewNode {
    guard end > start else { return .color(.clear) }
    let paint: ShapePaint =
      colors.count > 1
      ? .linearGradient(
        LinearGradient(colors: colors, from: Point(x: 0, y: 0.5), to: Point(x: 1, y: 0.5)))
      : .color(colors.first ?? tint)
    return ViewNode.shape(
      ShapeNode(
        .inset(
          .arc(startAngle: start, endAngle: end, isClockwise: true), by: Self.lineWidth / 2),
        stroke: ShapeNode.Stroke(
          paint, style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round)))
    )
    // Dials turn clockwise in every reading direction.
    .with(.environment(.layoutDirection(.leftToRight)))
  }
}

extension ViewNode {
  /// The view with texts of one line that shrink if there is too little room.
  fileprivate var fitting: ViewNode {
    with(.environment(.lineLimit(1))).with(.environment(.text(.minimumScaleFactor(0.4))))
  }
}

extension GaugeNode: Control {
  package var description: ViewDescription {
    // `label` is drawn; `name` is its text. Of the other labels, those that are texts are recorded.
    var description = ViewDescription("gauge", name: name, fieldSettings)
    let (label, value) = (ViewDescription.nameSetting, "currentValueLabel")
    let bounds = ["minimumValueLabel", "maximumValueLabel"]
    description.texts =
      switch style {
      case .linearCapacity, .accessoryLinearCapacity: [label] + bounds + [value]
      case .accessoryLinear: bounds
      case .accessoryCircular:
        [value] + (minimumLabel == nil && maximumLabel == nil ? [label] : bounds)
      case .accessoryCircularCapacity: [valueLabel == nil ? label : value]
      }
    return description
  }

  package var isTouchTarget: Bool { false }
}

extension GaugeNode: Settable, NamedControl {
  package static let fields: [SettingField<GaugeNode>] = [
    .choice("style", \.style, changing: [.size, .content]),
    // In all its decimals, as the turn of a mark has those of a whole ring.
    SettingField("value", \.value, absent: nil) {
      .word("value", Double($0.dump) == $0 ? $0.dump : "\($0)", changing: .content)
    } parse: {
      Double(words: $0)
    },
    .range("in", \.bounds, default: 0...1), .list("colors", \.colors, default: []),
    .words("currentValueLabel", \.valueLabel.words),
    .words("minimumValueLabel", \.minimumLabel.words),
    .words("maximumValueLabel", \.maximumLabel.words), .name(\.title),
  ]
}
