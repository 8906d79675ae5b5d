import DisplayList
public import LayoutGeometry

/// Colours that blend along a line across the view.
public struct LinearGradient: Hashable, Sendable {
  /// The colours, in order of their places.
  public var stops: [Stop]
  /// The line's start in the unit square: (0, 0) is the view's top left, (1, 1) its bottom right.
  public var startPoint: Point
  /// The line's end in the unit square.
  public var endPoint: Point

  /// Creates a gradient along a line of the unit square.
  package init(stops: [Stop], startPoint: Point, endPoint: Point) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates colours at equal distances along a line of the unit square; a single one at its start.
  package init(colors: [Color], from startPoint: Point, to endPoint: Point) {
    self.init(stops: Self.stops(of: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns colours at equal distances; a single one at the start.
  package static func stops(of colors: [Color]) -> [Stop] {
    let last = Double(max(colors.count - 1, 1))
    return colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// The place: 0 at the line's start, 1 at its end.
    public var location: Double

    /// Creates a colour at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }
}

extension LinearGradient.Stop: ValueInWords {
  /// The colour with its place, as in `red 0`.
  var words: String { "\(color.words) \(location.dump)" }

  /// Parses a colour with its place; nil for other words.
  init?(words: String) {
    guard let space = words.lastIndex(of: " "), let color = Color(words: String(words[..<space])),
      let location = Double(dump: words[space...].dropFirst())
    else { return nil }
    self.init(color: color, location: location)
  }
}

extension LinearGradient: Settable {
  package static let fields: [SettingField<LinearGradient>] = [
    .list("stops", \.stops), .point("startPoint", \.startPoint, changing: .paint),
    .point("endPoint", \.endPoint, changing: .paint),
  ]
}

extension LinearGradient: LeafView {
  package var description: ViewDescription {
    ViewDescription("linearGradient", fieldSettings)
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      ShapeLayout(kind: .gradient, filledWith: resolved(in: environment)))
  }
}

extension LinearGradient {
  /// Returns the gradient in the colours of the surroundings.
  func resolved(in environment: ViewEnvironment) -> ResolvedPaint {
    .linearGradient(
      start: startPoint, end: endPoint,
      stops: stops.map {
        ShownStop(color: environment.shown($0.color), location: $0.location)
      })
  }
}
