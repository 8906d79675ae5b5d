import CellViews
import ConfigLanguage
import LocaleFormats

extension ViewDeclaration {
  static let figures: [ViewDeclaration] = [
    .gauge, .chart, .map,
  ]

  static let gauge = ViewDeclaration(
    "gauge", .gauge, "A value within a range, on a bar or a ring.")

  static let chart = ViewDeclaration(
    "chart", .chart, "Values as bars or as a line, with their labels and a scale.")

  static let map = ViewDeclaration(
    "map", bare: MapNode().view, .map, "A map of no place, with a marker or without.")
}

extension ValueType<ViewNode> {
  /// A fraction of a range, or a mapping with bounds and labels.
  fileprivate static let gauge = ValueType<Double>.fraction.map { GaugeNode($0).view }.orMapping(
    .record(
      "gauge", "A value within a range, as SwiftUI's `Gauge`.",
      Field(
        Field("value", .distance, "The value."),
        Field(
          "in", ValueType<ClosedRange<Double>>.bounds, default: 0...1, shown: "[0, 1]",
          "The least and the greatest value."),
        Field(
          "style", default: GaugeNode.Style.linearCapacity,
          "A bar, or a ring of 58 points: the `…Capacity` ones are filled up to the value, the others "
            + "have a mark at it."),
        Field<String?>(optional: "label", .label, "What is measured."),
        Field<String?>(optional: "currentValueLabel", .label, "The value in words."),
        Field<String?>(optional: "minimumValueLabel", .label, "The least value in words."),
        Field<String?>(optional: "maximumValueLabel", .label, "The greatest value in words."),
        Field(
          "tint",
          ValueType<Color>.color.map { [$0] }.orList(
            ValueType<Color>.color.list("a list of colours", count: 1...20)),
          default: [], shown: "the tint around it",
          "The colour of the scale, or those from its least value to its greatest.")
      ) { value, bounds, style, label, current, least, greatest, colors throws(Mismatch) in
        try bounds.check(value, orPending: 0)
        var gauge = GaugeNode(value, in: bounds, style: style, label: label.map { text($0) })
        gauge.name = label
        gauge.valueLabel = current.map { text($0) }
        gauge.minimumLabel = least.map { text($0) }
        gauge.maximumLabel = greatest.map { text($0) }
        gauge.colors = colors
        return gauge.view
      }))

  private static func text(_ string: String) -> ViewNode { .text(TextNode(string)) }

  /// Values with their labels, on a scale in the canvas's locale.
  fileprivate static let chart = ValueType(schema: ValueType<ChartNode>.chart.schema) {
    node, place, compiler in
    ValueType<ChartNode>.chart.compile(node, place, compiler)?.evaluated { chart, scope in
      do throws(LocaleFormatError) {
        return try chart.labeled(in: scope.scope.locale).view
      } catch {
        throw Mismatch(writing: error).diagnostic(at: node.range, label: place.label)
      }
    }
  }
}

extension ValueType<ChartNode> {
  fileprivate static let chart = ValueType.record(
    "chart", "Values over their labels, as Swift Charts draws them.",
    Field(
      Field("style", default: ChartNode.Style.bar, "Whether the values are bars or on a line."),
      Field(
        "values", ValueType<DataValue>.data.refine { data throws(Mismatch) in try values(data) },
        "A list of numbers, or of `{ label: …, value: … }`; an expression may be worth one."),
      Field<Color?>(
        optional: "color", .color, "The colour of the bars or of the line; defaults to the tint."),
      Field("xAxis", default: true, "Whether the labels are shown."),
      Field("yAxis", default: true, "Whether a scale is at the end.")
    ) { style, values, color, hasLabels, hasScale in
      var chart = ChartNode(style, values, color: color)
      chart.hasLabels = hasLabels
      chart.hasScale = hasScale
      return chart
    })

  /// The most values of a chart: more are narrower than a pixel.
  private static let valueLimit = 1000

  private static func values(_ data: DataValue) throws(Mismatch) -> [ChartNode.Value] {
    // An empty value may also be a list that is not computed yet.
    if case .null = data { return [] }
    guard case .list(let elements) = data else {
      throw Mismatch(
        expected: "a list of values", found: data,
        suggestion: "write '[{ label: Mon, value: 3 }, …]'")
    }
    guard !elements.isEmpty else { throw Mismatch("expected at least 1 value, found 0") }
    guard elements.count <= valueLimit else {
      throw Mismatch("expected at most \(valueLimit) values, found \(elements.count)")
    }
    var values: [ChartNode.Value] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .number(let number): values.append(ChartNode.Value("", try checked(number, index)))
      case .object(let fields):
        guard case .number(let number)? = fields["value"] else {
          throw Mismatch(
            "value \(index) has no number under 'value'",
            suggestion: "write '{ label: Mon, value: 3 }'")
        }
        values.append(
          ChartNode.Value(fields["label"]?.text ?? "", try checked(number, index)))
      default:
        throw Mismatch(
          "expected a number or '{ label: …, value: … }' as value \(index), found "
            + element.asWritten)
      }
    }
    return values
  }

  private static func checked(_ number: Double, _ index: Int) throws(Mismatch) -> Double {
    guard number.magnitude <= 1e12 else {
      throw Mismatch("expected a value from -1e12 to 1e12 as value \(index)")
    }
    return number
  }
}

extension ValueType<ViewNode> {
  fileprivate static let map = ValueType.record(
    "map", "A map of no place: nothing is loaded from the network.",
    Field(
      Field<String?>(
        optional: "marker", .text,
        "What is written under a marker in the middle; `\"\"` for nothing."),
      Field<Color?>(optional: "tint", .color, "The marker's colour; defaults to red.")
    ) { MapNode(marker: $0, tint: $1).view })
}
