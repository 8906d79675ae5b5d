public import Foundation

// Items that are dragged and dropped, of which a picture shows none.

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: _Identified {
  /// The thing.
  public let itemProvider: NSItemProvider
  /// A value of the app's.
  open var localObject: Any?

  /// Creates an item of a thing.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// The items of a finger; there is none.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
  /// Returns the finger's place in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Returns whether a thing of a class can be made of an item.
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

/// The items that are dragged; there are none.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value of the app's.
  var localContext: Any? { get set }
}

/// The items that are to be dropped; there are none.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The items as they were dragged in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// A use of items that are dropped.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// A proposal for a use of items that are dropped.
@preconcurrency @MainActor
open class UIDropProposal {
  /// The use.
  public let operation: UIDropOperation

  /// Creates a proposal of a use.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}

/// A proposal for items that are dropped on a collection view.
open class UICollectionViewDropProposal: UIDropProposal {
  /// A place among the others.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// The place among the others.
  public let intent: Intent

  /// Creates a proposal of a use and a place.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A proposal for items that are dropped on a table view.
open class UITableViewDropProposal: UIDropProposal {
  /// A place among the others.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// The place among the others.
  public let intent: Intent

  /// Creates a proposal of a use and a place.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place from which it was dragged in this collection view.
  var sourceIndexPath: IndexPath? { get }
}

/// The items that are dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The items of the finger.
  var session: any UIDropSession { get }
  /// Moves an item to a place.
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

/// An item that is dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place from which it was dragged in this table view.
  var sourceIndexPath: IndexPath? { get }
}

/// The items that are dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The place.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal.
  var proposal: UITableViewDropProposal { get }
  /// The items of the finger.
  var session: any UIDropSession { get }
  /// Moves an item to a place.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

/// An object that makes the items that are dragged from a collection view; not called.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns the items.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// An object that takes the items that are dropped on a collection view; not called.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes the items.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// An object that makes the items that are dragged from a table view; not called.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns the items.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// An object that takes the items that are dropped on a table view; not called.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes the items.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
