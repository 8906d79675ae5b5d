import CellViews
public import Foundation
import LayoutGeometry

nonisolated extension View {
  /// Moves the view's middle to a point of the whole proposal, in points from the top leading
  /// corner.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> _ModifiedView<Self> {
    modified(.position(Point(x: Double(x), y: Double(y))))
  }

  /// Moves the view's middle to a point of the whole proposal, in points from the top leading
  /// corner.
  public func position(_ position: CGPoint) -> _ModifiedView<Self> {
    modified(.position(Point(position)))
  }
}
