import LayoutGeometry

/// A section in its collection, in the content's coordinates from left to right.
struct PlacedSection: Sendable {
  /// All of the section: header, insets, items and footer.
  let extent: Rect
  let background: Rect?
  /// The layout's views behind the section, the lowest first.
  var decorations: [PlacedDecoration] = []
  let header: Rect?
  let footer: Rect?
  /// The other views at its boundaries.
  var boundaries: [PlacedBoundary] = []
  /// The header, the footer or both, as the section's own layout keeps them in sight.
  var pinned: Set<ElementKind> = []
  /// The drawing levels of the header and the footer.
  private(set) var levels = BoundaryLevels()
  /// Indicates whether views at its boundaries are drawn in an order other than that of the kinds.
  private(set) var ordersBoundaries = false
  /// The section that was laid out.
  let section: LayoutSection
  /// The room for its items.
  let space: SectionSpace
  /// The items, in the section's coordinates.
  let arrangement: SectionArrangement
  /// The origin of the section's coordinates.
  let itemsOrigin: Point
  /// The clip of its items if it scrolls across its collection's axis; else nil.
  var clip: Rect?

  /// The items' frames, in the section's coordinates.
  var items: FrameStorage { arrangement.frames }

  /// The layout's views at the items, in the section's coordinates.
  private var supplementaries: SupplementaryFrames? { arrangement.supplementaries }

  /// A rectangle around the section, all its items and the views at them.
  var bounds: Rect {
    let items = items.bounds.offset(by: itemsOrigin)
    var cells = section.badge.map { items.inset(by: -$0.reach) } ?? items
    if let supplementaries {
      cells = cells.union(supplementaries.bounds.offset(by: itemsOrigin))
    }
    return
      ([header, footer].compactMap(\.self) + decorations.map(\.frame)
      + boundaries.map(\.frame))
      .reduce(extent.union(cells)) { $0.union($1) }
  }

  /// Draws the views at the section's boundaries by their levels: if all of these are usual and no
  /// view is over an item, the order makes no difference.
  mutating func order(by levels: BoundaryLevels) {
    self.levels = levels
    let own =
      [
        header.map { ($0, levels.header) }, footer.map { ($0, levels.footer) },
      ].compactMap(\.self) + boundaries.map { ($0.frame, $0.zIndex) }
    guard !own.isEmpty else { return }
    var items = items.bounds.offset(by: itemsOrigin)
    if let supplementaries {
      items = items.union(supplementaries.bounds.offset(by: itemsOrigin))
    }
    ordersBoundaries = own.contains {
      $0.1 != BoundaryLevels.usual || $0.0.intersects(items)
    }
  }

  /// Returns the place of an element in the order of drawing, in a section that orders its views.
  func level(of kind: ElementKind, item: Int) -> (stage: Int, number: Int) {
    // Of equal numbers, views at boundaries are above those at items.
    func level(_ zIndex: Int, isAtItem: Bool) -> (stage: Int, number: Int) {
      (zIndex < 0 ? 1 : 3, 2 * zIndex + (isAtItem ? 0 : 1))
    }
    switch kind {
    case .background, .decoration: return (0, 0)
    case .cell, .badge, .layoutBoundary: return (2, 0)
    case .supplementary(let kind):
      return level(supplementaries?.zIndex(of: kind, item: item) ?? 0, isAtItem: true)
    case .header, .footer, .boundary:
      return level(zIndex(ofBoundary: kind, number: item), isAtItem: false)
    }
  }

  /// Returns the drawing level of a header, a footer or another view at a boundary.
  func zIndex(ofBoundary kind: ElementKind, number: Int) -> Int {
    switch kind {
    case .header: levels.header
    case .footer: levels.footer
    default: boundaries.find(kind, number)?.zIndex ?? BoundaryLevels.usual
    }
  }

