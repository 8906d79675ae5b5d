package import LayoutGeometry

/// Which headers and footers stay in sight while their section does, and where they are seen.
struct Pinning: Sendable {
  let kinds: Set<ElementKind>
  /// The part of the content that they are pinned to, from left to right.
  let visible: Rect
}

extension CollectionArrangement {
  /// The arrangement with its headers, its footers or both pinned to the part of the content that
  /// is seen, as `sectionHeadersPinToVisibleBounds` does; all frames that it then returns are the
  /// pinned ones.
  ///
  /// A header stays at the start of what is seen, but not before its place at rest, and not beyond
  /// its section's footer. A footer stays at the end of what is seen, but not after its place at
  /// rest, and not before its section's header. So neither leaves its section.
  ///
  /// - Parameters:
  ///   - kinds: The kinds to pin, of header and footer; others have no effect.
  ///   - visible: The part of the content that is seen, without what insets and bars cover; where
  ///     it has no area, everything is at rest.
  package func pinning(
    _ kinds: Set<ElementKind>, in visible: Rect
  ) -> CollectionArrangement {
    var arrangement = self
    arrangement.pinning = visible.intersection(Self.everywhere).map {
      Pinning(kinds: kinds, visible: mirrored($0))
    }
    return arrangement
  }

  /// The frame of a section's element, from left to right: where it is pinned, or else at rest.
  func frame(of kind: ElementKind, atRest rest: Rect, in section: PlacedSection) -> Rect {
    switch kind {
    case .background, .cell, .badge:
      return rest
    case .header, .footer:
      guard let pinning, pinning.kinds.contains(kind) else { return rest }
      return section.pinnedFrame(of: kind, atRest: rest, to: pinning.visible, along: scrollAxis)
    }
  }
}

extension PlacedSection {
  /// The frame of a header or a footer that is pinned to `visible`, from left to right.
  fileprivate func pinnedFrame(
    of kind: ElementKind, atRest rest: Rect, to visible: Rect, along axis: Axis
  ) -> Rect {
    let length = rest.size[axis]
    let sectionStart = extent.origin[axis]
    var frame = rest
    if kind == .header {
      let end = sectionStart + extent.size[axis] - (footer?.size[axis] ?? 0)
      frame.origin[axis] = max(min(visible.origin[axis], end - length), rest.origin[axis])
    } else {
      let start = sectionStart + (header?.size[axis] ?? 0)
      let visibleEnd = visible.origin[axis] + visible.size[axis]
      frame.origin[axis] = min(max(visibleEnd - length, start), rest.origin[axis])
    }
    return frame
  }
}
