package import LayoutGeometry

/// Where a section's items stand in the section.
package struct SectionRoom: Hashable, Sendable {
  /// The section without its header and footer, in the content's points.
  package var outer: Rect
  /// The smallest rectangle that holds all items, in the content's points.
  package var items: Rect
}

extension CollectionArrangement {
  /// What the insets of a section leave of it, and what its layout makes of that; nil for a section
  /// without items.
  ///
  /// - Complexity: O(1).
  package func room(ofSection index: Int) -> SectionRoom? {
    guard sections.indices.contains(index), sections[index].items.count > 0 else { return nil }
    let section = sections[index]
    var start = section.extent.origin[scrollAxis]
    var end = start + section.extent.size[scrollAxis]
    if let header = section.header { start = header.origin[scrollAxis] + header.size[scrollAxis] }
    if let footer = section.footer { end = footer.origin[scrollAxis] }
    var outer = section.extent
    outer.origin[scrollAxis] = start
    outer.size[scrollAxis] = max(0, end - start)
    return SectionRoom(
      outer: mirrored(outer), items: mirrored(section.items.bounds.offset(by: section.itemsOrigin)))
  }
}
