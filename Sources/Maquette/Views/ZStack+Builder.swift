public import CellViews
public import LayoutGeometry

extension ZStack: ViewConvertible {
  /// The views that `content` writes over each other, the first at the bottom.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () throws -> [View]
  ) rethrows {
    self.init(alignment: alignment, children: try content())
  }

  /// The stack as a view.
  public var view: View { .zstack(self) }
}
