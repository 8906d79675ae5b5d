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
