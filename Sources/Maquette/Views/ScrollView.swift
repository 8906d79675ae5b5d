public import CellViews
public import LayoutGeometry

/// A viewport on content that may be longer than it, shown from the content's start.
///
/// The content is at least as long as the viewport: where it is shorter, its rows stand at the top
/// if a spacer follows them.
public struct ScrollView: ViewConvertible, Sendable {
  private let axis: Axis
  private let content: View

  /// A viewport on a column, or along the horizontal axis on a row, of the views that `content`
  /// writes.
  public init(_ axis: Axis = .vertical, @ViewBuilder content: () throws -> [View]) rethrows {
    self.axis = axis
    let views = try content()
    self.content = views.count == 1 ? views[0] : .stack(Stack(axis: axis, children: views))
  }

  /// The viewport as a view.
  public var view: View { content.modifier(.scroll(axis)) }
}
