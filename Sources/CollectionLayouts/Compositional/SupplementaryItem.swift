package import LayoutGeometry

/// A view at an item or a group, as `NSCollectionLayoutSupplementaryItem`.
package struct SupplementaryItem: Hashable, Sendable {
  /// The kind by which its views are found, unique at an item.
  package var kind: String
  /// The width, of the item's if it is a fraction; an estimate is kept.
  package var width: CompositionalDimension
  /// The height, of the item's if it is a fraction; an estimate is kept.
  package var height: CompositionalDimension
  /// The anchor at the item.
  package var containerAnchor: CompositionalAnchor
  /// The anchor of the view that is there; nil for the same as the item's.
  package var itemAnchor: CompositionalAnchor?
  /// The space inside its edges, in points.
  package var contentInsets: EdgeInsets
  /// The drawing level: above views of lower numbers; below the cells if it is less than zero.
  package var zIndex: Int

  /// Creates a view of a size at an anchor.
  package init(
    kind: String, width: CompositionalDimension, height: CompositionalDimension,
    containerAnchor: CompositionalAnchor, itemAnchor: CompositionalAnchor? = nil,
    contentInsets: EdgeInsets = .zero, zIndex: Int = 1
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }

  /// Returns the view's frame at an item's, from left to right.
  func frame(at item: Rect) -> Rect {
    let size = Size(width: width.length(in: item.size), height: height.length(in: item.size))
    let part = (itemAnchor ?? containerAnchor).place
    let moved = containerAnchor.distance(for: size) + (itemAnchor?.distance(for: size) ?? .zero)
    let place = containerAnchor.place
    return Rect(
      x: item.minX + item.width * place.x - size.width * part.x + moved.x
        + contentInsets.leading,
      y: item.minY + item.height * place.y - size.height * part.y + moved.y + contentInsets.top,
      width: max(0, size.width - contentInsets.horizontal),
      height: max(0, size.height - contentInsets.vertical))
  }
}

/// A place at a rectangle, and a distance from there, as `NSCollectionLayoutAnchor`.
package struct CompositionalAnchor: Hashable, Sendable {
  /// The place, from the leading edge and the top, 0, to the trailing edge and the bottom, 1.
  package var place: Point
  /// The distance from there, in points, or in widths and heights of the supplementary item.
  package var offset: Point
  /// Indicates whether `offset` is in widths and heights.
  package var isFractional: Bool

  /// Creates an anchor at a place, without a distance by default.
  package init(place: Point, offset: Point = .zero, isFractional: Bool = false) {
    self.place = place
    self.offset = offset
    self.isFractional = isFractional
  }

  /// Creates an anchor at the middle of the given edges; opposite edges cancel each other.
  package init(
    top: Bool = false, leading: Bool = false, bottom: Bool = false, trailing: Bool = false,
    offset: Point = .zero, isFractional: Bool = false
  ) {
    func place(_ start: Bool, _ end: Bool) -> Double { start == end ? 0.5 : start ? 0 : 1 }
    self.init(
      place: Point(x: place(leading, trailing), y: place(top, bottom)), offset: offset,
      isFractional: isFractional)
  }

  /// Returns the offset of a view of a size.
  func distance(for size: Size) -> Point {
    isFractional ? Point(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

extension SupplementaryItem {
  /// The item in words, as goldens record it.
  var words: String {
    var words = "\(kind) \(width.words) × \(height.words) at \(containerAnchor.words)"
    if let itemAnchor { words += " by its \(itemAnchor.words)" }
    if contentInsets != .zero {
      words +=
        " inset by "
        + [
          contentInsets.top, contentInsets.leading, contentInsets.bottom, contentInsets.trailing,
        ].map(lengthText).joined(separator: " ")
    }
    if zIndex != 1 { words += " zIndex \(zIndex)" }
    return words
  }
}

extension CompositionalAnchor {
  fileprivate var words: String {
    let place = "\(lengthText(place.x)),\(lengthText(place.y))"
    guard offset != .zero else { return place }
    return place + " moved by \(lengthText(offset.x)),\(lengthText(offset.y))"
      + (isFractional ? " of its size" : "")
  }
}
