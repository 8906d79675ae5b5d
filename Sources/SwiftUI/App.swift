public import Foundation
public import Maquette
public import UIKit

// An app at rest: its file compiles, and nothing of it is drawn. A picture is drawn of a preview.

/// An app.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Ends the program: an app is shown by its previews.
  public static func main() {
    FileHandle.standardError.write(
      Data("\(Self.self): an app is not run here: draw its previews\n".utf8))
  }
}

/// A part of an app, such as its window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes inside.
  associatedtype Body: Scene
  /// The scenes inside.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene of this library, which has no scenes inside.
@MainActor @preconcurrency
public protocol _LeafScene: Scene where Body == Never {}

extension _LeafScene {
  /// A body that is never used.
  public var body: Never { preconditionFailure("the body of \(Self.self)") }
}

/// A builder of scenes.
@resultBuilder
public enum SceneBuilder {
  /// Returns a scene of the closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _Scenes {
    _Scenes()
  }
  /// Returns the scenes of an `if`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _Scenes { _Scenes() }
  /// Returns the scenes of an `if` with an `else`.
  public static func buildEither<Content: Scene>(first: Content) -> _Scenes { _Scenes() }
  /// Returns the scenes of an `else`.
  public static func buildEither<Content: Scene>(second: Content) -> _Scenes { _Scenes() }
  /// Returns the scene of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _Scenes {
    _Scenes()
  }
}

/// Scenes of any kind.
public nonisolated struct _Scenes: _LeafScene {}

/// A window of views.
public nonisolated struct WindowGroup<Content: View>: _LeafScene {
  /// Creates a window of views.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a window of views with an identity.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window of views with a title.
  public init(_ title: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
  }
}

/// A window of a document.
public nonisolated struct DocumentGroup<Content: View>: _LeafScene {
  /// Creates a window of a document.
  public init<Document>(
    newDocument: @autoclosure () -> Document, @ViewBuilder editor: (Document) -> Content
  ) {}
}

extension Scene {
  /// Returns the scene.
  public func commands<Content>(content: () -> Content) -> some Scene { self }
  /// Returns the scene.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }
  /// Returns the scene.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
  /// Returns the scene.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Returns the scene.
  public func environmentObject<Model: ObservableObject>(_ model: Model) -> some Scene { self }
  /// Returns the scene.
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { self }
  /// Returns the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }
  /// Returns the scene.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}

/// The object that observes an app's life, which is not made, as no app is run.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  /// The object.
  ///
  /// - Precondition: It is not read.
  @MainActor public var wrappedValue: Delegate {
    preconditionFailure("an app's delegate is not made here")
  }

  /// Declares the class of the object.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
}
