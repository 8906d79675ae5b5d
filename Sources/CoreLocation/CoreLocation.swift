@_exported public import Foundation

// Places; nobody is asked for the device's.

/// An angle on the earth, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// The exactness of a place, in metres.
public typealias CLLocationAccuracy = Double

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// The angle from the equator to the north.
  public var latitude: CLLocationDegrees
  /// The angle from Greenwich to the east.
  public var longitude: CLLocationDegrees

  /// Creates the place where the equator meets Greenwich's meridian.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place with its height.
open class CLLocation: @unchecked Sendable {
  // Nothing changes it after it is made.
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height, in metres.
  public let altitude: CLLocationDistance = 0
  /// The exactness of the place, in metres.
  public let horizontalAccuracy: CLLocationAccuracy = 0
  /// The exactness of the height, in metres.
  public let verticalAccuracy: CLLocationAccuracy = 0
  /// The speed, in metres a second; -1 for an unknown one.
  public let speed: Double = -1
  /// The direction, in degrees; -1 for an unknown one.
  public let course: Double = -1
  /// The time.
  public let timestamp = Date(timeIntervalSince1970: 0)

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Returns the distance from another place on a ball of the earth's mean radius, in metres.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    func haversine(_ degrees: Double) -> Double { pow(sin(radians(degrees) / 2), 2) }
    let share =
      haversine(b.latitude - a.latitude) + cos(radians(a.latitude)) * cos(radians(b.latitude))
      * haversine(b.longitude - a.longitude)
    return 2 * 6_371_008.8 * asin(min(1, sqrt(share)))
  }
}

/// The permission to know the device's place.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The exactness of places that is asked for.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The exactness that is asked for on the road.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The distance that observes each move.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A source of the device's place, which has none.
open class CLLocationManager {
  /// The object that observes places.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// The exactness that is asked for.
  public var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance that observes.
  public var distanceFilter: CLLocationDistance = -1
  /// The permission: not asked for.
  public let authorizationStatus = CLAuthorizationStatus.notDetermined
  /// The place; nil.
  public let location: CLLocation? = nil

  /// Creates a source.
  public init() {}
  /// Does nothing.
  open func requestWhenInUseAuthorization() {}
  /// Does nothing.
  open func requestAlwaysAuthorization() {}
  /// Does nothing.
  open func startUpdatingLocation() {}
  /// Does nothing.
  open func stopUpdatingLocation() {}
  /// Does nothing.
  open func requestLocation() {}
  /// Does nothing.
  open func startUpdatingHeading() {}
  /// Does nothing.
  open func stopUpdatingHeading() {}
  /// Does nothing.
  open func startMonitoring(for region: CLRegion) {}
  /// Does nothing.
  open func stopMonitoring(for region: CLRegion) {}
  /// Does nothing.
  open func startMonitoringSignificantLocationChanges() {}
  /// The parts of the earth that are observed: none.
  public let monitoredRegions: Set<CLRegion> = []
  /// Indicates whether places are observed when the app is not seen.
  public var allowsBackgroundLocationUpdates = false
  /// Indicates whether observing may stop.
  public var pausesLocationUpdatesAutomatically = true
  /// Indicates whether the system shows that places are observed.
  public var showsBackgroundLocationIndicator = false
  /// Returns false: nothing is observed.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns true, as on a phone.
  public class func locationServicesEnabled() -> Bool { true }
  /// Returns the permission: not asked for.
  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
}

/// An object that observes places; none of its methods is called.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called when there are places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when there are none.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the permission is another one.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// A part of the earth.
open class CLRegion: Hashable, @unchecked Sendable {
  // Its one user is the main thread.
  /// The name.
  public let identifier: String
  /// Indicates whether coming is observed.
  public var notifyOnEntry = true
  /// Indicates whether leaving is observed.
  public var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }

  /// Indicates whether two parts have one name.
  public static func == (a: CLRegion, b: CLRegion) -> Bool { a.identifier == b.identifier }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A disc of the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance

  /// Creates a disc.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Indicates whether a place is in the disc.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// A failure to find a place.
public struct CLError: Error, Hashable, Sendable {
  /// A kind of failure.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }

  /// The kind.
  public let code: Code

  /// Creates a failure.
  public init(_ code: Code) {
    self.code = code
  }

  /// A place that is not known yet.
  public static let locationUnknown = Code.locationUnknown
  /// A permission that is not given.
  public static let denied = Code.denied
  /// A network that does not answer.
  public static let network = Code.network
  /// A place without a name.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

/// A place with its names.
open class CLPlacemark: @unchecked Sendable {
  // Nothing changes it after it is made.
  /// The place.
  public let location: CLLocation?
  /// The name.
  open var name: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The code of the post.
  open var postalCode: String? { nil }

  /// Creates a place without names.
  public init(location: CLLocation?) {
    self.location = location
  }
}

/// A finder of places' names, which finds none.
open class CLGeocoder: @unchecked Sendable {
  /// Creates a finder.
  public init() {}
  /// Does nothing.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  /// Returns no places.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
  /// Does nothing.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  /// Returns no places.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
}

/// Indicates whether a failure is of a kind, as in `case CLError.denied:`.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
