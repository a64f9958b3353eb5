import Foundation
import PlatenContext

/// The permission of an app to use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  public static let authorized = authorizedAlways
}

/// The direction of a device, which is never known.
open class CLHeading: NSObject {
  public var magneticHeading: CLLocationDirection { -1 }
  public var trueHeading: CLLocationDirection { -1 }
  public var headingAccuracy: CLLocationDirection { -1 }
  public var timestamp: Date { Date() }
}

/// A manager of locations, which are not available: the permission is denied.
open class CLLocationManager {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var activityType = CLActivityType.other
  open var headingFilter: CLLocationDegrees = 1

  public init() {}

  public var authorizationStatus: CLAuthorizationStatus { .denied }
  /// No location.
  public var location: CLLocation? { nil }

  open class func locationServicesEnabled() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Tells the delegate that the permission is denied.
  open func requestWhenInUseAuthorization() {
    report("requestWhenInUseAuthorization()")
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .denied)
  }

  /// Tells the delegate that the permission is denied, as for use while the app is active.
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

  /// Tells the delegate that a request fails because the permission is denied.
  open func requestLocation() { fail("requestLocation()") }

  /// Tells the delegate that updates fail because the permission is denied.
  open func startUpdatingLocation() { fail("startUpdatingLocation()") }

  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() { fail("startUpdatingHeading()") }
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {
    fail("startMonitoringSignificantLocationChanges()")
  }
  open func stopMonitoringSignificantLocationChanges() {}

  private func fail(_ name: String) {
    report(name)
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  private func report(_ name: String) {
    Log.noEffect(of: "CLLocationManager.\(name)", because: "a terminal has no location")
  }
}

/// The activity for which an app follows the location, which has no effect.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// The delegate of a manager of locations.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// The description of a place, of which a geocoder finds none.
open class CLPlacemark: NSObject {
  public var name: String? { nil }
  public var subLocality: String? { nil }
  public var subAdministrativeArea: String? { nil }
  public var inlandWater: String? { nil }
  public var ocean: String? { nil }
  public var areasOfInterest: [String]? { nil }
  public var timeZone: TimeZone? { nil }
  public var locality: String? { nil }
  public var administrativeArea: String? { nil }
  public var country: String? { nil }
  public var postalCode: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var isoCountryCode: String? { nil }
  open var location: CLLocation? { nil }
}

/// A converter between addresses and locations, which finds nothing.
open class CLGeocoder {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  public init() {}

  public var isGeocoding: Bool { false }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) {
    report()
    completionHandler(nil, CLError(.network))
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CompletionHandler
  ) {
    reverseGeocodeLocation(location, completionHandler: completionHandler)
  }

  /// A region has no effect.
  open func geocodeAddressString(
    _ addressString: String, in region: Never?, preferredLocale locale: Locale?,
    completionHandler: @escaping CompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CompletionHandler
  ) {
    report()
    completionHandler(nil, CLError(.network))
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    report()
    throw CLError(.network)
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    report()
    throw CLError(.network)
  }

  open func cancelGeocode() {}

  private func report() {
    Log.noEffect(of: "CLGeocoder", because: "there is no service that converts addresses")
  }
}
