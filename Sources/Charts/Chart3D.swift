public import Maquette

// Charts of three dimensions (iOS 26), which are drawn as a labelled surface with a notice.

/// A part of a chart of three dimensions.
public typealias Chart3DContent = View

/// A builder of the parts of a chart of three dimensions.
public typealias Chart3DContentBuilder = ViewBuilder

/// A chart of three dimensions, which is drawn as a labelled surface.
public nonisolated struct Chart3D: View {
  private let placeholder: Placeholder

  /// Creates a chart of marks.
  public init<Marks: Chart3DContent>(
    file: StaticString = #fileID, line: UInt = #line,
    @Chart3DContentBuilder content: () -> Marks
  ) {
    placeholder = Placeholder(word: "Chart3D", file: file, line: line)
  }

  /// Creates a chart of a mark for each element.
  public init<Data: RandomAccessCollection, Mark: Chart3DContent>(
    _ data: Data, file: StaticString = #fileID, line: UInt = #line,
    @Chart3DContentBuilder content: (Data.Element) -> Mark
  ) where Data.Element: Identifiable {
    placeholder = Placeholder(word: "Chart3D", file: file, line: line)
  }

  /// Creates a chart of a mark for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #fileID, line: UInt = #line,
    @Chart3DContentBuilder content: (Data.Element) -> Mark
  ) {
    placeholder = Placeholder(word: "Chart3D", file: file, line: line)
  }

  /// The labelled surface.
  @MainActor public var body: some View { placeholder }
}

/// A mark of a chart of three dimensions, which is not drawn.
public nonisolated struct Chart3DMark: View, Sendable {
  /// Nothing.
  @MainActor public var body: some View { EmptyView() }

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

/// The direction from which a chart of three dimensions is seen.
///
/// Apple's pages name the poses. Assumed: their angles.
public struct Chart3DPose: Hashable, Sendable {
  /// The horizontal angle.
  public let azimuth: Angle
  /// The vertical angle.
  public let inclination: Angle

  /// The system's.
  public static let `default` = Chart3DPose(azimuth: .degrees(20), inclination: .degrees(15))
  /// From the front.
  public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
  /// From the back.
  public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
  /// From the left.
  public static let left = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
  /// From the right.
  public static let right = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
  /// From above.
  public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
  /// From below.
  public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))

  /// Creates a direction of two angles.
  public init(azimuth: Angle, inclination: Angle) {
    self.azimuth = azimuth
    self.inclination = inclination
  }
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
