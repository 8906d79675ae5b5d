import CellViews
public import Foundation
public import LayoutGeometry

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
  private let views: ArraySlice<LayoutSubview>
  let container: SubviewPlaces

  init(_ views: ArraySlice<LayoutSubview>, in container: SubviewPlaces) {
    self.views = views
    self.container = container
  }

  /// The layout direction; layouts are mirrored automatically.
  public var layoutDirection: LayoutDirection { container.pass.direction }

  /// The position of the first view.
  public var startIndex: Int { views.startIndex }

  /// The position after the last view.
  public var endIndex: Int { views.endIndex }

  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview { views[position] }

  /// Returns a range of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views[bounds], in: container)
  }
}

/// A view that a layout measures and places.
public struct LayoutSubview: Equatable {
  /// The view's node for the layout.
  let node: LayoutNode
  private let position: Int
  private let container: SubviewPlaces

  init(_ node: LayoutNode, at position: Int, in container: SubviewPlaces) {
    self.node = node
    self.position = position
    self.container = container
  }

  /// Returns whether two values are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// The priority from `layoutPriority(_:)`; 0 by default.
  public var priority: Double { node.priority }

  /// The view's preferred space beside it.
  public var spacing: ViewSpacing {
    ViewSpacing(container.trying(or: .view) { try node.spacing(in: container.pass) })
  }

  /// Returns the view's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(measurement(for: proposal).size)
  }

  /// Returns the view's size for a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(measurement(for: proposal))
  }

  private func measurement(for proposal: ProposedViewSize) -> LayoutGeometry.Measurement {
    container.trying(or: Measurement(size: .zero)) {
      try node.measure(proposal.proposal, in: container.pass)
    }
  }

  /// Places the view; the last call counts.
  ///
  /// - Parameters:
  ///   - position: The place, in the coordinates of the container's bounds.
  ///   - anchor: The point of the view that is at `position`.
  ///   - proposal: The proposal to the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    container.places[self.position] = SubviewPlaces.Place(
      position: Point(position), anchor: Point(x: anchor.x, y: anchor.y),
      proposal: proposal.proposal)
  }

  /// The value from `layoutValue(key:value:)`, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.values[OwnLayoutValue<Key>.self]?.value ?? Key.defaultValue
  }
}

/// The places of a container's views from a layout, and the first error on the way.
final class SubviewPlaces {
  struct Place {
    var position: Point
    /// The point of the view that is at `position`, in its unit square.
    var anchor: Point
    var proposal: ProposedSize
  }

  /// The places, by the views' positions; nil for a view that was not placed.
  var places: [Place?]
  let pass: LayoutPass
  let environment: ViewEnvironment
  private var error: (any Error)?

  init(count: Int, environment: ViewEnvironment, pass: LayoutPass) {
    places = Array(repeating: nil, count: count)
    self.environment = environment
    self.pass = pass
  }

  /// Returns the result of `body`, or `fallback` if it throws: the first error is kept, as a
  /// layout's methods do not throw.
  func trying<Value>(or fallback: Value, _ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch {
      if self.error == nil { self.error = error }
      return fallback
    }
  }

  /// Throws the first error, if there is one.
  func check() throws {
    if let error { throw error }
  }
}

/// A key of views' values for the layout that places them.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that does not set one.
  static var defaultValue: Value { get }
}

/// The value of a user's key, stored under the key.
enum OwnLayoutValue<Key: LayoutValueKey>: LayoutValueName {
  struct Value: @unchecked Sendable {
    // Unchecked: views are created and layouts run on the main actor alone.
    let value: Key.Value
  }

  static func setting(of value: Value) -> LayoutSetting? {
    // The layout that reads the value is the user's code.
    nil
  }
}

nonisolated extension View {
  /// Sets a value of the view for the layout that places it.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> _ModifiedView<Self> {
    modified(.layoutValue(OwnLayoutValue<Key>.self, OwnLayoutValue<Key>.Value(value: value)))
  }
}
