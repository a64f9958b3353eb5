@_exported import PlatenCoreLocation
@_exported import PlatenUIKit

/// The height and width of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A rectangular region of a map.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a region from its height and width in meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_320.0
    let width = max(cos(centerCoordinate.latitude * .pi / 180), 0.01) * degree
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / width))
  }

  /// The region in words: `48.21° N, 16.37° E, 0.5° × 0.5°`.
  var words: String {
    let size = [span.latitudeDelta, span.longitudeDelta].map { "\(Self.digits($0))°" }
    return "\(center.words), \(size[0]) × \(size[1])"
  }

  fileprivate static func digits(_ degrees: Double) -> String {
    String(format: "%.2f", degrees).replacing(/\.?0+$/, with: "")
  }
}

extension CLLocationCoordinate2D {
  /// The coordinate in words: `48.21° N, 16.37° E`.
  var words: String {
    let (height, width) = (latitude, longitude)
    return """
      \(MKCoordinateRegion.digits(height.magnitude))° \(height < 0 ? "S" : "N"), \
      \(MKCoordinateRegion.digits(width.magnitude))° \(width < 0 ? "W" : "E")
      """
  }
}
