public import Maquette

// Charts of three dimensions (iOS 26), which are drawn as a labelled surface with a notice.

/// A chart of three dimensions, which is drawn as a labelled surface.
public nonisolated struct Chart3D: View {
  private let placeholder: Placeholder

  /// Creates a chart of marks.
  public init(
    file: StaticString = #fileID, line: UInt = #line,
    @Chart3DContentBuilder content: () -> [Chart3DMark]
  ) {
    placeholder = Placeholder(word: "Chart3D", file: file, line: line)
  }

  /// Creates a chart of a mark for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, file: StaticString = #fileID, line: UInt = #line,
    @Chart3DContentBuilder content: (Data.Element) -> [Chart3DMark]
  ) where Data.Element: Identifiable {
    placeholder = Placeholder(word: "Chart3D", file: file, line: line)
  }

  /// Creates a chart of a mark for each element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #fileID, line: UInt = #line,
    @Chart3DContentBuilder content: (Data.Element) -> [Chart3DMark]
  ) {
    placeholder = Placeholder(word: "Chart3D", file: file, line: line)
  }

  /// The labelled surface.
  @MainActor public var body: some View { placeholder }
}

/// A mark of a chart of three dimensions, which is not drawn.
public struct Chart3DMark: Sendable {
  /// Returns the mark.
  public func foregroundStyle(_ style: some ShapeStyle) -> Chart3DMark { self }
  /// Returns the mark.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> Chart3DMark {
    self
  }
  /// Returns the mark.
  public func symbol<Shape>(_ shape: Shape) -> Chart3DMark { self }
  /// Returns the mark.
  public func symbolSize(_ area: Double) -> Chart3DMark { self }
}

/// Returns a point in space.
public func PointMark<X: Plottable, Y: Plottable, Z: Plottable>(
  x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
) -> Chart3DMark { Chart3DMark() }

/// Returns the surface of a function of two values.
public func SurfacePlot(
  x: String, y: String, z: String, function: @escaping @Sendable (Double, Double) -> Double
) -> Chart3DMark { Chart3DMark() }

/// A builder of the marks of a chart of three dimensions.
@resultBuilder
public enum Chart3DContentBuilder {
  /// Returns the marks of a closure.
  public static func buildBlock(_ marks: [Chart3DMark]...) -> [Chart3DMark] {
    marks.flatMap(\.self)
  }
  /// Returns one mark.
  public static func buildExpression(_ mark: Chart3DMark) -> [Chart3DMark] { [mark] }
  /// Returns the marks of an `if`.
  public static func buildOptional(_ marks: [Chart3DMark]?) -> [Chart3DMark] { marks ?? [] }
  /// Returns the marks of an `if` with an `else`.
  public static func buildEither(first marks: [Chart3DMark]) -> [Chart3DMark] { marks }
  /// Returns the marks of an `else`.
  public static func buildEither(second marks: [Chart3DMark]) -> [Chart3DMark] { marks }
}

/// The direction from which a chart of three dimensions is seen.
public struct Chart3DPose: Hashable, Sendable {
  /// The system's.
  public static let `default` = Chart3DPose()
  /// From the front.
  public static let front = Chart3DPose()

  /// Creates a direction of two angles.
  public init(azimuth: Angle, inclination: Angle) {}
  private init() {}
}

/// The projection of a chart of three dimensions.
public enum Chart3DCameraProjection: Hashable, Sendable {
  case automatic, orthographic, perspective
}

nonisolated extension View {
  /// Returns the view: its chart of three dimensions is not drawn.
  public func chart3DPose(_ pose: Chart3DPose) -> Self { self }
  /// Returns the view: its chart of three dimensions is not drawn.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> Self { self }
  /// Returns the view: its chart of three dimensions is not drawn.
  public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> Self { self }
  /// Returns the view: its chart of three dimensions is not drawn.
  public func chartZScale<Domain>(domain: Domain, range: Any? = nil, type: ScaleType? = nil) -> Self
  { self }
  /// Returns the view: its chart of three dimensions is not drawn.
  public func chartZAxis(_ visibility: Visibility) -> Self { self }
  /// Returns the view: its chart of three dimensions is not drawn.
  public func chartZAxisLabel(_ label: some StringProtocol) -> Self { self }
}
