import CollectionLayouts

extension CollectionNode {
  /// The findings that a state or the offset names an item that no section has: one a key, with the
  /// first such item.
  var absentItems: [Notice.Finding] {
    var named = [("selected", selected), ("highlighted", highlighted)]
    if let dragged { named.append(("dragged", [dragged.index])) }
    if case .item(let index) = contentOffset { named.append(("contentOffset", [index])) }
    return named.compactMap { key, indices in
      indices.filter { !hasItem($0) }.min().map { index in
        .absentItem(
          index, key: key,
          itemCount: sections.indices.contains(index.section)
            ? sections[index.section].layout.itemCount : nil)
      }
    }
  }

  /// Returns the collection without the states of items that it does not have: it has fewer than the
  /// one that they are for.
  package func withoutAbsentItems() -> CollectionNode {
    var collection = self
    collection.selected = selected.filter(hasItem)
    collection.highlighted = highlighted.filter(hasItem)
    if let dragged, !hasItem(dragged.index) { collection.dragged = nil }
    if case .item(let index) = contentOffset, !hasItem(index) { collection.contentOffset = .rest }
    return collection
  }

  private func hasItem(_ index: ItemIndex) -> Bool {
    sections.indices.contains(index.section)
      && (0..<sections[index.section].layout.itemCount).contains(index.item)
  }
}
