public import LayoutGeometry

/// Colours that blend along a line across the view.
public struct LinearGradient: Hashable, Sendable {
  public var stops: [Stop]
  /// The line's ends in the unit square: (0, 0) is the view's top left, (1, 1) its bottom right.
  public var startPoint: Point
  public var endPoint: Point

  public init(stops: [Stop], startPoint: Point, endPoint: Point) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }
}
