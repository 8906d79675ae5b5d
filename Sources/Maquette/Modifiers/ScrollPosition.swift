import CellViews
import CollectionLayouts
public import Foundation
import LayoutGeometry

/// A position of a scroll view: a view of its content, an edge or a point.
///
/// ```swift
/// ScrollView {
///   ForEach(messages, id: \.self) { message in Text(message) }
/// }
/// .scrollPosition($position)
/// ```
///
/// Points are measured from the content's top leading corner, with its margins, and clamped to the
/// content.
public struct ScrollPosition: Sendable {
  private(set) var place: ScrollPlace?
  /// The identity of the view; nil for other positions.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// Indicates whether a person has scrolled; false at rest.
  public var isPositionedByUser = false

  private init(_ place: ScrollPlace?) {
    self.place = place
  }

  /// Creates no position: the content's anchor decides.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(nil)
  }

  /// Creates a position at the view with an identity.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(nil)
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge))
  }

  /// Creates a position at a point of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: Double(point.x), y: Double(point.y)))
  }

  /// Creates a position at a point of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: Double(x), y: Double(y)))
  }

  /// Creates a position at a distance from the content's leading edge, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: Double(x), y: nil))
  }

  /// Creates a position at a distance from the content's top, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: Double(y)))
  }

  /// The edge; nil for other positions.
  public var edge: Edge? {
    guard case .end(let axis, let isStart) = place else { return nil }
    return axis == .vertical ? isStart ? .top : .bottom : isStart ? .leading : .trailing
  }

  /// The point, in points; nil if one of its coordinates is missing.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The distance from the content's leading edge, in points; nil if it is missing.
  public var x: CGFloat? {
    guard case .point(let x?, y: _) = place else { return nil }
    return CGFloat(x)
  }

  /// The distance from the content's top, in points; nil if it is missing.
  public var y: CGFloat? {
    guard case .point(x: _, let y?) = place else { return nil }
    return CGFloat(y)
  }

  /// Returns the identity of the view, if it is of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

  /// Scrolls to the view with an identity.
  ///
  /// The anchor is the point of the view that aligns with the same point of the viewport; nil
  /// scrolls only until the view is visible.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .view(ScrollID(id), anchor: anchor?.point)
    viewID = id
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(.edge(edge)) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }

  /// Scrolls to a distance from the content's leading edge, in points.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

  /// Scrolls to a distance from the content's top, in points.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
}

extension ScrollPosition: Equatable {
  /// Returns whether two positions are equal.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool { a.place == b.place }
}

extension ScrollPlace {
  fileprivate static func edge(_ edge: Edge) -> ScrollPlace {
    switch edge {
    case .top: .end(.vertical, isStart: true)
    case .bottom: .end(.vertical, isStart: false)
    case .leading: .end(.horizontal, isStart: true)
    case .trailing: .end(.horizontal, isStart: false)
    }
  }

  /// Returns the position with the modifier's anchor, unless it has its own.
  fileprivate func anchored(_ anchor: UnitPoint?) -> ScrollPlace {
    guard case .view(let id, anchor: nil) = self else { return self }
    return .view(id, anchor: anchor?.point)
  }
}

/// A rule for the end of scrolling to a point.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// At a multiple of the viewport from the content's start.
  case paging
  /// At the leading edge of the nearest view of a `scrollTargetLayout()`.
  case viewAligned

  /// A limit on the number of views that a swipe passes.
  public enum ViewAlignedLimit: Hashable, Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  /// Returns the rule that ends at the leading edge of the nearest view, whatever the limit of a
  /// swipe.
  public static func viewAligned(limitBehavior: ViewAlignedLimit) -> ScrollTargetBehavior {
    .viewAligned
  }
}

/// A role of a scroll view's anchor.
public enum ScrollAnchorRole: Hashable, Sendable {
  /// The part of the content that is visible initially.
  case initialOffset
  /// The part of the content that stays visible when its size changes, which a picture does not
  /// show.
  case sizeChanges
  /// The alignment of content that is shorter than the viewport.
  case alignment
}

nonisolated extension View {
  /// Sets the position of the scroll views inside when the picture is drawn.
  ///
  /// For a view whose position has no anchor of its own, the anchor is its point that aligns with
  /// the same point of the viewport; nil scrolls only until it is visible.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _EnvironmentView<Self> {
    scrolled(to: { position.wrappedValue.place?.anchored(anchor) }, file, line)
  }

  /// Sets the view that the scroll views inside scroll to, by its value in its `ForEach` or from
  /// `id(_:)`; nil for none.
  ///
  /// The anchor is the point of the view that aligns with the same point of the viewport; nil
  /// scrolls only until the view is visible.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<Self> {
    scrolled(
      to: { id.wrappedValue.map { .view(ScrollID($0), anchor: anchor?.point) } }, file, line)
  }

  private func scrolled(
    to place: @escaping () -> ScrollPlace?, _ file: StaticString, _ line: UInt
  ) -> _EnvironmentView<Self> {
    let source = ScrollContent.Source(file: "\(file)", line: line)
    return _EnvironmentView(self) {
      $0.scrolling.place = place()
      $0.scrolling.placeSource = source
    }
  }

  /// Sets the initially visible part of the content of the scroll views inside, and the alignment
  /// of shorter content; nil for its start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      $0.scrolling.initialAnchor = anchor
      $0.scrolling.alignmentAnchor = anchor
    }
  }

  /// Sets the initially visible part of the content of the scroll views inside, or the alignment of
  /// shorter content.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      switch role {
      case .initialOffset: $0.scrolling.initialAnchor = anchor
      case .alignment: $0.scrolling.alignmentAnchor = anchor
      case .sizeChanges: break
      }
    }
  }

  /// Sets the rule for the end of scrolling to a point in the scroll views inside.
  public func scrollTargetBehavior(
    _ behavior: ScrollTargetBehavior, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<Self> {
    let source = ScrollContent.Source(file: "\(file)", line: line)
    return _EnvironmentView(self) {
      $0.scrolling.target = behavior == .paging ? .paging : .viewAligned
      $0.scrolling.targetSource = source
    }
  }

  /// Marks the views of the stack or grid as those at which scrolling ends.
  public func scrollTargetLayout(isEnabled: Bool = true) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      if isEnabled, $0.findsScrollTargets { $0.isScrollTargetLayout = true }
    }
  }
}
