public import CellViews
public import Foundation
public import LayoutGeometry

nonisolated extension View {
  /// Adds equal space around the view, in points; with a negative length the view extends beyond
  /// its edges.
  public func padding(_ length: CGFloat) -> _ModifiedView<Self> {
    modified(.padding(EdgeInsets(length)))
  }

  /// Adds space at some edges of the view, in points; without arguments, 16 at all of them.
  ///
  /// There is one function for both, as in SwiftUI: one more for `padding()` took twice the time of type checking.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> _ModifiedView<Self> {
    modified(.padding(EdgeInsets(length ?? 16, at: edges)))
  }

  /// Adds space around the view, in points for each edge.
  public func padding(_ insets: EdgeInsets) -> _ModifiedView<Self> {
    modified(.padding(insets))
  }

  /// Places the view in a frame of a fixed width, height or both, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> _ModifiedView<Self> {
    modified(.frame(FixedFrame(width: width.points, height: height.points, alignment: alignment)))
  }

  /// Places the view in a frame between a minimum and a maximum size, in points; a maximum may be
  /// infinite.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> _ModifiedView<Self> {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth.points, idealWidth: idealWidth.points, maxWidth: maxWidth.points,
          minHeight: minHeight.points, idealHeight: idealHeight.points,
          maxHeight: maxHeight.points, alignment: alignment)))
  }

  /// Moves the drawing by a distance, in points, without effect on the layout; a positive `x` moves
  /// towards the trailing edge, which is the left one from right to left.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ModifiedView<Self> {
    modified(.offset(Point(x: x, y: y)))
  }

  /// Moves the drawing by a distance, in points, without effect on the layout.
  public func offset(_ offset: CGSize) -> _ModifiedView<Self> {
    self.offset(x: Double(offset.width), y: Double(offset.height))
  }

  /// Constrains the ratio of the view's width to its height; defaults to the view's own.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> _ModifiedView<Self>
  {
    modified(.aspectRatio(ratio.points, contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> _ModifiedView<Self> {
    aspectRatio(Double(ratio.width / ratio.height), contentMode: contentMode)
  }

  /// Scales the view to fit the proposal, in its own aspect ratio.
  public func scaledToFit() -> _ModifiedView<Self> {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to fill the proposal, in its own aspect ratio.
  public func scaledToFill() -> _ModifiedView<Self> {
    aspectRatio(contentMode: .fill)
  }

  /// Keeps the view at its ideal size, whatever is proposed.
  public func fixedSize() -> _ModifiedView<Self> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal size along some axes, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> _ModifiedView<Self> {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the view's priority, in whose order a stack proposes space; 0 by default.
  public func layoutPriority(_ priority: Double) -> _ModifiedView<Self> {
    modified(.layoutPriority(priority))
  }
}
