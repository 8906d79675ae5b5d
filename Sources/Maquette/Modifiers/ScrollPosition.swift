import CellViews
import CollectionLayouts
public import Foundation
import LayoutGeometry

/// What a scroll view is scrolled to: a view of its content, an edge or a point.
///
/// ```swift
/// ScrollView {
///   ForEach(messages, id: \.self) { message in Text(message) }
/// }
/// .scrollPosition($position)
/// ```
///
/// Points count from the content's top leading corner, with its margins, and stay within the content.
public struct ScrollPosition: Sendable {
  private(set) var place: ScrollPlace?
  /// The identity of the view; nil for another place.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// Whether someone has scrolled, which nobody has.
  public var isPositionedByUser = false

  private init(_ place: ScrollPlace?) {
    self.place = place
  }

  /// No place: the content is where its anchor has it.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(nil)
  }

  /// The view with an identity.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(nil)
    scrollTo(id: id, anchor: anchor)
  }

  /// An edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge))
  }

  /// A point of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: Double(point.x), y: Double(point.y)))
  }

  /// A point of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: Double(x), y: Double(y)))
  }

  /// A distance from the content's leading edge, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: Double(x), y: nil))
  }

  /// A distance from the content's top, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: Double(y)))
  }

  /// The edge; nil for another place.
  public var edge: Edge? {
    guard case .end(let axis, let isStart) = place else { return nil }
    return axis == .vertical ? isStart ? .top : .bottom : isStart ? .leading : .trailing
  }

  /// The point, in points; nil where one of its coordinates is not given.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The distance from the content's leading edge, in points; nil where none is given.
  public var x: CGFloat? {
    guard case .point(let x?, y: _) = place else { return nil }
    return CGFloat(x)
  }

  /// The distance from the content's top, in points; nil where none is given.
  public var y: CGFloat? {
    guard case .point(x: _, let y?) = place else { return nil }
    return CGFloat(y)
  }

  /// The identity of the view, if it is of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

  /// Scrolls to the view with an identity.
  ///
  /// The anchor is the point of the view that is at the same point of the viewport; nil scrolls no further
  /// than until the view is seen.
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
  /// True for the same place.
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

  /// The place with the anchor of the modifier, where it names none.
  fileprivate func anchored(_ anchor: UnitPoint?) -> ScrollPlace {
    guard case .view(let id, anchor: nil) = self else { return self }
    return .view(id, anchor: anchor?.point)
  }
}

/// Where scrolling to a point ends.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// At the viewports that follow each other from the content's start.
  case paging
  /// At the leading edge of the nearest view of a `scrollTargetLayout()`.
  case viewAligned

  /// How many views a swipe passes.
  public enum ViewAlignedLimit: Hashable, Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  /// At the leading edge of the nearest view, however many a swipe passes.
  public static func viewAligned(limitBehavior: ViewAlignedLimit) -> ScrollTargetBehavior {
    .viewAligned
  }
}

/// What the anchor of a scroll view decides.
public enum ScrollAnchorRole: Hashable, Sendable {
  /// Which part of the content is seen at first.
  case initialOffset
  /// Which part of it stays in sight when its size changes, which a picture does not show.
  case sizeChanges
  /// Where content is that is shorter than the viewport.
  case alignment
}

nonisolated extension View {
  /// What the scroll views inside are scrolled to when the picture is drawn.
  ///
  /// For a view whose position names none, the anchor is the point of it that is at the same point of the
  /// viewport; nil scrolls no further than until it is seen.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> _EnvironmentView<Self> {
    scrolled(to: { position.wrappedValue.place?.anchored(anchor) }, file, line)
  }

  /// The view that the scroll views inside are scrolled to, by the value that it has in its `ForEach` or by
  /// `id(_:)`; nil for none.
  ///
  /// The anchor is the point of the view that is at the same point of the viewport; nil scrolls no further
  /// than until it is seen.
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

  /// Which part of the content of the scroll views inside is seen at first, and where content is that
  /// is shorter than they are; nil for its start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      $0.scrolling.initialAnchor = anchor
      $0.scrolling.alignmentAnchor = anchor
    }
  }

  /// Which part of the content of the scroll views inside is seen at first, or where content is that is
  /// shorter than they are.
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

  /// Where scrolling to a point ends in the scroll views inside.
  public func scrollTargetBehavior(
    _ behavior: ScrollTargetBehavior, file: StaticString = #fileID, line: UInt = #line
  ) -> _EnvironmentView<Self> {
    let source = ScrollContent.Source(file: "\(file)", line: line)
    return _EnvironmentView(self) {
      $0.scrolling.target = behavior == .paging ? .paging : .viewAligned
      $0.scrolling.targetSource = source
    }
  }

  /// Whether the views of the stack or grid are those where scrolling ends.
  public func scrollTargetLayout(isEnabled: Bool = true) -> _EnvironmentView<Self> {
    _EnvironmentView(self) {
      if isEnabled, $0.findsScrollTargets { $0.isScrollTargetLayout = true }
    }
  }
}
