import CellViews
public import Foundation
public import LayoutGeometry

/// A view that fills its proposal with views that depend on its size.
///
/// ```swift
/// GeometryReader { proxy in
///   Capsule().frame(width: proxy.size.width * 0.5)
/// }
/// ```
///
/// The views are created when the reader is placed, and are in its top leading corner.
public nonisolated struct GeometryReader<Content: View>: _BuiltInView {
  private let content: @MainActor (GeometryProxy) -> Content

  /// Creates a reader with the views of `content` for a place.
  public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    let content = context.late(layered: .topLeading, content)
    return _ViewNodes(
      .custom(
        CustomNode(GeometryNode { geometry, _ in try content(GeometryProxy(geometry: geometry)) })))
  }
}

extension _ViewContext {
  /// Creates views later, in the environment of this context.
  ///
  /// - Parameter alignment: The alignment of several views on top of each other.
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

/// The place and the size of a view.
public struct GeometryProxy: Sendable {
  let geometry: ViewGeometry

  /// The view's size, in points.
  public var size: CGSize { CGSize(geometry.size) }

  /// The insets of the screen's bars, notch and home indicator in the view.
  public var safeAreaInsets: EdgeInsets { geometry.safeArea }

  /// Returns the view's frame in the coordinates of a space; from right to left, x grows to the
  /// left.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns the view's frame in the coordinates of a space; from right to left, x grows to the
  /// left.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(Rect(origin: .zero, size: geometry.size))
    case .global: CGRect(geometry.global)
    case .named(let name): CGRect(geometry.frame(in: CoordinateSpaceName(name)))
    }
  }

  /// Returns the frame of the nearest surrounding view with a name, in the view's own coordinates;
  /// nil if there is none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    geometry.bounds(of: CoordinateSpaceName(space.name)).map { CGRect($0) }
  }

  /// The value of an anchor in the view's own coordinates.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.resolve(geometry) }
}
