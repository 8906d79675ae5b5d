// UIKit's views among SwiftUI's; one that has nothing to draw is a labelled surface, with a notice.
public import Foundation
public import Maquette

/// A view of UIKit's, which is drawn as a labelled surface where there is nothing in it that can be drawn.
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
  /// Returns the size of the view for a proposal; nil for the view's own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns nil.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// A body that is never used: the view is UIKit's.
  public var body: Never { fatalError("the body of \(Self.self) is a view of UIKit's") }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let surroundings = Context(
      coordinator: makeCoordinator(), transaction: Transaction(), environment: context.environment)
    let view = context.evaluating {
      let view = makeUIView(context: surroundings)
      updateUIView(view, context: surroundings)
      return view
    }
    guard view.drawsSomething else { return Placeholder(type: Self.self)._nodes(in: context) }
    return UIViewHost(view) { sizeThatFits($0, uiView: view, context: surroundings) }
      ._nodes(in: context)
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

/// A view controller of UIKit's, which is drawn as a labelled surface where there is nothing in it that can be drawn.
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

  /// Returns the nodes of the screen for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let surroundings = Context(
      coordinator: makeCoordinator(), transaction: Transaction(), environment: context.environment)
    let controller = context.evaluating {
      let controller = makeUIViewController(context: surroundings)
      updateUIViewController(controller, context: surroundings)
      return controller
    }
    guard controller.drawsSomething else {
      return Placeholder(type: Self.self)._nodes(in: context)
    }
    return controller.shown._nodes(in: context)
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

/// A gesture of UIKit's, which recognises nothing at rest.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: Gesture where Value == Void, Body == Never {
  /// The gesture.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// An object that observes the gesture.
  associatedtype Coordinator = Void
  /// The context that the methods are passed.
  typealias Context = UIGestureRecognizerRepresentableContext<Coordinator>

  /// Creates the gesture.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Called when the gesture goes on; never.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Updates the gesture; not called.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the object that observes the gesture; not called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// The places of a gesture.
  public typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableContext<
    Coordinator
  >.Converter
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates no object.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context that the methods of a gesture are passed.
@MainActor
public struct UIGestureRecognizerRepresentableContext<Coordinator> {
  /// The places of a gesture.
  @MainActor
  public struct Converter {
    /// The place of the finger, in points.
    public var localLocation: CGPoint { .zero }
    /// The move of the finger, in points.
    public var localTranslation: CGPoint? { nil }
  }

  /// The object that observes the gesture.
  public let coordinator: Coordinator
  /// The places of the gesture.
  public let converter = Converter()
}
