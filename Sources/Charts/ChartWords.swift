public import CellViews
public import Foundation
public import LayoutGeometry
public import Maquette

// Words of charts that are not drawn: marks other than bars and lines, axes of an app's own, scales and legends. Each
// that would be seen is a notice.

/// A part of a chart.
public typealias ChartContent = View

/// A builder of the parts of a chart.
public typealias ChartContentBuilder = ViewBuilder

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a width in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// Creates a width in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// Returns a part of one bar across, which is not drawn.
public func BarMark<X: Plottable>(
  x: PlottableValue<X>, width: MarkDimension = .automatic,
  stacking: MarkStackingMethod = .standard, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "BarMark of one value", file, line) }

/// Returns a part of one bar, which is not drawn.
public func BarMark<Y: Plottable>(
  y: PlottableValue<Y>, height: MarkDimension = .automatic,
  stacking: MarkStackingMethod = .standard, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "BarMark of one value", file, line) }

/// Returns a rectangle as high as the chart, which is not drawn.
public func RectangleMark<X: Plottable>(
  x: PlottableValue<X>, width: MarkDimension = .automatic, file: StaticString = #fileID,
  line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "RectangleMark", file, line) }

/// Returns a bar across, which is not drawn.
public func BarMark<X: Plottable, Y: Plottable>(
  xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
  height: MarkDimension = .automatic, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "BarMark from one value to another", file, line) }

/// Returns a bar from one value to another, which is not drawn.
public func BarMark<X: Plottable, Y: Plottable>(
  x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
  width: MarkDimension = .automatic, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "BarMark from one value to another", file, line) }

/// Returns a point, which is not drawn.
public func PointMark<X: Plottable, Y: Plottable>(
  x: PlottableValue<X>, y: PlottableValue<Y>, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "PointMark", file, line) }

/// Returns a surface under a line, which is not drawn.
public func AreaMark<X: Plottable, Y: Plottable>(
  x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard,
  file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "AreaMark", file, line) }

/// Returns a surface between two lines, which is not drawn.
public func AreaMark<X: Plottable, Y: Plottable>(
  x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
  file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "AreaMark", file, line) }

/// Returns a line down at a value, which is not drawn.
public func RuleMark<X: Plottable>(
  x: PlottableValue<X>, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "RuleMark", file, line) }

/// Returns a line across at a value, which is not drawn.
public func RuleMark<Y: Plottable>(
  y: PlottableValue<Y>, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "RuleMark", file, line) }

/// Returns a line down between two values, which is not drawn.
public func RuleMark<X: Plottable, Y: Plottable>(
  x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
  file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "RuleMark", file, line) }

/// Returns a rectangle, which is not drawn.
public func RectangleMark<X: Plottable, Y: Plottable>(
  x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
  height: MarkDimension = .automatic, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "RectangleMark", file, line) }

/// Returns a rectangle between values, which is not drawn.
public func RectangleMark<X: Plottable, Y: Plottable>(
  xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
  yEnd: PlottableValue<Y>, file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "RectangleMark", file, line) }

/// Returns a part of a disc, which is not drawn.
public func SectorMark<Angle: Plottable>(
  angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
  outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil,
  file: StaticString = #fileID, line: UInt = #line
) -> ChartMark { ChartMark(undrawn: "SectorMark", file, line) }

/// A form of a line between points.
public struct InterpolationMethod: Hashable, Sendable {
  private let name: String

  /// Straight.
  public static let linear = InterpolationMethod(name: "linear")
  /// Without a turn that the values do not have.
  public static let monotone = InterpolationMethod(name: "monotone")
  /// Round.
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  /// Round, beside the points.
  public static let cardinal = InterpolationMethod(name: "cardinal")
  /// A step before each point.
  public static let stepStart = InterpolationMethod(name: "stepStart")
  /// A step in the middle.
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  /// A step after each point.
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
}

/// A place of a view beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
  private let name: String

  /// The place with room.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// Over the mark.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above.
  public static let top = AnnotationPosition(name: "top")
  /// Below.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before.
  public static let leading = AnnotationPosition(name: "leading")
  /// After.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Above and before.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above and after.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
}

/// A shape of points.
public struct BasicChartSymbolShape: Hashable, Sendable {
  private let name: String

  /// A disc.
  public static let circle = BasicChartSymbolShape(name: "circle")
  /// A square.
  public static let square = BasicChartSymbolShape(name: "square")
  /// A triangle.
  public static let triangle = BasicChartSymbolShape(name: "triangle")
  /// A square on its corner.
  public static let diamond = BasicChartSymbolShape(name: "diamond")
  /// A cross on its side.
  public static let cross = BasicChartSymbolShape(name: "cross")
  /// A cross.
  public static let plus = BasicChartSymbolShape(name: "plus")
}

