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

  /// Where leading is; layouts are mirrored by themselves.
  public var layoutDirection: LayoutDirection { container.pass.direction }

  /// The first view's position.
  public var startIndex: Int { views.startIndex }

  /// The position after the last view.
  public var endIndex: Int { views.endIndex }

  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview { views[position] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views[bounds], in: container)
  }
}

/// A view that a layout measures and places.
public struct LayoutSubview: Equatable {
  /// The view in its surroundings.
  let node: LayoutNode
  private let position: Int
  private let container: SubviewPlaces

  init(_ node: LayoutNode, at position: Int, in container: SubviewPlaces) {
    self.node = node
    self.position = position
    self.container = container
  }

  /// True for the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// What `layoutPriority(_:)` gives the view; 0 by default.
  public var priority: Double { node.priority }

  /// How much space the view wants beside it.
  public var spacing: ViewSpacing { ViewSpacing(isSpacer: node.isSpacer) }

  /// The size that the view takes for an offer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(measurement(for: proposal).size)
  }

  /// The size that the view takes for an offer, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(measurement(for: proposal))
  }

  private func measurement(for proposal: ProposedViewSize) -> LayoutGeometry.Measurement {
    container.trying(or: Measurement(size: .zero)) {
      try node.measure(proposal.proposal, in: container.pass)
    }
  }

  /// Places the view; the last place counts.
  ///
  /// - Parameters:
  ///   - position: In the coordinates of the container's bounds.
  ///   - anchor: The point of the view that is at `position`.
  ///   - proposal: What the view is offered.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    container.places[self.position] = SubviewPlaces.Place(
      position: Point(position), anchor: Point(x: anchor.x, y: anchor.y),
      proposal: proposal.proposal)
  }

  /// The value that `layoutValue(key:value:)` gives the view, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.values[OwnLayoutValue<Key>.self]?.value ?? Key.defaultValue
  }
}

/// Where a layout placed the views of a container, and what went wrong on the way.
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
  /// The surroundings of the container.
  let environment: ViewEnvironment
  private var error: (any Error)?

  init(count: Int, environment: ViewEnvironment, pass: LayoutPass) {
    places = Array(repeating: nil, count: count)
    self.environment = environment
    self.pass = pass
  }

  /// What `body` returns; where it throws, the first error is kept and `fallback` returned, since a
  /// layout's methods do not throw.
  func trying<Value>(or fallback: Value, _ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch {
      if self.error == nil { self.error = error }
      return fallback
    }
  }

  /// Throws the first error that was kept.
  func check() throws {
    if let error { throw error }
  }
}

/// A value that views have for the layout that places them.
public protocol LayoutValueKey: SendableMetatype {
  /// What the value is.
  associatedtype Value
  /// The value of a view that has none.
  static var defaultValue: Value { get }
}

/// The value of a user's key, by the key.
enum OwnLayoutValue<Key: LayoutValueKey>: LayoutValueName {
  struct Value: @unchecked Sendable {
    // Unchecked: views are made and layouts run on the main actor alone.
    let value: Key.Value
  }

  static func setting(of value: Value) -> LayoutSetting? {
    // Nobody knows what a layout does with the value.
    nil
  }
}

nonisolated extension View {
  /// Gives the view a value for the layout that places it.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> _ModifiedView<Self> {
    modified(.layoutValue(OwnLayoutValue<Key>.self, OwnLayoutValue<Key>.Value(value: value)))
  }
}
