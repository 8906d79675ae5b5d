import CellViews
public import Foundation

/// Values as bars or as a line, as in Swift Charts; only marks of the first one's kind are drawn.
///
/// ```swift
/// Chart(days) { day in
///   BarMark(x: .value("Day", day.name), y: .value("Visitors", day.count))
/// }
/// ```
public nonisolated struct Chart<Content: View>: _BuiltInView {
  private let content: Content

  /// Creates a chart of marks.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart with the marks of each element.
  public init<Data: RandomAccessCollection, Mark: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with the marks of each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let found = FoundMarks()
    var inside = context
    inside.environment.foundMarks = found
    _ = content._nodes(in: inside)
    var undrawn = found.undrawn
    guard let first = found.marks.first else {
      return _ViewNodes(
        undrawn.isEmpty ? [] : [ViewNode.zstack(ZStackNode(children: [])).noticing(undrawn)])
    }
    var marks = found.marks.filter { $0.style == first.style }
    if first.style == .line, marks.contains(where: { $0.series != first.series }) {
      // One line is drawn: the first series'.
      marks.removeAll { $0.series != first.series }
      undrawn.append(
        UndrawnWord(word: "LineMark: other series", file: first.file, line: first.line))
    }
    var chart = ChartNode(first.style, Self.stacked(marks, first.style), color: first.color)
    chart.hasLabels = context.environment.hasChartLabels
    chart.hasScale = context.environment.hasChartScale
    let locale = context.environment.locale.identifier
    // Without ICU, the scale is in ASCII digits.
    let view = ((try? chart.labeled(in: locale)) ?? chart).view
    return _ViewNodes(undrawn.isEmpty ? view : view.noticing(undrawn))
  }

  /// Returns the values of marks; bars at one place are on top of each other.
  private static func stacked(_ marks: [ChartMark], _ style: ChartNode.Style) -> [ChartNode.Value] {
    guard style == .bar else { return marks.map(\.value) }
    var values: [ChartNode.Value] = []
    var indices: [String: Int] = [:]
    for mark in marks {
      if let index = indices[mark.place] {
        values[index].value += mark.value.value
      } else {
        indices[mark.place] = values.count
        values.append(mark.value)
      }
    }
    return values
  }
}

/// The marks that a chart's content has.
final class FoundMarks {
  fileprivate var marks: [ChartMark] = []
  fileprivate var undrawn: [UndrawnWord] = []
}

/// A mark of a chart.
public nonisolated struct ChartMark: _BuiltInView {
  fileprivate let style: ChartNode.Style
  fileprivate let value: ChartNode.Value
  /// The name of a bar's place, at which others are on top of it.
  fileprivate var place = ""
  fileprivate var color: Color?
  fileprivate var series = ""
  fileprivate let file: String
  fileprivate let line: UInt
  /// The name of a mark that is not drawn; nil for one that is.
  fileprivate let undrawn: String?

  fileprivate init(
    _ style: ChartNode.Style, _ label: String, _ value: Double, undrawn: String? = nil,
    file: StaticString = #fileID, line: UInt = 0
  ) {
    self.style = style
    self.value = ChartNode.Value(label, value)
    self.undrawn = undrawn
    self.file = "\(file)"
    self.line = line
  }

  /// Creates a mark that is not drawn, with a notice.
  package init(undrawn name: String, _ file: StaticString, _ line: UInt) {
    self.init(.bar, "", 0, undrawn: name, file: file, line: line)
  }

  /// Returns the mark with a colour.
  public func foregroundStyle(_ color: Color) -> ChartMark {
    var mark = self
    mark.color = color
    return mark
  }

  /// Returns the mark with the series of a value.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> ChartMark {
    var mark = self
    mark.series = value.value.plotted.label
    return mark
  }

  /// Adds the mark to its chart's.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    if let undrawn {
      context.environment.foundMarks?.undrawn.append(
        UndrawnWord(word: undrawn, file: file, line: line))
    } else {
      context.environment.foundMarks?.marks.append(self)
    }
    return .none
  }
}

/// A value that a chart has a place for.
public protocol Plottable {
  /// The label and the number of the value.
  var plotted: _PlottedValue { get }
}

/// The label and the number of a value; no number for a word.
public struct _PlottedValue {
  /// The label.
  public let label: String
  /// The number; nil for a word.
  public let number: Double?

  /// Creates a label with its number.
  public init(label: String, number: Double?) {
    self.label = label
    self.number = number
  }
}

