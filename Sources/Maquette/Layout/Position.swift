import CellViews
public import Foundation
import LayoutGeometry

nonisolated extension View {
  /// Puts the view's middle at a point of all space that is offered, in points from the top leading
  /// corner.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> _ModifiedView<Self> {
    modified(.position(Point(x: Double(x), y: Double(y))))
  }

  /// Puts the view's middle at a point of all space that is offered, in points from the top leading
  /// corner.
  public func position(_ position: CGPoint) -> _ModifiedView<Self> {
    modified(.position(Point(position)))
  }
}
