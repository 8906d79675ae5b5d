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
    case .background, .decoration, .cell, .badge, .supplementary:
      return rest
    case .header, .footer:
      guard let pinning, pinning.kinds.contains(kind) || section.pinned.contains(kind) else {
        return rest
      }
      return section.pinnedFrame(of: kind, atRest: rest, to: pinning.visible, along: scrollAxis)
    }
  }
}

extension CollectionArrangement {
  /// The kinds that stay in sight by the layout of some section.
  package var pinnedKinds: Set<ElementKind> {
    sections.reduce(into: []) { $0.formUnion($1.pinned) }
  }

  /// True for a header or a footer that stays in sight, by its layout or as one of `kinds`.
  package func staysInSight(_ kind: ElementKind, ofSection index: Int, kinds: Set<ElementKind>)
    -> Bool
  {
    guard kind == .header || kind == .footer else { return false }
    return kinds.contains(kind)
      || (sections.indices.contains(index) && sections[index].pinned.contains(kind))
  }
}

/// A header or a footer that can be pinned; in the content's points.
package struct PinnableElement: Hashable, Sendable {
  /// A header or a footer.
  package var kind: ElementKind
  /// The element's section.
  package var section: Int
  /// The element's place at rest.
  package var rest: Rect
  /// How far along the scroll axis the element's origin is moved at most, at the other end of its
  /// section; nearer than `rest` where the section leaves it no room.
  package var limit: Double
  /// True if the element stays at the visible part's start, the left or the top, and not at its
  /// end.
  package var staysAtStart: Bool
}

extension CollectionArrangement {
  /// The headers, the footers or both, in the order of the sections, and those that their layouts
  /// pin.
  ///
  /// - Complexity: O(*sections*).
  package func pinnableElements(_ kinds: Set<ElementKind>) -> [PinnableElement] {
    sections.enumerated().flatMap { index, section in
      [ElementKind.header, .footer].compactMap { kind in
        guard staysInSight(kind, ofSection: index, kinds: kinds),
          let rest = section.frame(of: kind, item: 0)
        else { return nil }
        var limit = rest
        limit.origin[scrollAxis] = section.limit(of: kind, atRest: rest, along: scrollAxis)
        let isReversed = isMirrored && scrollAxis == .horizontal
        return PinnableElement(
          kind: kind, section: index, rest: mirrored(rest),
          limit: mirrored(limit).origin[scrollAxis],
          staysAtStart: (kind == .header) != isReversed)
      }
    }
  }
}

extension PlacedSection {
  /// The frame of a header or a footer that is pinned to `visible`, from left to right.
  fileprivate func pinnedFrame(
    of kind: ElementKind, atRest rest: Rect, to visible: Rect, along axis: Axis
  ) -> Rect {
    let limit = limit(of: kind, atRest: rest, along: axis)
    var frame = rest
    if kind == .header {
      frame.origin[axis] = max(min(visible.origin[axis], limit), rest.origin[axis])
    } else {
      let visibleEnd = visible.origin[axis] + visible.size[axis]
      frame.origin[axis] = min(max(visibleEnd - rest.size[axis], limit), rest.origin[axis])
    }
    return frame
  }

  /// Where a header ends up that is pushed by the section's footer, and a footer by its header.
  fileprivate func limit(of kind: ElementKind, atRest rest: Rect, along axis: Axis) -> Double {
    let start = extent.origin[axis]
    guard kind == .header else { return start + (header?.size[axis] ?? 0) }
    return start + extent.size[axis] - (footer?.size[axis] ?? 0) - rest.size[axis]
  }
}
