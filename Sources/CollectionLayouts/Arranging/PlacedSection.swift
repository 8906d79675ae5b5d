import LayoutGeometry

/// A section in its collection, in the content's coordinates from left to right.
struct PlacedSection: Sendable {
  /// All of the section: header, insets, items and footer.
  let extent: Rect
  let background: Rect?
  let header: Rect?
  let footer: Rect?
  /// The items' frames, in the section's coordinates.
  let items: FrameStorage
  /// Where the origin of the section's coordinates stands.
  let itemsOrigin: Point

  /// The smallest rectangle around the section and all its items.
  var bounds: Rect { extent.union(items.bounds.offset(by: itemsOrigin)) }

  /// Calls `body` with the elements near a rectangle, in the order of `ElementKind` and item.
  func forEachElement(near rect: Rect, _ body: (ElementKind, Int, Rect) -> Void) {
    if let background { body(.background, 0, background) }
    if let header { body(.header, 0, header) }
    let zero = Point.zero
    items.forEachFrame(near: rect.offset(by: zero - itemsOrigin)) { item, frame in
      body(.cell, item, frame.offset(by: itemsOrigin))
    }
    if let footer { body(.footer, 0, footer) }
  }

  /// Calls `body` with all elements, in the order of `ElementKind` and item.
  func forEachElement(_ body: (ElementKind, Int, Rect) -> Void) {
    if let background { body(.background, 0, background) }
    if let header { body(.header, 0, header) }
    for item in 0..<items.count {
      body(.cell, item, items.frame(at: item).offset(by: itemsOrigin))
    }
    if let footer { body(.footer, 0, footer) }
  }

  /// The frame of an element, or nil if the section has no such element.
  func frame(of kind: ElementKind, item: Int) -> Rect? {
    switch kind {
    case .cell:
      guard (0..<items.count).contains(item) else { return nil }
      return items.frame(at: item).offset(by: itemsOrigin)
    case .background: return item == 0 ? background : nil
    case .header: return item == 0 ? header : nil
    case .footer: return item == 0 ? footer : nil
    case .badge: return nil
    }
  }
}
