// Views of UIKit's among SwiftUI's: a picture has a labelled surface in their place, with a notice.
public import Maquette

/// A view of UIKit's, which is drawn as a labelled surface; none of its methods is called.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The view.
  associatedtype UIViewType: UIView
  /// What learns of the view's changes.
  associatedtype Coordinator = Void
  /// What the methods are given.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view to what the representable has.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what learns of the view's changes.
  func makeCoordinator() -> Coordinator
  /// Ends the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Ends nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// No view of this library's.
  public var body: Never { fatalError("the body of \(Self.self) is a view of UIKit's") }

  /// The nodes of the surface for the layout.
  public func _nodes(in context: _ViewContext) -> _ViewNodes {
    Placeholder(type: Self.self)._nodes(in: context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a representable view's methods are given.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What learns of the view's changes.
  public let coordinator: Representable.Coordinator
  /// The change that an animation belongs to.
  public let transaction: Transaction
  /// The values that the views around set.
  public let environment: EnvironmentValues
}

/// A view controller of UIKit's, which is drawn as a labelled surface; none of its methods is called.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The view controller.
  associatedtype UIViewControllerType: UIViewController
  /// What learns of the view controller's changes.
  associatedtype Coordinator = Void
  /// What the methods are given.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the view controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the view controller to what the representable has.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what learns of the view controller's changes.
  func makeCoordinator() -> Coordinator
  /// Ends the view controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Ends nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// No view of this library's.
  public var body: Never { fatalError("the body of \(Self.self) is a view of UIKit's") }

  /// The nodes of the surface for the layout.
  public func _nodes(in context: _ViewContext) -> _ViewNodes {
    Placeholder(type: Self.self)._nodes(in: context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a representable view controller's methods are given.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What learns of the view controller's changes.
  public let coordinator: Representable.Coordinator
  /// The change that an animation belongs to.
  public let transaction: Transaction
  /// The values that the views around set.
  public let environment: EnvironmentValues
}