extension Plottable where Self: BinaryInteger {
  /// The digits and the number.
  public var plotted: _PlottedValue { _PlottedValue(label: "\(self)", number: Double(self)) }
}

extension Plottable where Self: BinaryFloatingPoint {
  /// The digits and the number.
  public var plotted: _PlottedValue {
    _PlottedValue(
      label: Double(self).formatted(.number.locale(.init(identifier: "en_US"))),
      number: Double(self))
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The label and the number of the raw value.
  public var plotted: _PlottedValue { rawValue.plotted }
}

extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {
  /// The digits and the number.
  public var plotted: _PlottedValue { NSDecimalNumber(decimal: self).doubleValue.plotted }
}
extension String: Plottable {
  /// The word.
  public var plotted: _PlottedValue { _PlottedValue(label: self, number: nil) }
}
extension Date: Plottable {
  /// The month and the day, and the seconds since 2001.
  public var plotted: _PlottedValue {
    let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    return _PlottedValue(
      label: formatted(style.month(.abbreviated).day()), number: timeIntervalSinceReferenceDate)
  }
}

/// Returns a bar of a value; a bar from the leading edge, whose number is across, is not drawn.
public func BarMark<X: Plottable, Y: Plottable>(
  x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
  height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard,
  file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { mark(.bar, "BarMark", x, y, file, line) }

/// Returns a point of a line.
public func LineMark<X: Plottable, Y: Plottable>(
  x: PlottableValue<X>, y: PlottableValue<Y>, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { mark(.line, "LineMark", x, y, file, line) }

/// Returns a point of a series' line.
public func LineMark<X: Plottable, Y: Plottable, Series: Plottable>(
  x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
  file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { mark(.line, "LineMark", x, y, file, line).foregroundStyle(by: series) }

private func mark<X: Plottable, Y: Plottable>(
  _ style: ChartNode.Style, _ name: String, _ x: PlottableValue<X>, _ y: PlottableValue<Y>,
  _ file: StaticString, _ line: UInt
) -> ChartMark {
  guard let number = y.value.plotted.number else {
    return ChartMark(undrawn: "\(name) across", file, line)
  }
  var mark = ChartMark(style, x.label, number, file: file, line: line)
  mark.place = x.place
  return mark
}

/// The width of a mark; not drawn.
public enum MarkDimension: Sendable {
  case automatic
  /// A width in points.
  case fixed(CGFloat)
  /// A part of the room.
  case ratio(CGFloat)
  /// The room without a width in points at both ends.
  case inset(CGFloat)
}

/// The way marks at one place are drawn: on top of each other.
public enum MarkStackingMethod: Sendable {
  case standard, normalized, center, unstacked
}

/// A labelled value of a chart.
public struct PlottableValue<Value: Plottable> {
  fileprivate let value: Value
  fileprivate let label: String
  /// The name of the value's place: two of one label may have two.
  fileprivate let place: String

  /// Returns a labelled value; charts do not show the label.
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue<Value> {
    let plotted = value.plotted
    return PlottableValue(
      value: value, label: plotted.label,
      place: plotted.number.map { "\($0)" } ?? plotted.label)
  }
}

extension PlottableValue where Value == Date {
  /// Returns a labelled time, as one of a unit.
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) -> PlottableValue<Date> {
    let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let form =
      switch unit {
      case .year: style.year()
      case .quarter, .month: style.month(.abbreviated)
      case .hour: style.hour()
      case .minute, .second: style.hour().minute()
      default: style.month(.abbreviated).day()
      }
    var calendar = calendar
    calendar.timeZone = .gmt
    let start = calendar.dateInterval(of: unit, for: value)?.start ?? value
    return PlottableValue(
      value: value, label: value.formatted(form), place: "\(start.timeIntervalSinceReferenceDate)")
  }
}

/// A builder of the marks of a chart.
public typealias ChartBuilder = ViewBuilder

extension EnvironmentValues {
  private enum FoundMarksKey: EnvironmentKey { static var defaultValue: FoundMarks? { nil } }

  /// The marks of the chart whose content is evaluated.
  fileprivate var foundMarks: FoundMarks? {
    get { self[FoundMarksKey.self] }
    set { self[FoundMarksKey.self] = newValue }
  }

  private enum HasChartLabelsKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum HasChartScaleKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Indicates whether charts have labels under them.
  package var hasChartLabels: Bool {
    get { self[HasChartLabelsKey.self] }
    set { self[HasChartLabelsKey.self] = newValue }
  }

  /// Indicates whether charts have a scale at their trailing edge.
  package var hasChartScale: Bool {
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
