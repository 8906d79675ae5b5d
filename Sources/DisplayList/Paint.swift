public import LayoutGeometry

/// What a shape is filled or stroked with.
public enum Paint: Hashable, Sendable {
  /// The same colour everywhere.
  case color(RGBA)
  /// Colours that change along a line and stay the same across it.
  case linearGradient(Gradient)

  /// Colours that blend along a line from `start` to `end`, in points of the canvas.
  ///
  /// Before the first stop and after the last one, their colours go on.
  public struct Gradient: Hashable, Sendable {
    /// Where location 0 is.
    public var start: Point
    /// Where location 1 is.
    public var end: Point
    /// The colours, in ascending order of their locations.
    public var stops: [Stop]

    /// A gradient along the line from `start` to `end`.
    public init(start: Point, end: Point, stops: [Stop]) {
      self.start = start
      self.end = end
      self.stops = stops
    }
  }

  /// A colour at a place of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The place: 0 is the gradient's start, 1 its end.
    public var location: Double
    /// The colour there.
    public var color: RGBA

    /// The colour `color` at `location`.
    public init(location: Double, color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// True if nothing behind the paint shows through it.
  ///
  /// A gradient without stops paints nothing, so it is not opaque.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let gradient):
      !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
