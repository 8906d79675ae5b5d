/// The items of a section as an outline, of which the closed items hide theirs.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an outline without items.
  public init() {}

  /// The items that are in no other.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// All items, each before those in it.
  public var items: [ItemIdentifierType] { listed(in: nil) { _ in true } }
  /// The items that are in open ones alone, each before those in it.
  public var visibleItems: [ItemIdentifierType] { listed(in: nil) { expanded.contains($0) } }

  private func listed(
    in parent: ItemIdentifierType?, where isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    (children[parent] ?? []).flatMap { item in
      [item] + (isOpen(item) ? listed(in: item, where: isOpen) : [])
    }
  }

  /// Adds items at the end, or at the end of those in another.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    children[parent, default: []] += items
    for item in items { parents[item] = parent }
  }

  /// Removes items, with those in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      delete(children[item] ?? [])
      children[item] = nil
      children[parents[item], default: []].removeAll { $0 == item }
      parents[item] = nil
      expanded.remove(item)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Opens items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Closes items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Indicates whether an item is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Indicates whether all items that an item is in are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return contains(item) }
    return isExpanded(parent) && isVisible(parent)
  }
  /// Indicates whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  /// Returns the item that an item is in; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Returns the number of items that an item is in.
  public func level(of item: ItemIdentifierType) -> Int {
    parents[item].map { level(of: $0) + 1 } ?? 0
  }
}
