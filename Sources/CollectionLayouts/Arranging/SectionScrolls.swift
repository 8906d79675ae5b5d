package import LayoutGeometry

extension CollectionArrangement {
  /// Returns the scrolling of a section across the collection's axis; nil if it does not scroll.
  package func scrolling(ofSection index: Int) -> SectionScrolling? {
    guard sections.indices.contains(index) else { return nil }
    return sections[index].arrangement.scroll?.scrolling
  }

  /// Returns the offset at which a section comes to rest when it is left at another, in points from
  /// its leading edge; nil for one that does not scroll.
  package func restingOffset(ofSection index: Int, near offset: Double) -> Double? {
    guard sections.indices.contains(index) else { return nil }
    return sections[index].arrangement.scroll?.scroll.resting(near: offset)
  }

  /// Returns the rectangle that clips the items of a section that scrolls across the collection's
  /// axis, in the content's points; nil for one that does not.
  package func clip(ofSection index: Int) -> Rect? {
    guard sections.indices.contains(index) else { return nil }
    return sections[index].clip.map(mirrored)
  }

  /// Returns the items that a section shows at its offset, in order, if it scrolls across the
  /// collection's axis; the collection itself need not show them.
  ///
  /// - Complexity: O(log *n* + *hits*).
  package func visibleItems(ofSection index: Int) -> [Int] {
    guard sections.indices.contains(index), let clip = sections[index].clip else { return [] }
    let section = sections[index]
    let axis = scrollAxis.cross
    // The clip has no bounds along the collection's axis, however far items reach.
    var seen = Self.everywhere
    seen.origin[axis] = clip.origin[axis] - section.itemsOrigin[axis]
    seen.size[axis] = clip.size[axis]
    var items: [Int] = []
    section.items.forEachFrame(near: seen) { item, frame in
      if frame.intersects(seen) { items.append(item) }
    }
    return items
  }
}
