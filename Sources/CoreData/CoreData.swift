@_exported public import Foundation
public import Maquette

// Core Data at rest: a store without objects.

/// An object of a store.
open class NSManagedObject: NSObject, Identifiable, ObservableObject {
  /// The context; nil for an object without one.
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The description of the object's kind.
  public let entity: NSEntityDescription
  /// The object's name in the store.
  public let objectID = NSManagedObjectID()
  /// Indicates whether the object is to be removed; false.
  public var isDeleted: Bool { false }
  /// Indicates whether the object has changes; false.
  public var hasChanges: Bool { false }

  /// Creates an object in a context.
  public init(context: NSManagedObjectContext) {
    managedObjectContext = context
    entity = NSEntityDescription()
  }
  /// Creates an object of a kind in a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
    self.entity = entity
  }
  /// Called when the object was made.
  open func awakeFromInsert() {}
  /// Called when the object was read.
  open func awakeFromFetch() {}
  /// Called before the object is kept.
  open func willSave() {}
  /// Returns the description of the kind.
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
}

/// The name of an object in a store.
public final class NSManagedObjectID: NSObject, Sendable {}

/// The description of a kind of object.
public final class NSEntityDescription {
  /// The name of the kind.
  public var name: String?

  /// Creates a description.
  public init() {}
  /// Returns an object of a kind in a context.
  public static func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
}

/// The treatment of conflicts.
public final class NSMergePolicy: Sendable {
  /// A way of treating conflicts.
  public enum Kind: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
    case rollbackMergePolicyType
  }

  private init() {}

  /// Creates a treatment of conflicts.
  public init(merge type: Kind) {}

  /// A conflict is an error.
  public static let error = NSMergePolicy()
  /// The store wins.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// The memory wins.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
}

/// The memory wins.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The store wins.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

/// The kind of what a fetch returns.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}

extension NSSortDescriptor {
  /// Creates an order by a value that may be absent, which is before all others.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    self.init(keyPath: keyPath, ascending: ascending) { a, b in
      switch (a as? Value, b as? Value) {
      case (let a?, let b?): a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }
}

/// The objects of a store, with their changes.
open class NSManagedObjectContext: @unchecked Sendable {
  // Its one user is the main thread.
  /// The treatment of conflicts.
  public var mergePolicy: Any?
  /// Indicates whether changes of a context around are taken.
  public var automaticallyMergesChangesFromParent = false
  /// Indicates whether there are changes; false.
  public var hasChanges: Bool { false }

  /// Creates a context without objects.
  public init() {}
  /// Does nothing.
  open func save() throws {}
  /// Does nothing.
  open func delete(_ object: NSManagedObject) {}
  /// Returns no objects.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  /// Runs a block.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Runs a block.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Returns 0.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  /// Does nothing.
  open func rollback() {}
  /// Does nothing.
  open func refreshAllObjects() {}
  /// Does nothing.
  open func reset() {}
  /// The store from which the context reads.
  public var parent: NSManagedObjectContext?
}

/// A description of objects.
open class NSFetchRequest<ResultType> {
  /// The order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The condition.
  public var predicate: NSPredicate?
  /// The largest number; 0 for all.
  public var fetchLimit = 0

  /// Creates a description of all objects.
  public init(entityName: String? = nil) {}
}

/// A description of a store.
open class NSPersistentStoreDescription {
  /// The file.
  public var url: URL?
  /// Creates a description.
  public init() {}
}

/// A store, which is empty.
open class NSPersistentContainer: @unchecked Sendable {
  // Its one user is the main thread.
  /// The context of the views.
  public let viewContext = NSManagedObjectContext()
  /// The descriptions of the store.
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates an empty store.
  public init(name: String) { self.name = name }
  /// Returns a context apart from that of the views.
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  /// Runs a block with a context.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(NSManagedObjectContext())
  }
  /// The name.
  public let name: String
  /// Runs a block without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(NSPersistentStoreDescription(), nil) }
}

/// A store that is kept in a cloud, which is empty.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The objects that a description finds: none.
public struct FetchedResults<Result>: RandomAccessCollection {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last.
  public var endIndex: Int { 0 }
  /// The condition.
  public var nsPredicate: NSPredicate?
  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] = []
  /// The object at an index.
  ///
  /// - Precondition: It is not read, as there is none.
  public subscript(position: Int) -> Result { preconditionFailure("no object \(position)") }
}

/// The objects of the store around a view: none.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  /// Creates a description of objects in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  /// Creates a description of objects in an order.
  @_disfavoredOverload
  public init(
    entity: Any? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  /// Creates a description.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
  /// The objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

extension EnvironmentValues {
  private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
  }

  /// The context of the store around the view.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

extension NSPredicate {
  /// Creates a condition that all objects meet: formats are not read, and a store has no objects.
  public convenience init(format: String, _ arguments: any CVarArg...) { self.init(value: true) }
}

// Values of conditions, which nothing reads.

extension NSManagedObject: CVarArg {
  /// No words: a condition's values are not read.
  public var _cVarArgEncoding: [Int] { [] }
}
extension NSDate: @retroactive CVarArg {
  /// No words: a condition's values are not read.
  public var _cVarArgEncoding: [Int] { [] }
}
extension Date: @retroactive CVarArg {
  /// No words: a condition's values are not read.
  public var _cVarArgEncoding: [Int] { [] }
}
extension UUID: @retroactive CVarArg {
  /// No words: a condition's values are not read.
  public var _cVarArgEncoding: [Int] { [] }
}
