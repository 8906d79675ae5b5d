// A picture shows UIKit's views among SwiftUI's as labelled surfaces, with a notice.
public import Maquette

/// A view of UIKit's, which is drawn as a labelled surface; none of its methods is called.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The view.
  associatedtype UIViewType: UIView
  /// An object that observes the view's changes.
  associatedtype Coordinator = Void
  /// The context that the methods are passed.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view with the representable's values.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the object that observes the view's changes.
  func makeCoordinator() -> Coordinator
  /// Cleans up the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// A body that is never used: the view is UIKit's.
  public var body: Never { fatalError("the body of \(Self.self) is a view of UIKit's") }

  /// Returns the nodes of the surface for the layout.
  public func _nodes(in context: _ViewContext) -> _ViewNodes {
    Placeholder(type: Self.self)._nodes(in: context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context that a representable view's methods are passed.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that observes the view's changes.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change, with its animation.
  public let transaction: Transaction
  /// The environment that the surrounding views set.
  public let environment: EnvironmentValues
}

/// A view controller of UIKit's, which is drawn as a labelled surface; none of its methods is called.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The view controller.
  associatedtype UIViewControllerType: UIViewController
  /// An object that observes the view controller's changes.
  associatedtype Coordinator = Void
  /// The context that the methods are passed.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the view controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the view controller with the representable's values.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the object that observes the view controller's changes.
  func makeCoordinator() -> Coordinator
  /// Cleans up the view controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// A body that is never used: the view is UIKit's.
  public var body: Never { fatalError("the body of \(Self.self) is a view of UIKit's") }

  /// Returns the nodes of the surface for the layout.
  public func _nodes(in context: _ViewContext) -> _ViewNodes {
    Placeholder(type: Self.self)._nodes(in: context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context that a representable view controller's methods are passed.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The object that observes the view controller's changes.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change, with its animation.
  public let transaction: Transaction
  /// The environment that the surrounding views set.
  public let environment: EnvironmentValues
}