  /// The number of elements in the section.
  var elementCount: Int {
    let supplementaries = [background, header, footer].count { $0 != nil }
    return supplementaries + items.count * (section.badge == nil ? 1 : 2)
      + decorations.count + boundaries.count + (self.supplementaries?.count ?? 0)
  }

  /// Calls `body` with the elements near a rectangle, in the order of drawing and item.
  func forEachElement(near rect: Rect, _ body: (ElementKind, Int, Rect) -> Void) {
    if let background { body(.background, 0, background) }
    for decoration in decorations { body(.decoration(decoration.kind), 0, decoration.frame) }
    if let header { body(.header, 0, header) }
    let near = rect.offset(by: Point.zero - itemsOrigin)
    func visitSupplementaries(where isIncluded: (_ level: Int) -> Bool) {
      guard let supplementaries else { return }
      for level in supplementaries.levels where isIncluded(level) {
        supplementaries.forEachFrame(ofLevel: level, near: near) { kind, item, frame in
          body(.supplementary(kind), item, frame.offset(by: itemsOrigin))
        }
      }
    }
    visitSupplementaries { $0 < 0 }
    items.forEachFrame(near: near) { item, frame in
      body(.cell, item, frame.offset(by: itemsOrigin))
    }
    if let badge = section.badge {
      items.forEachFrame(near: near.inset(by: -badge.reach)) { item, frame in
        body(.badge, item, badge.frame(at: frame.offset(by: itemsOrigin)))
      }
    }
    visitSupplementaries { $0 >= 0 }
    if let footer { body(.footer, 0, footer) }
    for boundary in boundaries { body(boundary.kind, boundary.number, boundary.frame) }
  }

  /// Calls `body` with all elements, in the order of drawing and item.
  func forEachElement(_ body: (ElementKind, Int, Rect) throws -> Void) rethrows {
    if let background { try body(.background, 0, background) }
    for decoration in decorations { try body(.decoration(decoration.kind), 0, decoration.frame) }
    if let header { try body(.header, 0, header) }
    try forEachSupplementary(where: { $0 < 0 }, body)
    for item in 0..<items.count {
      try body(.cell, item, cellFrame(at: item))
    }
    if let badge = section.badge {
      for item in 0..<items.count {
        try body(.badge, item, badge.frame(at: cellFrame(at: item)))
      }
    }
    try forEachSupplementary(where: { $0 >= 0 }, body)
    if let footer { try body(.footer, 0, footer) }
    for boundary in boundaries { try body(boundary.kind, boundary.number, boundary.frame) }
  }

  /// Calls `body` with the views at items whose drawing level is in the range, the lowest first.
  private func forEachSupplementary(
    where isIncluded: (_ level: Int) -> Bool,
    _ body: (ElementKind, Int, Rect) throws -> Void
  ) rethrows {
    guard let supplementaries else { return }
    for level in supplementaries.levels where isIncluded(level) {
      try supplementaries.forEachFrame(ofLevel: level) { kind, item, frame in
        try body(.supplementary(kind), item, frame.offset(by: itemsOrigin))
      }
    }
  }

  /// Returns the frame of an element, or nil if the section has no such element.
  func frame(of kind: ElementKind, item: Int) -> Rect? {
    switch kind {
    case .cell:
      return (0..<items.count).contains(item) ? cellFrame(at: item) : nil
    case .badge:
      return (0..<items.count).contains(item) ? section.badge?.frame(at: cellFrame(at: item)) : nil
    case .supplementary(let kind):
      return supplementaries?.frame(of: kind, item: item)?.offset(by: itemsOrigin)
    case .decoration(let kind):
      return item == 0 ? decorations.first { $0.kind == kind }?.frame : nil
    case .boundary: return boundaries.find(kind, item)?.frame
    case .layoutBoundary: return nil
    case .background: return item == 0 ? background : nil
    case .header: return item == 0 ? header : nil
    case .footer: return item == 0 ? footer : nil
    }
  }

  private func cellFrame(at item: Int) -> Rect {
    items.frame(at: item).offset(by: itemsOrigin)
  }
}
