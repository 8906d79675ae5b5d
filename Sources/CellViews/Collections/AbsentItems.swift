import CollectionLayouts

extension CollectionNode {
  /// The findings of keys that name an item that no section has: one a key, with the first such item.
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

  /// Returns the collection without the states and the offset that name items that it does not have, as
  /// where a review state leaves items out.
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
