@_exported public import CoreLocation
@_exported public import UIKit
@_exported public import struct Maquette.Map
public import Maquette

// Maps are drawn as the library's own placeholder, with a notice.

/// A size on the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The height.
  public var latitudeDelta: CLLocationDegrees
  /// The width.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a size.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan

  /// Creates a part of the earth.
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0)
  ) {
    self.center = center
    self.span = span
  }

  /// Creates a part of the earth of a size in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree of latitude is 111,320 metres.
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_320, longitudeDelta: longitudinalMeters / 111_320))
  }
}

/// The part of the earth that a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  /// All that is on the map.
  public static let automatic = MapCameraPosition()

  /// Returns a part of the earth.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .automatic }
  /// Returns the place of the device.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

/// A mark on a map, which is not drawn.
public nonisolated struct MapMarker: View {
  /// Creates a mark at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  /// No view.
  @MainActor public var body: some View { EmptyView() }
}

/// A mark on a map, which is not drawn.
public nonisolated struct Marker: View {
  /// Creates a mark with a title at a place.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil, coordinate: CLLocationCoordinate2D
  ) {}
  /// No view.
  @MainActor public var body: some View { EmptyView() }
}

/// A view on a map, which is not drawn.
public nonisolated struct Annotation<Content: View>: View {
  /// Creates a view at a place.
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  /// No view.
  @MainActor public var body: some View { EmptyView() }
}

/// A view on a map, under its name before iOS 17, which is not drawn.
public nonisolated struct MapAnnotation<Content: View>: View {
  /// Creates a view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
  /// No view.
  @MainActor public var body: some View { EmptyView() }
}

/// A look of a map.
public enum MapStyle: Sendable {
  case standard, hybrid, imagery

  /// The heights of hills and buildings, of which none is drawn.
  public enum Elevation: Sendable {
    case automatic, flat, realistic
  }

  /// Returns the look of streets.
  public static func standard(elevation: Elevation = .automatic) -> MapStyle { .standard }
  /// Returns the look of pictures from above with streets.
  public static func hybrid(elevation: Elevation = .automatic) -> MapStyle { .hybrid }
  /// Returns the look of pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
}

nonisolated extension View {
  /// Returns the view: a map is one of no real place.
  public func mapStyle(_ style: MapStyle) -> Self { self }
  /// Returns the view: no controls are drawn on a map.
  public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> Self { self }
  /// Returns the view: no controls are drawn on a map.
  public func mapControlVisibility(_ visibility: Visibility) -> Self { self }
}

extension Map {
  /// Creates a map.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(file: file, line: line) }

  /// Creates a map with marks.
  public init<Items: RandomAccessCollection, Content: View>(
    coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) where Items.Element: Identifiable { self.init(file: file, line: line) }

  /// Creates a map with marks.
  public init<Content: View>(
    position: Binding<MapCameraPosition>, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) { self.init(file: file, line: line) }

  /// Creates a map.
  public init(
    initialPosition: MapCameraPosition, file: StaticString = #fileID, line: UInt = #line
  ) { self.init(file: file, line: line) }

  /// Creates a map with marks.
  public init<Content: View>(
    initialPosition: MapCameraPosition, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) { self.init(file: file, line: line) }
}
