import LayoutGeometry

/// A view at a boundary, placed before its section's position is known.
struct BoundaryEntry {
  let item: NamedBoundaryItem
  /// Its number among those of its kind.
  let number: Int
  var place: BoundaryPlace

  /// Returns the views in the order of their items.
  ///
  /// - Parameter place: The size and the place across the axis of an item.
  static func entries(
    for items: [NamedBoundaryItem],
    place: (NamedBoundaryItem, _ number: Int) throws -> BoundaryPlace
  ) rethrows -> [BoundaryEntry] {
    var counts: [String: Int] = [:]
    return try items.map { item in
      let number = counts[item.kind, default: 0]
      counts[item.kind] = number + 1
      return BoundaryEntry(item: item, number: number, place: try place(item, number))
    }
  }

  /// Returns the view in its band: that of the items for one at neither end.
  func placed(
    in extent: Rect, items: Rect, along axis: Axis, kind: (String) -> ElementKind
  ) -> PlacedBoundary {
    let isBeside = item.isBeside
    return PlacedBoundary(
      kind: kind(item.kind), number: number,
      frame: place.frame(
        in: isBeside ? items : extent, along: axis, placeAlong: item.placeAlong),
      place: item.placeAlong, isPinned: item.item.pinToVisibleBounds && !isBeside,
      zIndex: item.item.zIndex)
  }
}

extension [BoundaryEntry] {
  /// Returns the length that the views at the start, 0, or at the end, 1, add to the content: they
  /// share their band.
  func length(at place: Double, along axis: Axis) -> Double {
    filter { $0.item.placeAlong == place && $0.item.extends }
      .map { $0.place.size[axis] }.reduce(0, Swift.max)
  }
}

/// A view at the boundary of a section or of a whole layout, from left to right.
struct PlacedBoundary: Hashable, Sendable {
  let kind: ElementKind
  /// Its number among those of its kind.
  let number: Int
  let frame: Rect
  /// The place along the scroll axis: at the start, 0, at the end, 1, or between.
  let place: Double
  /// Indicates whether it stays in sight by itself.
  let isPinned: Bool
  /// The drawing level.
  let zIndex: Int
}

extension [PlacedBoundary] {
  /// Returns the view of a kind with a number among those of the kind.
  func find(_ kind: ElementKind, _ number: Int) -> PlacedBoundary? {
    first { $0.kind == kind && $0.number == number }
  }
}
