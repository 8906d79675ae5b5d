@_exported public import Foundation
@_exported public import Observation
public import SwiftUI
public import Maquette

// SwiftData at rest: models are objects, a container keeps what a preview inserts, and a query finds that.

/// A model that a container keeps, which `@Model` declares.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  /// The identity of the object.
  public var id: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
  /// The identity of the object.
  public var persistentModelID: PersistentIdentifier { id }
  /// The context of the object; nil.
  public var modelContext: ModelContext? { nil }
  /// Indicates whether two references are to the same object.
  public static func == (a: Self, b: Self) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a model.
public struct PersistentIdentifier: Hashable, Sendable {
  let object: ObjectIdentifier
}

/// Declares a class as a model.
@attached(
  extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "MacroExpansions", type: "ModelMacro")

/// Settings of a property, which have no effect.
@attached(peer)
public macro Attribute(_ options: Schema.AttributeOption..., originalName: String? = nil) =
  #externalMacro(module: "MacroExpansions", type: "PreviewableMacro")

/// The relationship of a property, which has no effect.
@attached(peer)
public macro Relationship(
  _ options: Schema.AttributeOption..., deleteRule: _DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil
) = #externalMacro(module: "MacroExpansions", type: "PreviewableMacro")

/// A property that is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "MacroExpansions", type: "PreviewableMacro")

/// The treatment of related models.
public enum _DeleteRule: Sendable {
  case noAction, nullify, cascade, deny
}

/// The models of a container.
public struct Schema: Sendable {
  /// Settings of a property.
  public enum AttributeOption: Sendable {
    case unique, externalStorage, ephemeral, preserveValueOnDeletion, spotlight,
      allowsCloudEncryption
  }

  /// Creates the models of a container.
  public init(_ types: [any PersistentModel.Type] = []) {}
}

/// The place of a container, which is the memory.
public struct ModelConfiguration: Sendable {
  /// Creates a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {}
}

/// A container of models.
public final class ModelContainer: @unchecked Sendable {
  // Its one user is the main thread.
  /// The context of the views.
  public let mainContext = ModelContext()

  /// Creates a container of models.
  public init(
    for types: any PersistentModel.Type..., configurations: ModelConfiguration...
  ) throws {}
  /// Creates a container of models.
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}
  /// Creates a container of models.
  public init(for schema: Schema, configurations: ModelConfiguration...) throws {}
}

/// The models of a container, with their changes.
public final class ModelContext: @unchecked Sendable {
  // Its one user is the main thread.
  private var models: [any PersistentModel] = []
  /// A setting without effect.
  public var autosaveEnabled = true
  /// Indicates whether there are changes; false.
  public var hasChanges: Bool { false }

  /// Creates a context without models.
  public init() {}
  /// Creates the context of a container.
  public init(_ container: ModelContainer) {}

  /// Adds a model.
  public func insert<T: PersistentModel>(_ model: T) { models.append(model) }
  /// Removes a model.
  public func delete<T: PersistentModel>(_ model: T) { models.removeAll { $0 === model } }
  /// Removes the models of a type that fulfil a condition; nil for all.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws { for object in found(FetchDescriptor(predicate: predicate)) { delete(object) } }
  /// Does nothing.
  public func save() throws {}
  /// Returns the models that a description finds.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    found(descriptor)
  }
  /// Returns the number of models that a description finds.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    found(descriptor).count
  }

  func found<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) -> [T] {
    let all = models.compactMap { $0 as? T }
      .filter { (try? descriptor.predicate?.evaluate($0)) ?? true }
    let sorted = descriptor.sortBy.isEmpty ? all : all.sorted(using: descriptor.sortBy)
    return descriptor.fetchLimit.map { Array(sorted.prefix($0)) } ?? sorted
  }
}

/// A description of models.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition; nil for all.
  public var predicate: Predicate<T>?
  /// The order.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number; nil for all.
  public var fetchLimit: Int?

  /// Creates a description.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The models of the container around a view.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  @Environment(\.modelContext) private var context

  /// Creates a query of a description.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }
  /// Creates a query of models in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
  /// Creates a query of models in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The models.
  public var wrappedValue: [Element] { context.found(descriptor) }
}

extension EnvironmentValues {
  private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext() }
  }

  /// The context of the container around the view.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the container of the models inside.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  /// Sets an empty container of the models inside.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false
  ) -> some View { environment(\.modelContext, ModelContext()) }
  /// Sets an empty container of the models inside.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false
  ) -> some View { environment(\.modelContext, ModelContext()) }
  /// Sets the context of the models inside.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
}

extension Scene {
  /// Returns the scene.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  /// Returns the scene.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false
  ) -> some Scene { self }
  /// Returns the scene.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false
  ) -> some Scene { self }
}
