public import CellViews

/// What the settings of sections can be written behind: a section, or a collection.
///
/// A collection's setting holds for those of its sections that do not say so themselves.
public protocol SectionSettings {
  /// The value with its sections changed.
  ///
  /// - Parameters:
  ///   - isUnset: True for a section that does not say itself what `change` says.
  ///   - change: Changes a section.
  func changingSections(
    where isUnset: (CollectionSection) -> Bool, _ change: (inout CollectionSection) -> Void
  ) -> Self
}

extension CollectionSection: SectionSettings {
  /// The section, changed whether it says so itself already or not.
  public func changingSections(
    where isUnset: (CollectionSection) -> Bool, _ change: (inout CollectionSection) -> Void
  ) -> CollectionSection {
    var section = self
    change(&section)
    return section
  }
}

extension Collection: SectionSettings {
  /// The collection with those of its sections changed that do not say so themselves.
  public func changingSections(
    where isUnset: (CollectionSection) -> Bool, _ change: (inout CollectionSection) -> Void
  ) -> Collection {
    var collection = self
    for index in collection.sections.indices where isUnset(collection.sections[index]) {
      change(&collection.sections[index])
    }
    return collection
  }
}
