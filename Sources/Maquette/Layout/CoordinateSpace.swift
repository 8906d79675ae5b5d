import CellViews
public import LayoutGeometry

/// The coordinates of a view, of the screen, or of a named view.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Unchecked: a name is a value that is compared, and nothing changes it.
  /// The coordinates of the screen.
  case global
  /// The view's own coordinates, whose origin is its top leading corner.
  case local
  /// The coordinates of the nearest surrounding view with a name.
  case named(AnyHashable)

  /// Indicates whether the coordinates are the screen's.
  public var isGlobal: Bool { self == .global }

  /// Indicates whether the coordinates are the view's own.
  public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates a view's own coordinates.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinates of the screen.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a named view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest scroll view around, which are the screen's where it has no name.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }

  /// Returns the coordinates of the nearest scroll view around along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinates of the nearest surrounding view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

nonisolated extension View {
  /// Names the view's coordinates, for the views in it.
  public func coordinateSpace(name: some Hashable) -> _ModifiedView<Self> {
    modified(.coordinateSpace(CoordinateSpaceName(name)))
  }

  /// Names the view's coordinates, for the views in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> _ModifiedView<Self> {
    coordinateSpace(name: name.name)
  }
}
