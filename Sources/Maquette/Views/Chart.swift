import CellViews

import Foundation

/// Values as bars or as a line, as in Swift Charts; only marks of the first one's kind are drawn.
///
/// ```swift
/// Chart(days) { day in
///   BarMark(x: .value("Day", day.name), y: .value("Visitors", day.count))
/// }
/// ```
public nonisolated struct Chart: _BuiltInView {
  private let marks: [ChartMark]

  /// Creates a chart of marks.
  public init(@ChartBuilder content: () -> [ChartMark]) {
    marks = content()
  }

  /// Creates a chart with the marks of each element.
  public init<Data: Sequence>(
    _ data: Data, @ChartBuilder content: (Data.Element) -> [ChartMark]
  ) where Data.Element: Identifiable {
    marks = data.flatMap(content)
  }

  /// Creates a chart with the marks of each element, identified by a key path.
  public init<Data: Sequence, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartBuilder content: (Data.Element) -> [ChartMark]
  ) {
    marks = data.flatMap(content)
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    guard let first = marks.first else { return .none }
    var chart = ChartNode(
      first.style, marks.filter { $0.style == first.style }.map(\.value), color: first.color)
    chart.hasLabels = context.environment.hasChartLabels
    chart.hasScale = context.environment.hasChartScale
    let locale = context.environment.locale.identifier
    // Without ICU, the scale is in ASCII digits.
    return _ViewNodes(((try? chart.labeled(in: locale)) ?? chart).view)
  }
}

/// A value in a chart.
public struct ChartMark {
  fileprivate let style: ChartNode.Style
  fileprivate let value: ChartNode.Value
  fileprivate var color: Color?

  /// Returns the mark with a colour.
  public func foregroundStyle(_ color: Color) -> ChartMark {
    var mark = self
    mark.color = color
    return mark
  }
}

/// Returns a bar of a value.
public func BarMark<Value: BinaryFloatingPoint>(
  x: PlottableValue<String>, y: PlottableValue<Value>
) -> ChartMark {
  ChartMark(style: .bar, value: ChartNode.Value(x.value, Double(y.value)))
}

/// Returns a bar of a count.
public func BarMark<Value: BinaryInteger>(
  x: PlottableValue<String>, y: PlottableValue<Value>
) -> ChartMark {
  ChartMark(style: .bar, value: ChartNode.Value(x.value, Double(y.value)))
}

/// Returns a point of a line.
public func LineMark<Value: BinaryFloatingPoint>(
  x: PlottableValue<String>, y: PlottableValue<Value>
) -> ChartMark {
  ChartMark(style: .line, value: ChartNode.Value(x.value, Double(y.value)))
}

/// Returns a point of a line at a count.
public func LineMark<Value: BinaryInteger>(
  x: PlottableValue<String>, y: PlottableValue<Value>
) -> ChartMark {
  ChartMark(style: .line, value: ChartNode.Value(x.value, Double(y.value)))
}

/// A labelled value of a chart.
public struct PlottableValue<Value> {
  fileprivate let value: Value

  /// Returns a labelled value; charts do not show the label.
  public static func value(_ label: String, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(value: value)
  }
}

/// A builder of the marks of a chart.
@resultBuilder
public enum ChartBuilder {
  /// Returns a mark of the closure.
  public static func buildExpression(_ mark: ChartMark) -> [ChartMark] { [mark] }

  /// Returns the marks in order.
  public static func buildBlock(_ marks: [ChartMark]...) -> [ChartMark] { marks.flatMap { $0 } }

  /// Returns the marks of an `if` without an `else`.
  public static func buildOptional(_ marks: [ChartMark]?) -> [ChartMark] { marks ?? [] }

  /// Returns the marks of an `if`.
  public static func buildEither(first marks: [ChartMark]) -> [ChartMark] { marks }

  /// Returns the marks of an `else`.
  public static func buildEither(second marks: [ChartMark]) -> [ChartMark] { marks }

  /// Returns the marks of each iteration of a `for`.
  public static func buildArray(_ marks: [[ChartMark]]) -> [ChartMark] { marks.flatMap { $0 } }
}

extension EnvironmentValues {
  private enum HasChartLabelsKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum HasChartScaleKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Indicates whether charts have labels under them.
  var hasChartLabels: Bool {
    get { self[HasChartLabelsKey.self] }
    set { self[HasChartLabelsKey.self] = newValue }
  }

  /// Indicates whether charts have a scale at their trailing edge.
  var hasChartScale: Bool {
    get { self[HasChartScaleKey.self] }
    set { self[HasChartScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the visibility of the labels under the charts inside.
  public func chartXAxis(_ visibility: Visibility) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.hasChartLabels = visibility != .hidden }
  }

  /// Sets the visibility of the scales of the charts inside.
  public func chartYAxis(_ visibility: Visibility) -> _EnvironmentView<Self> {
    _EnvironmentView(self) { $0.hasChartScale = visibility != .hidden }
  }
}
