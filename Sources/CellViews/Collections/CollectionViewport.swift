import CollectionLayouts
import LayoutGeometry

/// The scroll position of a collection: the map between its content and the canvas.
struct CollectionViewport {
  /// The elements' places in the content, with pinned frames for those that stay in sight.
  let arrangement: CollectionArrangement
  /// The viewport on the canvas, in points.
  let frame: Rect
  /// The content's point at the viewport's top left.
  let contentOffset: Point
  /// The layout's explanation of the resting offset, step by step.
  let offsetExplanation: [LayoutPhrase]
  /// The item that a page indicator marks; nil for a layout without one.
  let currentItem: Int?
  /// The layout's notices about scrolling.
  let notices: [LayoutNotice]
  /// The range of the content's scrolling.
  private(set) var scrolling: CollectionScrolling
  /// The distance by which the content is scrolled from its leading edge or top, in points.
  private let scrolled: Double
  /// The kinds of the elements that stay in sight.
  let sticky: Set<ElementKind>

  /// Creates the viewport of a collection with its place.
  ///
  /// - Parameters:
  ///   - scrollOffset: An offset that replaces the collection's own; nil for the collection's.
  ///   - safeArea: The canvas without its bars; nil in a viewport, whose content scrolls under
  ///     them.
  ///   - pinning: The visible part in which elements are pinned, for a collection that another
  ///     viewport scrolls; else nil.
  init(
    of collection: CollectionNode, showing arrangement: CollectionArrangement, in frame: Rect,
    scrollOffset: Point?, safeArea: Rect?, pinning: Rect?, direction: LayoutDirection
  ) {
    self.frame = frame
    sticky = collection.sticky.kinds
    let inset = collection.shownInset
    let axis = collection.layout.scrollAxis
    let left = direction == .leftToRight ? inset.leading : inset.trailing
    // The offset's bounds, which show no more than the content with its inset.
    let first = Point(x: -left, y: -inset.top)
    let content = arrangement.contentSize
    let last = Point(
      x: content.width + inset.horizontal - left - frame.width,
      y: content.height + inset.bottom - frame.height)
    let rest = direction == .leftToRight ? first : Point(x: last.x, y: first.y)
    var offset = rest
    switch scrollOffset.map(CollectionNode.ContentOffset.point) ?? collection.contentOffset {
    case .rest: break
    case .point(let point): offset = point
    case .item(let index):
      guard let item = arrangement.element(.cell, at: index)?.frame else { break }
      if axis == .vertical {
        offset.y = max(min(item.minY - inset.top, last.y), first.y)
      } else if direction == .leftToRight {
        offset.x = max(min(item.minX - left, last.x), first.x)
      } else {
        offset.x = min(max(item.maxX + inset.leading - frame.width, first.x), last.x)
      }
    }
    // A layout counts from the leading edge.
    let end = content.width - frame.width
    func fromLeading(_ offset: Point) -> Double {
      axis == .vertical ? offset.y : direction == .leftToRight ? offset.x : end - offset.x
    }
    let length = frame.size[axis]
    let asked = arrangement.viewport(at: fromLeading(offset), length: length)
    let target = collection.scrollTarget
    // From right to left, the content's leading edge is at the greatest offset.
    let isReversed = axis == .horizontal && direction == .rightToLeft
    let start = fromLeading(isReversed ? last : first)
    let ends = start...max(start, fromLeading(isReversed ? first : last))
    let resting =
      if let target, scrollOffset == nil || target == .viewAligned {
        arrangement.offset(for: target, in: asked, range: ends)
      } else if scrollOffset == nil {
        collection.layout.restingOffset(in: asked)
      } else {
        collection.layout.movingOffset(in: asked)
      }
    if axis == .vertical {
      offset.y = resting
    } else {
      offset.x = direction == .leftToRight ? resting : end - resting
    }
    contentOffset = offset
    scrolled = fromLeading(offset)
    offsetExplanation =
      target.map { [.target($0, from: asked.offset, to: resting)].compactMap(\.self) }
      ?? collection.layout.explanation(ofRestIn: asked)
    let seen = arrangement.viewport(at: scrolled, length: length)
    currentItem = collection.layout.currentItem(in: seen)
    notices = collection.layout.notices(aboutScrollingIn: seen)
    let uncovered =
      pinning ?? frame.uncovered(by: inset, in: safeArea, along: axis, direction: direction)
    self.arrangement = arrangement.pinning(
      sticky, in: uncovered.offset(by: offset - frame.origin))
    scrolling = CollectionScrolling(
      along: axis, from: first, to: last, rest: rest,
      pinningStart: uncovered.origin[axis] - frame.origin[axis],
      pinningLength: uncovered.size[axis], pinnedKinds: sticky,
      pinsSections: !arrangement.pinnedKinds.isEmpty)
    scrolling.add(
      target.map { ScrollRule(of: $0, pages: length, in: ends) }
        // The outer nil is that of a collection without a target.
        ?? collection.layout.scrollRule(in: seen),
      mirroredAt: isReversed ? end : nil)
    if let threshold = collection.loadMoreThreshold {
      let start = arrangement.contentSize[axis] - length - threshold
      let isMirrored = axis == .horizontal && direction == .rightToLeft
      scrolling.loading = CollectionScrolling.Loading(
        threshold: threshold, offset: isMirrored ? end - start : start, isBeyond: !isMirrored,
        isLoading: loadsMore(threshold: threshold), changesContent: collection.loadingFooter != nil)
    }
  }

