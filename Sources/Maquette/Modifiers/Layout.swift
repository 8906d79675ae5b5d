public import CellViews
public import Foundation
public import LayoutGeometry

nonisolated extension View {
  /// Space around the view: 16 points at every edge.
  public func padding() -> _ModifiedView<Self> {
    padding(16)
  }

  /// Space around the view, in points, the same at every edge; with a negative length the view
  /// reaches beyond its edges.
  public func padding(_ length: Double) -> _ModifiedView<Self> {
    modified(.padding(EdgeInsets(length)))
  }

  /// Space around the view at some edges, in points; defaults to 16.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> _ModifiedView<Self> {
    modified(.padding(EdgeInsets(length ?? 16, at: edges)))
  }

  /// Space around the view, in points, for each edge.
  public func padding(_ insets: EdgeInsets) -> _ModifiedView<Self> {
    modified(.padding(insets))
  }

  /// A frame of a fixed width, height or both, in points.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> _ModifiedView<Self> {
    modified(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// A frame between a smallest and a largest size, in points; a maximum may be infinite.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> _ModifiedView<Self> {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }

  /// Moves what is drawn by a distance, in points, and leaves the layout as it is; a positive `x`
  /// moves towards the trailing edge, which is the left one from right to left.
  public func offset(x: Double = 0, y: Double = 0) -> _ModifiedView<Self> {
    modified(.offset(Point(x: x, y: y)))
  }

  /// Moves what is drawn by a distance, in points, and leaves the layout as it is.
  public func offset(_ offset: CGSize) -> _ModifiedView<Self> {
    self.offset(x: Double(offset.width), y: Double(offset.height))
  }

  /// Keeps a ratio of width to height; defaults to the view's own.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> _ModifiedView<Self> {
    modified(.aspectRatio(ratio, contentMode))
  }

  /// Keeps the ratio of a size's width to its height.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> _ModifiedView<Self> {
    aspectRatio(Double(ratio.width / ratio.height), contentMode: contentMode)
  }

  /// Scales the view into the space that it is offered, at its own ratio.
  public func scaledToFit() -> _ModifiedView<Self> {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view over the space that it is offered, at its own ratio.
  public func scaledToFill() -> _ModifiedView<Self> {
    aspectRatio(contentMode: .fill)
  }

  /// Keeps the view at its ideal size, whatever it is offered.
  public func fixedSize() -> _ModifiedView<Self> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal size along some axes, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> _ModifiedView<Self> {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Lets a stack offer space to this view before those of lower priorities; 0 at first.
  public func layoutPriority(_ priority: Double) -> _ModifiedView<Self> {
    modified(.layoutPriority(priority))
  }
}
