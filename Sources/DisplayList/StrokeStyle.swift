/// How an outline is stroked: the line lies on both sides of it, with butt caps and mitred joins.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width, in points.
  public var lineWidth: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]

  /// A solid line unless it has a dash.
  public init(lineWidth: Double, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}
