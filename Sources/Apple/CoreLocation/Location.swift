@_exported import Foundation

/// An angle, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// An accuracy, in meters.
public typealias CLLocationAccuracy = Double
/// A direction, in degrees.
public typealias CLLocationDirection = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A latitude and a longitude, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Returns whether a coordinate is on the earth.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  coord.latitude.magnitude <= 90 && coord.longitude.magnitude <= 180
}

/// A position on the earth.
open class CLLocation: NSObject, @unchecked Sendable {  // Immutable, as on Apple's platforms.
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let timestamp: Date

  /// The direction of a movement; negative because it is not known.
  public var course: CLLocationDirection { -1 }
  /// The speed of a movement; negative because it is not known.
  public var speed: CLLocationSpeed { -1 }
  /// The accuracy of the altitude; negative because it is not known.
  public var verticalAccuracy: CLLocationAccuracy { -1 }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, timestamp) = (0, 0, Date())
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (horizontalAccuracy, self.timestamp) = (hAccuracy, timestamp)
  }

  /// Returns the distance on a sphere with the radius of the earth, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let (height, width) = (
      sin((b.latitude - a.latitude) * radians / 2), sin((b.longitude - a.longitude) * radians / 2)
    )
    let share =
      height * height + cos(a.latitude * radians) * cos(b.latitude * radians) * width * width
    return 2 * 6_371_000 * asin(min(sqrt(share), 1))
  }
}

/// The error of a request for a location.
public struct CLError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case geocodeFoundNoResult = 8
    case geocodeCanceled
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let denied = Code.denied
  public static let locationUnknown = Code.locationUnknown
  public static let network = Code.network
}
