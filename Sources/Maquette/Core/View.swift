/// A piece of a screen, as in SwiftUI: a value that is made of other views.
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
  /// What the view is made of.
  associatedtype Body: View

  /// The views that this view is made of; a view of this library's own is made of itself.
  @ViewBuilder var body: Body { get }

  /// The nodes of the view for the layout; what its body has, unless this library declares the view.
  func _nodes(in context: _ViewContext) -> _ViewNodes
}

extension View {
  /// The nodes of the view's body, in the environment of `context`.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    guard let inner = context.deeper else { return context.nestedTooDeeply }
    return context.evaluating { body }._nodes(in: inner)
  }
}

/// A view of this library's own, which has nodes and is made of nothing but itself.
public protocol _BuiltInView: View where Body == Self {}

extension _BuiltInView {
  /// The view itself.
  public var body: Self { self }
}

extension Never: View {
  /// No value, as there is none of this type.
  public var body: Never { self }
}
