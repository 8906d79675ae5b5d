import DisplayList
import Glibc
package import LayoutGeometry
package import LocaleFormats
import TextShaping

/// Values as bars or as a line over their labels, as Swift Charts draws them: it fills its proposed
/// space, and is 200 points high without a proposed height.
package struct ChartNode: Sendable {
  /// The form of the values.
  package var style: Style
  /// The values with their labels, from the leading edge.
  package var values: [Value]
  /// The colour of the bars or of the line; nil for the tint.
  package var color: Color?
  /// Indicates whether the chart has labels under it.
  package var hasLabels = true
  /// Indicates whether the chart has a scale at its trailing edge.
  package var hasScale = true
  /// The labels beside the lines of the scale, one for each of `scaleValues`; nil for their digits.
  package var scaleLabels: [String]?

  /// The values of the scale's lines, from the least.
  package var scaleValues: [Double] { ChartScale(values.map(\.value)).ticks }

  /// Creates a chart of values.
  package init(_ style: Style, _ values: [Value], color: Color? = nil) {
    self.style = style
    self.values = values
    self.color = color
  }

  /// The form of values in a chart.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    case bar, line
  }

  /// A value with its label.
  package struct Value: Hashable, Sendable {
    /// The label of the value.
    package var label: String
    /// The value.
    package var value: Double

    /// Creates a value.
    package init(_ label: String, _ value: Double) {
      self.label = label
      self.value = value
    }
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let chart = self
    return ViewNode.custom(
      CustomNode(
        GeometryNode(kind: "plot") { geometry, measuring in
          try chart.plot(in: geometry.size, measuring)
        })
    )
    .with(
      .flexibleFrame(
        FlexibleFrame(
          maxWidth: .infinity, minHeight: 40, idealHeight: 200, maxHeight: .infinity)))
  }

  /// Returns the scale, the labels and the marks, for a size.
  private func plot(in size: Size, _ measuring: ViewMeasuring) throws -> ViewNode {
    let scale = ChartScale(values.map(\.value))
    let words = scaleLabels ?? scale.ticks.map(\.dump)
    let ticks = zip(scale.ticks, words).map { (value: $0, label: axisLabel($1)) }
    let line = try measuring.measure(axisLabel("0"), for: .unspecified).size.height
    let scaleWidth =
      hasScale
      ? try ticks.map { try measuring.measure($0.label, for: .unspecified).size.width }.max() ?? 0
      : 0
    let area = Rect(
      x: 0, y: hasScale ? line / 2 : 0, width: max(size.width - (hasScale ? scaleWidth + 6 : 0), 1),
      height: max(
        size.height - (hasScale ? line / 2 : 0) - (hasLabels ? line + 4 : hasScale ? line / 2 : 0),
        1))
    func height(of value: Double) -> Double { area.maxY - scale.part(of: value) * area.height }
    var parts: [ViewNode] = []
    // The top of the last label that is shown.
    var top = Double.infinity
    for tick in hasScale ? ticks : [] {
      let y = height(of: tick.value)
      parts.append(ViewNode.divider.framed(width: area.width).placed(x: 0, y: y))
      guard y + line / 2 <= top + Self.tolerance else { continue }
      top = y - line / 2
      parts.append(tick.label.placed(x: area.width + 6, y: top))
    }
    let band = area.width / Double(max(values.count, 1))
    parts += marks(in: area, band: band, height: height)
    if hasLabels { parts += try labels(in: area, band: band, line: line, measuring) }
    return ViewNode.zstack(ZStackNode(alignment: .topLeading, children: parts))
      .framed(width: size.width, height: size.height, alignment: .topLeading)
  }

  /// Returns the labels under the values: in equal parts of the width if they fit there, a little
  /// smaller if need be, and else as many as do not overlap.
  ///
  /// Source: Swift Charts, `AxisValueLabelCollisionResolution.greedy`, which shows a label "only if
  /// it doesn't collide with other labels".
  private func labels(
    in area: Rect, band: Double, line: Double, _ measuring: ViewMeasuring
  ) throws -> [ViewNode] {
    let labels = values.map { axisLabel($0.label) }
    let widths = try labels.map { try measuring.measure($0, for: .unspecified).size.width }
    if widths.allSatisfy({ $0 * Self.leastScale <= band }) {
      return labels.enumerated().map { index, label in
        label.with(.environment(.text(.minimumScaleFactor(Self.leastScale))))
          .framed(width: band, height: line)
          .placed(x: Double(index) * band, y: area.maxY + 4)
      }
    }
    var end = -Double.infinity
    return zip(labels, widths).enumerated().compactMap { index, label in
      let middle = (Double(index) + 0.5) * band
      let x = min(max(middle - label.1 / 2, 0), max(area.width - label.1, 0))
      guard x >= end + 4 else { return nil }
      end = x + label.1
      return label.0.placed(x: x, y: area.maxY + 4)
    }
  }

  /// The factor by which labels may be smaller.
  private static let leastScale = 0.6
  /// The length by which labels may overlap, in points, since sums round.
  private static let tolerance = 0.001

  private func marks(in area: Rect, band: Double, height: (Double) -> Double) -> [ViewNode] {
    let color = color ?? .tint
    switch style {
    case .bar:
      let zero = height(0)
      return values.enumerated().map { index, value in
        let end = height(value.value)
        return ViewNode.shape(.rectangle, fill: color)
          .framed(width: band * 0.65, height: abs(zero - end))
          .placed(x: (Double(index) + 0.175) * band, y: min(zero, end))
      }
    case .line:
      let points = values.enumerated().map { index, value in
        Point(x: (Double(index) + 0.5) * band, y: height(value.value))
      }
      let path = Path(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
      let line = ShapeNode.OwnOutline(size: { $0.filled }, path: { _ in path })
      return [
        .shape(
          ShapeNode(
            .own(line),
            stroke: ShapeNode.Stroke(
              .color(color), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))))
      ]
    }
  }

  private func axisLabel(_ text: String) -> ViewNode {
    ViewNode.text(TextNode(text)).font(.style(.caption2)).colored(.secondaryLabel)
      .with(.environment(.lineLimit(1)))
      .with(.environment(.truncationMode(.tail)))
  }
}

