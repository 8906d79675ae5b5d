import CellViews
public import Foundation
public import LayoutGeometry

// Swift converts a `CGFloat` to a `Double`, but not an optional one.
nonisolated extension View {
  /// Places the view in a frame of a size, in points; nil keeps the view's own length.
  @_disfavoredOverload
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> _ModifiedView<Self> {
    frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
  }

  /// Places the view in a frame between bounds, in points; nil keeps the view's own length.
  @_disfavoredOverload
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> _ModifiedView<Self> {
    frame(
      minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
      maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
      idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
      alignment: alignment)
  }

  /// Adds space at some edges, in points; nil for 16.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?) -> _ModifiedView<Self> {
    padding(edges, length.map { Double($0) })
  }

  /// Constrains the ratio of the view's width to its height; nil for the view's own.
  @_disfavoredOverload
  public func aspectRatio(_ ratio: CGFloat?, contentMode: ContentMode) -> _ModifiedView<Self> {
    aspectRatio(ratio.map { Double($0) }, contentMode: contentMode)
  }
}
