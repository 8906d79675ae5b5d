public import LayoutGeometry

/// What a shape is filled or stroked with.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient(Gradient)

  /// Colours that blend along a line from `start` to `end`, in the command's coordinates.
  public struct Gradient: Hashable, Sendable {
    public var start: Point
    public var end: Point
    public var stops: [Stop]

    public init(start: Point, end: Point, stops: [Stop]) {
      self.start = start
      self.end = end
      self.stops = stops
    }
  }

  /// A colour at a place of a gradient: 0 is its start, 1 its end.
  public struct Stop: Hashable, Sendable {
    public var location: Double
    public var color: RGBA

    public init(location: Double, color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// True if nothing behind the paint shows through it.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
