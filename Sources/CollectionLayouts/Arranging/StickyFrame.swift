public import LayoutGeometry

extension CollectionArrangement {
  /// Where a section's header or footer stands if it stays in sight while its section is; nil if
  /// the section has none.
  ///
  /// A header stands at the start of what is visible, but not before its place at rest, and not
  /// beyond its section's footer. A footer stands at the end of what is visible, but not after its
  /// place at rest, and not before its section's header.
  ///
  /// - Parameter visible: The part of the content that is seen; where that has no area, what is
  ///   told is the place at rest.
  public func stickyFrame(of kind: ElementKind, section: Int, in visible: Rect) -> Rect? {
    guard sections.indices.contains(section) else { return nil }
    guard let visible = visible.intersection(Self.everywhere) else {
      return element(kind, at: ItemIndex(section: section, item: 0))?.frame
    }
    return sections[section].stickyFrame(of: kind, in: mirrored(visible), along: scrollAxis)
      .map(mirrored)
  }
}

extension PlacedSection {
  /// The sticky frame of a header or a footer, from left to right.
  func stickyFrame(of kind: ElementKind, in visible: Rect, along axis: Axis) -> Rect? {
    guard let rest = frame(of: kind, item: 0) else { return nil }
    let length = rest.size[axis]
    let visibleStart = visible.origin[axis]
    let sectionStart = extent.origin[axis]
    var frame = rest
    switch kind {
    case .header:
      let end = sectionStart + extent.size[axis] - (footer?.size[axis] ?? 0)
      frame.origin[axis] = max(min(visibleStart, end - length), rest.origin[axis])
    case .footer:
      let start = sectionStart + (header?.size[axis] ?? 0)
      let visibleEnd = visibleStart + visible.size[axis]
      frame.origin[axis] = min(max(visibleEnd - length, start), rest.origin[axis])
    case .background, .cell, .badge:
      break
    }
    return frame
  }
}
