import CellViews
public import Foundation
public import LayoutGeometry

/// Fills the space that it is offered with views that know how large that is.
///
/// ```swift
/// GeometryReader { proxy in
///   Capsule().frame(width: proxy.size.width * 0.5)
/// }
/// ```
///
/// The views are made when the reader has its place, and are in its top leading corner.
public nonisolated struct GeometryReader<Content: View>: _BuiltInView {
  private let content: @MainActor (GeometryProxy) -> Content

  /// The views that `content` writes for a place.
  public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let content = context.late(layered: .topLeading, content)
    return _ViewNodes(
      .custom(
        CustomNode(GeometryNode { geometry, _ in try content(GeometryProxy(geometry: geometry)) })))
  }
}

extension _ViewContext {
  /// Makes views later, in the environment of this context.
  ///
  /// - Parameter alignment: How several views are placed over each other.
  @MainActor func late<Input: Sendable, Content: View>(
    layered alignment: Alignment, _ content: @escaping @MainActor (Input) -> Content
  ) -> @Sendable (Input) throws -> ViewNode {
    let environment = environment
    let make: @MainActor (Input) throws -> ViewNode = { input in
      let context = _ViewContext(environment: environment)
      let node = context.evaluating { content(input) }._nodes(in: context)
        .layered(alignment: alignment)
      try context.problems.check()
      return node
    }
    return { input in try onMainActor { try make(input) } }
  }
}

/// Where a view is, and how large.
public struct GeometryProxy: Sendable {
  let geometry: ViewGeometry

  /// The view's size, in points.
  public var size: CGSize { CGSize(geometry.size) }

  /// How far the screen's bars, notch and home indicator reach into the view.
  public var safeAreaInsets: EdgeInsets { geometry.safeArea }

  /// The view's place in the coordinates of a space; from right to left, x grows to the left.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The view's place in the coordinates of a space; from right to left, x grows to the left.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(Rect(origin: .zero, size: geometry.size))
    case .global: CGRect(geometry.global)
    case .named(let name): CGRect(geometry.frame(in: CoordinateSpaceName(name)))
    }
  }

  /// The place of the nearest view around that has a name, in the view's own coordinates; nil where
  /// none has.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    geometry.bounds(of: CoordinateSpaceName(space.name)).map { CGRect($0) }
  }

  /// What an anchor is in the view's own coordinates.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.resolve(geometry) }
}
