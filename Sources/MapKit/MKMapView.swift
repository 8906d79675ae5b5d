public import CoreLocation
public import Foundation
import Maquette
public import MaquetteUIKit

// A map of UIKit's is the library's map of no real place, with a notice; marks and lines are not drawn.

/// A map, which is one of no real place.
open class MKMapView: _SurfaceView {
  /// The object that makes the views of marks; not called.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The part of the earth; not drawn.
  open var region = MKCoordinateRegion()
  /// The place in the middle; not drawn.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// The marks; not drawn.
  public private(set) var annotations: [any MKAnnotation] = []
  /// The marks that are chosen.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// The lines; not drawn.
  public private(set) var overlays: [any MKOverlay] = []
  /// The look; not drawn.
  open var mapType = MKMapType.standard
  /// Indicates whether the device's place is shown; it is not known.
  open var showsUserLocation = false
  /// Indicates whether the compass is shown; it is not drawn.
  open var showsCompass = true
  /// Indicates whether a scale is shown; it is not drawn.
  open var showsScale = false
  /// Indicates whether the traffic is shown; it is not drawn.
  open var showsTraffic = false
  /// Indicates whether houses are shown; they are not drawn.
  open var showsBuildings = true
  /// Indicates whether two fingers change the scale.
  open var isZoomEnabled = true
  /// Indicates whether a finger moves the map.
  open var isScrollEnabled = true
  /// Indicates whether two fingers turn the map.
  open var isRotateEnabled = true
  /// Indicates whether two fingers tilt the map.
  open var isPitchEnabled = true
  /// The way the map follows the device; it does not.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The place of the device: unknown.
  public let userLocation = MKUserLocation()

  /// Creates a map with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    surface = AnyView(Map(file: "MKMapView", line: 0))
  }

  /// Returns nil: there are no nibs to decode a map from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Sets the part of the earth.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Sets the place in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// Sets the way the map follows the device.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// Adds a mark.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds marks.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes a mark.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Removes marks.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// Adds marks.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
  }
  /// Chooses a mark.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Chooses no mark.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations = []
  }
  /// Adds a line.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds lines.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes a line.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes lines.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  /// Does nothing.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier name: String) {}
  /// Returns nil: no view of a mark is kept.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// Returns a view of a mark.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  /// Returns the place at a point: the middle of the map.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    centerCoordinate
  }
}

/// A look of a map of UIKit's.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A way a map follows the device.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// A place that is marked on a map.
public protocol MKAnnotation: AnyObject {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The text below the title.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// No text.
  public var subtitle: String? { nil }
}

/// A mark with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The title.
  open var title: String?
  /// The text below the title.
  open var subtitle: String?

  /// Creates a mark where the equator meets Greenwich's meridian.
  public override init() {}
  /// Creates a mark at a place.
  public init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// The place of the device, which is unknown.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place where the equator meets Greenwich's meridian.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The place; nil.
  open var location: CLLocation? { nil }
}

/// A view of a mark, which is not drawn.
open class MKAnnotationView: UIView {
  /// The mark.
  open var annotation: (any MKAnnotation)?
  /// The name of views that are alike.
  public let reuseIdentifier: String?
  /// The picture.
  open var image: UIImage?
  /// Indicates whether a touch shows the title.
  open var canShowCallout = false
  /// The view before the title.
  open var leftCalloutAccessoryView: UIView?
  /// The view after the title.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the title.
  open var detailCalloutAccessoryView: UIView?
  /// The distance from the place, in points.
  open var centerOffset = CGPoint.zero
  /// The name of marks that are shown as one.
  open var clusteringIdentifier: String?
  /// Indicates whether the view is chosen.
  open var isSelected = false

  /// Creates a view of a mark.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Returns nil: there are no nibs to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}
}

/// A view of a mark as a balloon, which is not drawn.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour.
  open var markerTintColor: UIColor?
  /// The colour of the picture.
  open var glyphTintColor: UIColor?
  /// The letters in the balloon.
  open var glyphText: String?
  /// The picture in the balloon.
  open var glyphImage: UIImage?
  /// Indicates whether the balloon comes with a move.
  open var animatesWhenAdded = false
  /// Indicates whether the title is seen.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Indicates whether the text below the title is seen.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// A view of a mark as a pin, which is not drawn.
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour.
  open var pinTintColor: UIColor! = .systemRed
  /// Indicates whether the pin falls.
  open var animatesDrop = false
}

/// A line or a surface on a map.
public protocol MKOverlay: MKAnnotation {}

/// A line of straight pieces on a map.
open class MKPolyline: NSObject, MKOverlay {
  /// The first place.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a line through places.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    coordinate = coordinates.first ?? CLLocationCoordinate2D()
  }
}

/// A disc on a map.
open class MKCircle: NSObject, MKOverlay {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance

  /// Creates a disc.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
  }
}

/// A drawing of a line, which is not drawn.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// The line.
  public let overlay: any MKOverlay

  /// Creates the drawing of a line.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
  }

  /// Creates the drawing of a line without places.
  public convenience override init() { self.init(overlay: MKPolyline(coordinates: [], count: 0)) }
}

/// A drawing of a path, which is not drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the surface.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 0
}

/// A drawing of a line of straight pieces, which is not drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates the drawing of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// A drawing of a disc, which is not drawn.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates the drawing of a disc.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// An object that makes the views of marks; none of its methods is called.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {}

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The address in one line; nil.
  open var title: String? { nil }

  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

/// A place that a map knows.
open class MKMapItem: NSObject, @unchecked Sendable {
  // Its one user is the main thread.
  /// The place.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The number of the telephone.
  open var phoneNumber: String?
  /// The address of the page.
  open var url: URL?

  /// Creates a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
  }

  /// Returns false: no map is opened.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The name of the setting for the way that is shown.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The way by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

/// A search for places, which finds none.
open class MKLocalSearch: @unchecked Sendable {
  /// The words of a search.
  open class Request {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// The kinds of places.
    open var resultTypes: ResultType = []

    /// Creates a search without words.
    public init() {}
    /// Creates a search for a completed text.
    public init(completion: MKLocalSearchCompletion) {}
  }

  /// The kinds of places.
  public struct ResultType: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt

    /// Creates the kinds of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains, lakes and other parts of the earth.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// The places that were found: none.
  public final class Response: Sendable {
    /// The places.
    public var mapItems: [MKMapItem] { [] }
    /// The part of the earth.
    public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Creates a search.
  public init(request: Request) {}
  /// Does nothing.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
  /// Returns no places.
  open func start() async throws -> Response { Response() }
  /// Does nothing.
  open func cancel() {}
}

/// A text that completes what is searched.
public final class MKLocalSearchCompletion: NSObject, Sendable {
  /// The text.
  public var title: String { "" }
  /// The text below.
  public var subtitle: String { "" }
}

/// A completer of what is searched, which completes nothing.
open class MKLocalSearchCompleter: NSObject {
  /// The letters.
  open var queryFragment = ""
  /// The part of the earth.
  open var region = MKCoordinateRegion()
  /// The object that takes the texts; not called.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The texts: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// The kinds of texts.
  open var resultTypes: ResultType = []

  /// The kinds of texts.
  public struct ResultType: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt

    /// Creates the kinds of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Searches.
    public static let query = ResultType(rawValue: 4)
  }
}

/// An object that takes the completed texts; none of its methods is called.
public protocol MKLocalSearchCompleterDelegate: AnyObject {}

/// A rule for what is seen of a mark.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}
