public import CellViews
import LayoutGeometry

extension LinearGradient: ViewConvertible {
  /// Colours at even distances along a line between two points of the view.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      colors: colors, from: Point(x: startPoint.x, y: startPoint.y),
      to: Point(x: endPoint.x, y: endPoint.y))
  }

  /// Colours at places of their own along a line between two points of the view.
  public init(stops: [Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      stops: stops, startPoint: Point(x: startPoint.x, y: startPoint.y),
      endPoint: Point(x: endPoint.x, y: endPoint.y))
  }

  /// The gradient as a view that fills the space it is offered.
  public var view: View { .linearGradient(self) }
}
