public import Foundation

// Items do not come or go at rest, so that no layout is asked about them.

/// An item that comes, goes or moves: there is none.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The changes of an item.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The place of the item before.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The place of the item afterwards.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The change.
  open var updateAction: Action { .none }
}

extension NSIndexPath {
  /// The section of an item or a row.
  public var section: Int { index(atPosition: 0) }
  /// The item in its section.
  public var item: Int { index(atPosition: 1) }
  /// The row in its section.
  public var row: Int { index(atPosition: 1) }
}
