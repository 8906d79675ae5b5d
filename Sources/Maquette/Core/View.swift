/// A piece of a screen, as in SwiftUI: a value composed of other views.
///
/// ```swift
/// struct Tag: View {
///   let text: String
///   @State private var isOn = true
///
///   var body: some View {
///     Text(text).font(.caption).padding(4).background(.mint).opacity(isOn ? 1 : 0.5)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol View: SendableMetatype {
  /// The type of the body.
  associatedtype Body: View

  /// The views that this view is composed of; the body of one of this library's views is the view
  /// itself.
  @ViewBuilder var body: Body { get }

  /// Returns the nodes of the view for the layout: those of its body, unless this library declares
  /// the view.
  func _nodes(in context: _ViewContext) -> _ViewNodes
}

extension View {
  /// Returns the nodes of the view's body, in the environment of `context`.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    guard let inner = context.deeper else { return context.nestedTooDeeply }
    context.environment[object: RestingViews.self]?.link(self)
    return context.evaluating { body }._nodes(in: inner)
  }
}

/// A view of this library, which has nodes and is its own body.
public protocol _BuiltInView: View where Body == Self {}

extension _BuiltInView {
  /// The view itself.
  public var body: Self { self }
}

extension Never: View {
  /// A body that is never used: there is no value of this type.
  public var body: Never { self }
}