  /// Returns the viewport with the next page's loading point of other content: that without the
  /// footer for loading.
  func loading(as other: CollectionViewport) -> CollectionViewport {
    var viewport = self
    viewport.scrolling.loading = other.scrolling.loading
    return viewport
  }

  /// Returns whether less than `threshold` points of content follow the viewport's end.
  func loadsMore(threshold: Double) -> Bool {
    arrangement.loadsMore(
      atOffset: scrolled, viewportLength: frame.size[arrangement.scrollAxis], threshold: threshold)
  }

  /// The finding that a requested offset leaves nothing of the content visible; nil if something is
  /// visible, or if there is no content at all.
  ///
  /// An offset a little beyond the content, as in the middle of a bounce, still shows some of it.
  var scrolledPast: Notice.Finding? {
    let content = arrangement.contentSize
    guard !content.isEmpty, !frame.isEmpty else { return nil }
    for axis in Axis.allCases {
      let offset = contentOffset[axis]
      if offset >= content[axis] || offset + frame.size[axis] <= 0 {
        let last = max(content[axis] - frame.size[axis], 0)
        return .scrolledPastContent(axis, offset: offset, last: last)
      }
    }
    return nil
  }

  /// Returns whether a view stays in sight, and is above or below all others.
  func staysInSight(_ element: LayoutElement) -> Bool {
    arrangement.staysInSight(element.kind, at: element.index, kinds: sticky)
  }

  /// Returns the elements that `visible` shows, the first at the bottom; all in canvas points.
  ///
  /// Views that stay in sight are above all others, whose sections scroll under them; those whose
  /// `zIndex` is less than zero are below all others, which scroll over them.
  func elements(in visible: Rect) -> [LayoutElement] {
    let distance = frame.origin - contentOffset
    let clips = clips
    // In place: a canvas may show a million elements.
    var elements = arrangement.elements(in: visible.offset(by: Point.zero - distance))
    for index in elements.indices {
      elements[index].frame = elements[index].frame.offset(by: distance)
    }
    elements.removeAll { !$0.frame.intersects(visible) || !clips.shows($0) }
    let ordered = arrangement.inDrawingOrder(elements)
    guard scrolling.pinsAny else { return ordered }
    let pinned = ordered.enumerated().filter { staysInSight($0.element) }
      .map { (zIndex: zIndex(of: $0.element), offset: $0.offset, element: $0.element) }
      .sorted { ($0.zIndex, $0.offset) < ($1.zIndex, $1.offset) }
    return pinned.filter { $0.zIndex < 0 }.map(\.element)
      + ordered.filter { !staysInSight($0) } + pinned.filter { $0.zIndex >= 0 }.map(\.element)
  }

  /// Returns whether a view stays in sight with others scrolling under it.
  func covers(_ element: LayoutElement) -> Bool {
    scrolling.pinsAny && staysInSight(element) && zIndex(of: element) >= 0
  }

  private func zIndex(of element: LayoutElement) -> Int {
    arrangement.zIndex(ofBoundary: element.kind, at: element.index)
  }
}

extension CollectionNode.Sticky {
  /// The kinds of the elements that stay in sight.
  fileprivate var kinds: Set<ElementKind> {
    var kinds: Set<ElementKind> = []
    if contains(.header) { kinds.insert(.header) }
    if contains(.footer) { kinds.insert(.footer) }
    return kinds
  }
}

extension Rect {
  /// Returns the part of a viewport that insets and bars leave for pinned views along an axis.
  ///
  /// A bar that covers less than the inset covers no more of the content: the inset keeps content
  /// out from under it.
  func uncovered(
    by insets: EdgeInsets, in safeArea: Rect?, along axis: Axis, direction: LayoutDirection
  ) -> Rect {
    let inner = inset(by: insets, direction: direction)
    var start = inner.origin[axis]
    var end = start + inner.size[axis]
    if let safeArea {
      start = max(start, safeArea.origin[axis])
      end = min(end, safeArea.origin[axis] + safeArea.size[axis])
    }
    var rect = self
    rect.origin[axis] = start
    rect.size[axis] = max(0, end - start)
    return rect
  }
}
