import LayoutGeometry

/// The visibility of the views that are being placed, and the space that they must fit into.
struct Sight {
  /// The visible part of the canvas, in canvas points; cells outside are not built.
  var visible = Rect.zero
  /// The intersection of the clips inside of the innermost viewport; nil without clips.
  private(set) var clip: Rect?
  /// Indicates whether the views are in a bar under which content has scrolled.
  var isOverContent = false
  /// The look of the edge under the bar that the content asks for; nil for the bar's own.
  var edgeStyle: EdgeEffectNode.Style?
  /// The distance that content has scrolled under a bar at the top, in points; 0 in other views.
  var scrolledLength = 0.0
  /// Indicates whether the views are invisible, whatever they draw.
  var isHidden = false
  /// Indicates whether the views are in one that is mirrored under the bars around it.
  var isMirrored = false
  /// The space that the views fill; nil inside of views that scroll.
  var space: Space?
  /// The part of the canvas that its bars, notch and home indicator leave; nil inside a viewport.
  var area: SafeArea?
  /// The same, in canvas points.
  var safeArea: Rect? { area?.frame }
  /// The visible area of pinned views; nil outside of views that scroll, and in collections.
  var pinning: Pinning?

  /// The viewport around, without its margins and bars, along each of its axes.
  struct Pinning {
    var frames: [Axis: Rect]
  }

  /// The innermost element of a collection, or the canvas's room for its view.
  struct Space {
    var frame: Rect
    var room: Notice.Room
    /// The mark of the element's collection.
    var mark: ViewMark?
  }

  /// Excludes the area that a clip around the views cuts off.
  mutating func clip(to frame: Rect) {
    let outer = clip ?? frame
    clip = outer.intersection(frame) ?? Rect(origin: frame.origin, size: .zero)
  }

  /// Returns the sight through a viewport, whose edges may cut its content anywhere.
  func through(_ viewport: Rect) -> Sight {
    Sight(visible: viewport, clip: nil, isHidden: isHidden, space: nil)
  }

  /// Returns the visible excess of `content` over `frame`, in points; nil for content that fits.
  ///
  /// Less than a hundredth of a point is rounding.
  func excess(of content: Rect, over frame: Rect) -> Size? {
    func excess(on axis: Axis) -> Double {
      let missing = content.size[axis] - frame.size[axis]
      guard missing > 0.01 else { return 0 }
      guard let clip else { return missing }
      let start = max(content.origin[axis], clip.origin[axis])
      let end = min(
        content.origin[axis] + content.size[axis], clip.origin[axis] + clip.size[axis])
      let before = max(frame.origin[axis] - start, 0)
      let after = max(end - (frame.origin[axis] + frame.size[axis]), 0)
      return before + after > 0.01 ? min(before + after, missing) : 0
    }
    let excess = Size(width: excess(on: .horizontal), height: excess(on: .vertical))
    return excess == .zero ? nil : excess
  }

  /// Returns the area in which a viewport shows content: at an edge of the safe area along its
  /// axis, content scrolls under the bars there.
  func window(of viewport: Rect, along axis: Axis, _ direction: LayoutDirection) -> Rect {
    area?.reaching(viewport, SafeEdges(along: axis), direction) ?? viewport
  }
}