nonisolated extension ChartMark {
  /// Returns the mark: a gradient is not drawn in it.
  @_disfavoredOverload
  public func foregroundStyle(_ style: some ShapeStyle) -> ChartMark { self }
  /// Returns the mark: its lines are straight.
  public func interpolationMethod(_ method: InterpolationMethod) -> ChartMark { self }
  /// Returns the mark: its line is 2 points wide.
  public func lineStyle(_ style: StrokeStyle) -> ChartMark { self }
  /// Returns the mark: its corners are sharp.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> ChartMark
  { self }
  /// Returns the mark: its points have no shape.
  public func symbol(_ shape: BasicChartSymbolShape) -> ChartMark { self }
  /// Returns the mark: its points have no shape.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> ChartMark { self }
  /// Returns the mark: its points have no shape.
  public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> ChartMark { self }
  /// Returns the mark: its points have no size.
  public func symbolSize(_ area: CGFloat) -> ChartMark { self }
  /// Returns the mark: bars at one place are on top of each other.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> ChartMark { self }
  /// Returns the mark: nothing is beside it.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: Any? = nil, @ViewBuilder content: () -> Content
  ) -> ChartMark { self }
  /// Returns the mark: it is opaque.
  public func opacity(_ opacity: Double) -> ChartMark { self }
  /// Returns the mark.
  public func zIndex(_ value: Double) -> ChartMark { self }
  /// Returns the mark.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChartMark { self }
  /// Returns the mark.
  public func accessibilityLabel(_ label: some StringProtocol) -> ChartMark { self }
  /// Returns the mark.
  public func accessibilityValue(_ value: some StringProtocol) -> ChartMark { self }
}

/// The labels and lines of an axis, which are the library's own.
public protocol AxisContent {}

/// The labels and lines at some values.
public protocol AxisMark {}

/// The values of an axis' labels.
public struct AxisMarkValues: Sendable {
  /// The usual values.
  public static let automatic = AxisMarkValues()

  /// Returns about as many values as are asked for.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }
  /// Returns values at a distance.
  public static func stride(by stepSize: Double) -> AxisMarkValues { .automatic }
  /// Returns values at a distance of time.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { .automatic }
}

/// A side of an axis' labels.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String

  /// The usual side.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// The leading edge.
  public static let leading = AxisMarkPosition(name: "leading")
  /// The trailing edge.
  public static let trailing = AxisMarkPosition(name: "trailing")
  /// The top.
  public static let top = AxisMarkPosition(name: "top")
  /// The bottom.
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// A preset of an axis' labels.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  /// The usual one.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// At the edges of the chart.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Outside.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Inside.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// A value of an axis.
public struct AxisValue: Sendable {
  /// The number of the value.
  public let index: Int
  /// The number of values.
  public let count: Int

  /// Returns the value as one of a type; nil: labels are the library's own.
  public func `as`<Value: Plottable>(_ type: Value.Type = Value.self) -> Value? { nil }
}

/// The labels and lines of an axis, which are the library's own.
public struct AxisMarks: AxisContent {
  /// Creates the labels of values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  /// Creates the labels of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {}
  /// Creates the labels of values in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
  ) {}
  /// Creates labels and lines of values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts
  ) {}
  /// Creates labels and lines of values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> _AxisParts
  ) {}
  /// Creates labels and lines of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisParts
  ) {}
  /// Creates labels and lines of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> _AxisParts
  ) {}
}

/// Labels and lines of an axis together.
public struct _AxisParts: AxisMark, AxisContent {}

/// A builder of labels and lines.
@resultBuilder
public enum AxisMarkBuilder {
  /// Returns a label or a line.
  public static func buildExpression(_ mark: some AxisMark) -> _AxisParts { _AxisParts() }
  /// Returns the labels and lines.
  public static func buildBlock(_ marks: _AxisParts...) -> _AxisParts { _AxisParts() }
  /// Returns the labels and lines of an `if`.
  public static func buildOptional(_ marks: _AxisParts?) -> _AxisParts { _AxisParts() }
  /// Returns the labels and lines of an `if`.
  public static func buildEither(first marks: _AxisParts) -> _AxisParts { marks }
  /// Returns the labels and lines of an `else`.
  public static func buildEither(second marks: _AxisParts) -> _AxisParts { marks }
}

