import Foundation
import Maquette

/// Uniquely identified items in sections, as UIKit's diffable data sources take them.
///
/// An identifier occurs in a snapshot once; a mistake about that traps, as in UIKit.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }

  /// The items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in their order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    precondition(items[identifier] != nil, "no section '\(identifier)'")
    return items[identifier] ?? []
  }

  /// Returns the section of an item; nil if there is none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }

  /// Returns the index of an item among all items; nil if it is in no section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section; nil if there is none.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: - Places

  /// Returns the section at a place; nil for none.
  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// Returns the item at a place; nil for none.
  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(at: indexPath.section) else { return nil }
    let own = itemIdentifiers(inSection: section)
    return own.indices.contains(indexPath.item) ? own[indexPath.item] : nil
  }

  /// Returns the place of an item; nil for none.
  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = sections[identifier], let index = indexOfSection(section),
      let item = itemIdentifiers(inSection: section).firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }

  // MARK: - Sections

  /// Adds sections without items at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections without items before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(ofSection: toIdentifier))
  }

  /// Adds sections without items after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(ofSection: toIdentifier) + 1)
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
      sectionIdentifiers.removeAll { $0 == identifier }
    }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: index(ofSection: toIdentifier))
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: index(ofSection: toIdentifier) + 1)
  }

  /// Does nothing: sections are drawn anew for each picture.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
  /// Does nothing: items are drawn anew for each picture.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing: items are drawn anew for each picture.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(items[identifier] == nil, "the section '\(identifier)' is there already")
      items[identifier] = []
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  private func index(ofSection identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("no section '\(identifier)'")
    }
    return index
  }

  // MARK: - Items

  /// Adds items at the end of a section; by default of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("items without a section")
    }
    insert(identifiers, into: section, at: numberOfItems(inSection: section))
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    insert(identifiers, into: place.section, at: place.index)
  }

  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier)
    insert(identifiers, into: place.section, at: place.index + 1)
  }

  /// Removes items, ignoring those that do not exist.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard let section = sections.removeValue(forKey: identifier) else { continue }
      items[section]?.removeAll { $0 == identifier }
    }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
  ) {
    for identifier in identifiers {
      precondition(sections[identifier] == nil, "the item '\(identifier)' is there already")
      sections[identifier] = section
    }
    items[section, default: []].insert(contentsOf: identifiers, at: index)
  }

  private func place(
    of identifier: ItemIdentifierType
  ) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sections[identifier],
      let index = items[section]?.firstIndex(of: identifier)
    else { preconditionFailure("no item '\(identifier)'") }
    return (section, index)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