/// The round values beside a chart, and the mapping of others to the chart's height.
private struct ChartScale {
  /// The values, from the least; there are at least two.
  let ticks: [Double]

  /// Creates a scale over values and 0, in three to six steps of 1, 2 or 5 times a power of ten.
  init(_ values: [Double]) {
    let least = min(values.min() ?? 0, 0)
    let greatest = max(values.max() ?? 0, 0)
    let length = greatest > least ? greatest - least : 1
    let magnitude = pow(10, floor(log10(length / 5)))
    let step =
      [1, 2, 5, 10].map { $0 * magnitude }.first { length / $0 <= 5 } ?? magnitude * 10
    let first = Int((least / step).rounded(.down))
    let last = max(Int((greatest / step).rounded(.up)), first + 1)
    ticks = (first...last).map { Double($0) * step }
  }

  /// Returns the position of a value, from 0 at the lowest tick to 1 at the highest.
  func part(of value: Double) -> Double {
    let (least, greatest) = (ticks[0], ticks[ticks.count - 1])
    return (value - least) / (greatest - least)
  }
}

extension ViewNode {
  /// Returns the view some points from the top leading corner of its container.
  fileprivate func placed(x: Double, y: Double) -> ViewNode {
    with(.fixedSize(horizontal: false, vertical: true)).with(.offset(Point(x: x, y: y)))
  }
}

extension ChartNode: Control {
  package var description: ViewDescription {
    ViewDescription(
      "chart", fieldSettings + [.text("scaleLabels", scaleLabels?.joined(separator: ", "))])
  }

  package var isTouchTarget: Bool { false }
}

extension ChartNode {
  /// Returns the chart with a scale as a locale writes numbers.
  ///
  /// - Throws: `LocaleFormatError`.
  package func labeled(in locale: String) throws(LocaleFormatError) -> ChartNode {
    let ticks = scaleValues
    // Small numbers are written in English as they are, so that ICU is not opened for them; and what is
    // less than its three decimals keeps its digits.
    let isPlain = locale.hasPrefix("en") && ticks.allSatisfy { abs($0) < 1000 }
    guard hasScale, !isPlain, ticks[1] - ticks[0] >= 0.001 else { return self }
    var chart = self
    var labels: [String] = []
    for tick in ticks { labels.append(try formatted(tick, as: .plain(decimals: nil), in: locale)) }
    chart.scaleLabels = labels
    return chart
  }
}

extension ChartNode: Settable {
  package static let fields: [SettingField<ChartNode>] = [
    .choice("style", \.style, changing: .content), .list("values", \.values, changing: .content),
    .color("color", \.color),
    .flag("xAxis", \.hasLabels, default: true, changing: [.place, .paint]),
    .flag("yAxis", \.hasScale, default: true, changing: [.place, .paint]),
  ]
}

extension ChartNode.Value: ValueInWords {
  var words: String { label.isEmpty ? value.dump : "\(label) \(value.dump)" }

  init?(words: String) {
    let space = words.lastIndex(of: " ")
    let number = space.map { words[words.index(after: $0)...] } ?? words[...]
    guard let value = Double(dump: number) else { return nil }
    self.init(String(words[..<(space ?? words.startIndex)]), value)
  }
}
