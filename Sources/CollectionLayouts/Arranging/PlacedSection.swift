import LayoutGeometry

/// A section in its collection, in the content's coordinates from left to right.
struct PlacedSection: Sendable {
  /// All of the section: header, insets, items and footer.
  let extent: Rect
  let background: Rect?
  let header: Rect?
  let footer: Rect?
  /// Which of these stay in sight by the section's own layout.
  var pinned: Set<ElementKind> = []
  /// What was laid out.
  let section: LayoutSection
  /// The room for its items.
  let space: SectionSpace
  /// The items, in the section's coordinates.
  let arrangement: SectionArrangement
  /// Where the origin of the section's coordinates is.
  let itemsOrigin: Point

  /// The items' frames, in the section's coordinates.
  var items: FrameStorage { arrangement.frames }

  /// A rectangle around the section, all its items and their badges.
  var bounds: Rect {
    let items = items.bounds.offset(by: itemsOrigin)
    let cells = section.badge.map { items.inset(by: -$0.reach) } ?? items
    return [header, footer].compactMap(\.self).reduce(extent.union(cells)) { $0.union($1) }
  }

  /// How many elements the section has.
  var elementCount: Int {
    let supplementaries = [background, header, footer].count { $0 != nil }
    return supplementaries + items.count * (section.badge == nil ? 1 : 2)
  }

  /// Calls `body` with the elements near a rectangle, in the order of `ElementKind` and item.
  func forEachElement(near rect: Rect, _ body: (ElementKind, Int, Rect) -> Void) {
    if let background { body(.background, 0, background) }
    if let header { body(.header, 0, header) }
    let near = rect.offset(by: Point.zero - itemsOrigin)
    items.forEachFrame(near: near) { item, frame in
      body(.cell, item, frame.offset(by: itemsOrigin))
    }
    if let badge = section.badge {
      items.forEachFrame(near: near.inset(by: -badge.reach)) { item, frame in
        body(.badge, item, badge.frame(at: frame.offset(by: itemsOrigin)))
      }
    }
    if let footer { body(.footer, 0, footer) }
  }

  /// Calls `body` with all elements, in the order of `ElementKind` and item.
  func forEachElement(_ body: (ElementKind, Int, Rect) throws -> Void) rethrows {
    if let background { try body(.background, 0, background) }
    if let header { try body(.header, 0, header) }
    for item in 0..<items.count {
      try body(.cell, item, cellFrame(at: item))
    }
    if let badge = section.badge {
      for item in 0..<items.count {
        try body(.badge, item, badge.frame(at: cellFrame(at: item)))
      }
    }
    if let footer { try body(.footer, 0, footer) }
  }

  /// The frame of an element, or nil if the section has no such element.
  func frame(of kind: ElementKind, item: Int) -> Rect? {
    switch kind {
    case .cell:
      return (0..<items.count).contains(item) ? cellFrame(at: item) : nil
    case .badge:
      return (0..<items.count).contains(item) ? section.badge?.frame(at: cellFrame(at: item)) : nil
    case .background: return item == 0 ? background : nil
    case .header: return item == 0 ? header : nil
    case .footer: return item == 0 ? footer : nil
    }
  }

  private func cellFrame(at item: Int) -> Rect {
    items.frame(at: item).offset(by: itemsOrigin)
  }
}
