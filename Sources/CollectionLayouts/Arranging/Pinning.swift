package import LayoutGeometry

/// The headers and footers that stay in sight while their section does, and their frames there.
struct Pinning: Sendable {
  let kinds: Set<ElementKind>
  /// The visible part of the content, from left to right.
  let visible: Rect
  /// The same without the views pinned at the content's own boundaries, for those of sections.
  let inner: Rect
}

extension CollectionArrangement {
  /// Returns the arrangement with its headers, its footers or both pinned to the visible part of
  /// the content, as `sectionHeadersPinToVisibleBounds` does; all frames that it then returns are
  /// the pinned ones.
  ///
  /// A header stays at the start of the visible part, but not before its place at rest, and not
  /// beyond its section's footer. A footer stays at the end of the visible part, but not after its
  /// place at rest, and not before its section's header. So neither leaves its section.
  ///
  /// - Parameters:
  ///   - kinds: The kinds to pin, of header and footer; others have no effect.
  ///   - visible: The part of the content that insets and bars do not cover; without area,
  ///     everything is at rest.
  package func pinning(
    _ kinds: Set<ElementKind>, in visible: Rect
  ) -> CollectionArrangement {
    var arrangement = self
    arrangement.pinning = visible.intersection(Self.everywhere).map {
      let visible = mirrored($0)
      return Pinning(kinds: kinds, visible: visible, inner: inner(of: visible))
    }
    return arrangement
  }

  /// Returns the visible part without the pinned views at the content's own boundaries.
  private func inner(of visible: Rect) -> Rect {
    let axis = scrollAxis
    var start = visible.origin[axis]
    var end = start + visible.size[axis]
    for boundary in boundaries where boundary.isPinned {
      let frame = boundary.frame(pinnedTo: visible, along: axis)
      if boundary.place == 0 {
        start = max(start, frame.origin[axis] + frame.size[axis])
      } else {
        end = min(end, frame.origin[axis])
      }
    }
    var inner = visible
    inner.origin[axis] = start
    inner.size[axis] = max(0, end - start)
    return inner
  }

  /// The views at the content's own boundaries, with their visible frames.
  var boundaryElements: [LayoutElement] {
    boundaries.map { boundary in
      let isPinned = boundary.isPinned && pinning != nil
      let frame =
        isPinned
        ? boundary.frame(pinnedTo: pinning?.visible ?? boundary.frame, along: scrollAxis)
        : boundary.frame
      return LayoutElement(
        kind: boundary.kind, index: ItemIndex(section: 0, item: boundary.number),
        frame: mirrored(frame))
    }
  }

  /// Returns the frame of a section's element, from left to right: pinned, or else at rest.
  func frame(
    of kind: ElementKind, _ item: Int, atRest rest: Rect, in section: PlacedSection
  ) -> Rect {
    switch kind {
    case .background, .decoration, .cell, .badge, .supplementary, .layoutBoundary:
      return rest
    case .boundary:
      guard let pinning, let boundary = section.boundaries.find(kind, item), boundary.isPinned
      else { return rest }
      return section.pinnedFrame(
        atRest: rest, staysAtStart: boundary.place == 0, to: pinning.inner, along: scrollAxis)
    case .header, .footer:
      guard let pinning, pinning.kinds.contains(kind) || section.pinned.contains(kind) else {
        return rest
      }
      return section.pinnedFrame(
        atRest: rest, staysAtStart: kind == .header, to: pinning.inner, along: scrollAxis)
    }
  }
}

extension CollectionArrangement {
  /// The kinds that some section's layout, or the collection's, keeps in sight.
  package var pinnedKinds: Set<ElementKind> {
    sections.reduce(into: Set(boundaries.filter(\.isPinned).map(\.kind))) {
      $0.formUnion($1.pinned)
      $0.formUnion($1.boundaries.filter(\.isPinned).map(\.kind))
    }
  }

  /// Returns whether a view at a boundary stays in sight, by its layout or as one of `kinds`.
  package func staysInSight(
    _ kind: ElementKind, at index: ItemIndex, kinds: Set<ElementKind>
  ) -> Bool {
    let section = sections.indices.contains(index.section) ? sections[index.section] : nil
    switch kind {
    case .header, .footer:
      return kinds.contains(kind) || section?.pinned.contains(kind) == true
    case .boundary: return section?.boundaries.find(kind, index.item)?.isPinned == true
    case .layoutBoundary: return boundaries.find(kind, index.item)?.isPinned == true
    case .background, .decoration, .cell, .badge, .supplementary: return false
    }
  }
}

/// A view at a boundary that can be pinned; in the content's points.
package struct PinnableElement: Hashable, Sendable {
  /// A header, a footer, or another view at a boundary.
  package var kind: ElementKind
  /// The element's section; 0 for one of the whole layout.
  package var section: Int
  /// The element's number among those of its kind.
  package var number: Int
  /// The element's place at rest.
  package var rest: Rect
  /// The farthest position of the element's origin along the scroll axis, at the other end of its
  /// section; nearer than `rest` if the section leaves it no room.
  package var limit: Double
  /// Indicates whether the element stays at the visible part's start, the left or the top, and not
  /// at its end.
  package var staysAtStart: Bool
  /// The distance from the visible part's edge, after other views of the whole layout.
  package var distance: Double
  /// The drawing level: below everything that is not pinned if it is less than zero.
  package var zIndex: Int

  /// The element's section, and its number among those of its kind.
  package var index: ItemIndex { ItemIndex(section: section, item: number) }
}

