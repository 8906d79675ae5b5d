@_exported public import Foundation
public import Maquette

// Core Data at rest: a store without objects.

/// An object of a store.
open class NSManagedObject: Hashable, Identifiable {
  /// Creates an object in a context.
  public init(context: NSManagedObjectContext) {}
  /// Indicates whether two references are to the same object.
  public static func == (a: NSManagedObject, b: NSManagedObject) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
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
  public init(name: String) {}
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
