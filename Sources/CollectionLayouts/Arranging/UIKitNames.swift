public import LayoutGeometry

/// The answers of `UICollectionViewLayout`, under its names.
extension CollectionArrangement {
  /// The size of all content, in points.
  public var collectionViewContentSize: Size { contentSize }

  /// The elements that intersect a rectangle, in order of section, kind and item; a pinned header
  /// or footer is where it is pinned.
  public func layoutAttributesForElements(in rect: Rect) -> [LayoutElement] {
    elements(in: rect)
  }

  /// The cell of an item, or nil if there is none.
  public func layoutAttributesForItem(at index: ItemIndex) -> LayoutElement? {
    element(.cell, at: index)
  }

  /// The header or footer of a section where it is seen, or nil if the section has none.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: ElementKind, at index: ItemIndex
  ) -> LayoutElement? {
    element(kind, at: index)
  }
}