extension CollectionArrangement {
  /// Returns the headers, the footers or both, in the order of the sections, and the views that
  /// their layouts pin.
  ///
  /// - Complexity: O(*sections*).
  package func pinnableElements(_ kinds: Set<ElementKind>) -> [PinnableElement] {
    let isReversed = isMirrored && scrollAxis == .horizontal
    func distance(isAtStart: Bool) -> Double {
      boundaries.filter { $0.isPinned && ($0.place == 0) == isAtStart }
        .map { $0.frame.size[scrollAxis] }.reduce(0, max)
    }
    let distances = (start: distance(isAtStart: true), end: distance(isAtStart: false))
    var elements = sections.enumerated().flatMap { index, section in
      section.pinnable.compactMap { kind, number, isAtStart -> PinnableElement? in
        guard
          staysInSight(kind, at: ItemIndex(section: index, item: number), kinds: kinds),
          let rest = section.frame(of: kind, item: number)
        else { return nil }
        var limit = rest
        limit.origin[scrollAxis] = section.limit(
          atRest: rest, staysAtStart: isAtStart, along: scrollAxis)
        return PinnableElement(
          kind: kind, section: index, number: number, rest: mirrored(rest),
          limit: mirrored(limit).origin[scrollAxis], staysAtStart: isAtStart != isReversed,
          distance: isAtStart ? distances.start : distances.end,
          zIndex: section.zIndex(ofBoundary: kind, number: number))
      }
    }
    elements += boundaries.filter(\.isPinned).map { boundary in
      var limit = boundary.frame
      // Nothing pushes it: its content ends there.
      limit.origin[scrollAxis] =
        boundary.place == 0 ? contentSize[scrollAxis] - limit.size[scrollAxis] : 0
      return PinnableElement(
        kind: boundary.kind, section: 0, number: boundary.number, rest: mirrored(boundary.frame),
        limit: mirrored(limit).origin[scrollAxis],
        staysAtStart: (boundary.place == 0) != isReversed, distance: 0, zIndex: boundary.zIndex)
    }
    return elements
  }
}

extension PlacedBoundary {
  /// Returns the frame of a pinned view at the content's own boundary.
  fileprivate func frame(pinnedTo visible: Rect, along axis: Axis) -> Rect {
    var frame = frame
    let end = visible.origin[axis] + visible.size[axis] - frame.size[axis]
    frame.origin[axis] =
      place == 0
      ? max(frame.origin[axis], visible.origin[axis]) : min(frame.origin[axis], end)
    return frame
  }
}

extension PlacedSection {
  /// The views that can be pinned, each with whether it stays at the start.
  fileprivate var pinnable: [(kind: ElementKind, number: Int, isAtStart: Bool)] {
    [(.header, 0, true), (.footer, 0, false)]
      + boundaries.filter(\.isPinned).map { ($0.kind, $0.number, $0.place == 0) }
  }

  /// Returns the frame of a pinned view at a boundary, kept inside `visible`, from left to right.
  fileprivate func pinnedFrame(
    atRest rest: Rect, staysAtStart: Bool, to visible: Rect, along axis: Axis
  ) -> Rect {
    let start = visible.origin[axis]
    var frame = rest
    frame.origin[axis] =
      place(atRest: rest, staysAtStart: staysAtStart, along: axis)
      .origin(atRest: rest.origin[axis], seeing: start...(start + visible.size[axis]))
    return frame
  }

  /// Returns the farthest position of a view at the start, pushed by the view at the section's end,
  /// or of one at the end, pushed by the view at its start.
  fileprivate func limit(atRest rest: Rect, staysAtStart: Bool, along axis: Axis) -> Double {
    place(atRest: rest, staysAtStart: staysAtStart, along: axis).limit
  }

  private func place(atRest rest: Rect, staysAtStart: Bool, along axis: Axis) -> PinnedPlace {
    func length(_ own: Rect?, at place: Double) -> Double {
      boundaries.filter { $0.place == place }.map { $0.frame.size[axis] }
        .reduce(own?.size[axis] ?? 0, max)
    }
    let start = extent.origin[axis]
    return PinnedPlace(
      length: rest.size[axis], staysAtStart: staysAtStart, in: start...(start + extent.size[axis]),
      beyond: staysAtStart ? length(footer, at: 1) : length(header, at: 0))
  }
}

/// The place of a pinned view at the start or the end of a section, along the scroll axis; in
/// points that grow towards the end.
package struct PinnedPlace: Sendable {
  private let length: Double
  private let staysAtStart: Bool
  /// The farthest position of the view's origin.
  package let limit: Double

  /// Creates the place of a view of a section.
  ///
  /// - Parameters:
  ///   - length: The view's length.
  ///   - staysAtStart: Pins it to the start of the visible part, as a header, and not to its end.
  ///   - section: The section's extent.
  ///   - other: The length of the view at the section's other end, beyond which the view is not
  ///     moved.
  package init(
    length: Double, staysAtStart: Bool, in section: ClosedRange<Double>, beyond other: Double
  ) {
    self.length = length
    self.staysAtStart = staysAtStart
    limit =
      staysAtStart
      ? section.upperBound - other - length : section.lowerBound + other
  }

  /// Returns the view's origin while a part of the content is visible.
  package func origin(atRest rest: Double, seeing visible: ClosedRange<Double>) -> Double {
    staysAtStart
      ? max(min(visible.lowerBound, limit), rest)
      : min(max(visible.upperBound - length, limit), rest)
  }
}