/// A builder of axes.
@resultBuilder
public enum AxisContentBuilder {
  /// Returns an axis.
  public static func buildExpression(_ axis: some AxisContent) -> _AxisParts { _AxisParts() }
  /// Returns the axes.
  public static func buildBlock(_ axes: _AxisParts...) -> _AxisParts { _AxisParts() }
  /// Returns the axes of an `if`.
  public static func buildOptional(_ axes: _AxisParts?) -> _AxisParts { _AxisParts() }
}

/// A line of an axis.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line of an axis.
public struct AxisTick: AxisMark {
  /// Creates a line of a length in points.
  public init(centered: Bool? = nil, length: CGFloat = 4, stroke: StrokeStyle? = nil) {}
}

/// A label of an axis.
public struct AxisValueLabel: AxisMark {
  /// Creates the label of a value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, collisionResolution: Any? = nil,
    orientation: Any? = nil, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// Creates the label of a value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil
  ) {}
  /// Creates a label of a word.
  public init(_ text: some StringProtocol) {}
  /// Creates a label of a view.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

extension AxisMark {
  /// Returns the label or line in the library's own look.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// Returns the label or line in the library's own look.
  public func font(_ font: Font?) -> Self { self }
  /// Returns the label or line in the library's own look.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// The places of a chart, which are not known at rest.
public struct ChartProxy: Sendable {
  /// The rectangle of the marks.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// The size of the marks, in points.
  public var plotSize: CGSize { .zero }

  /// Returns no value.
  public func value<Value: Plottable>(atX position: CGFloat, as: Value.Type = Value.self) -> Value?
  {
    nil
  }
  /// Returns no value.
  public func value<Value: Plottable>(atY position: CGFloat, as: Value.Type = Value.self) -> Value?
  {
    nil
  }
  /// Returns no place.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? { nil }
  /// Returns no place.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? { nil }
}

/// The kind of a scale; drawn as a linear one.
public enum ScaleType: Hashable, Sendable {
  case automatic, linear, log, date, category, symmetricLog, squareRoot
}

nonisolated extension View {
  /// Returns the view with a notice: an axis of an app's own is not drawn.
  public func chartXAxis(
    file: StaticString = #fileID, line: UInt = #line,
    @AxisContentBuilder content: () -> _AxisParts
  ) -> some View { undrawn("chartXAxis", file, line) }
  /// Returns the view with a notice: an axis of an app's own is not drawn.
  public func chartYAxis(
    file: StaticString = #fileID, line: UInt = #line,
    @AxisContentBuilder content: () -> _AxisParts
  ) -> some View { undrawn("chartYAxis", file, line) }
  /// Returns the view: an axis has no title.
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic
  )
    -> Self
  { self }
  /// Returns the view: an axis has no title.
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic
  )
    -> Self
  { self }
  /// Returns the view with a notice: a scale of an app's own is not drawn.
  public func chartXScale<Domain>(
    domain: Domain, range: Any? = nil, type: ScaleType? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { undrawn("chartXScale", file, line) }
  /// Returns the view with a notice: a scale of an app's own is not drawn.
  public func chartYScale<Domain>(
    domain: Domain, range: Any? = nil, type: ScaleType? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { undrawn("chartYScale", file, line) }
  /// Returns the view with a notice: colours of series are not drawn.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { undrawn("chartForegroundStyleScale", file, line) }
  /// Returns the view with a notice: colours of series are not drawn.
  public func chartForegroundStyleScale<Domain, Range>(
    domain: Domain, range: Range, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { undrawn("chartForegroundStyleScale", file, line) }
  /// Returns the view: there is no legend.
  public func chartLegend(_ visibility: Visibility) -> Self { self }
  /// Returns the view with a notice: a legend is not drawn.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { undrawn("chartLegend", file, line) }
  /// Returns the view with a notice: a legend is not drawn.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) -> some View { undrawn("chartLegend", file, line) }
  /// Returns the view with another over it, which knows no places of the chart.
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  /// Returns the view with another behind it, which knows no places of the chart.
  public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  /// Returns the view: what is behind the marks is as it is.
  public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (Self) -> Content)
    -> Self
  { self }
  /// Returns the view: nothing is chosen.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> Self { self }
  /// Returns the view: nothing is chosen.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> Self { self }
  /// Returns the view: nothing is chosen.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> Self { self }
  /// Returns the view: all marks are shown.
  public func chartScrollableAxes(_ axes: Axis.Set) -> Self { self }
  /// Returns the view: all marks are shown.
  public func chartXVisibleDomain<Length>(length: Length) -> Self { self }
  /// Returns the view: all marks are shown.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> Self { self }
}
