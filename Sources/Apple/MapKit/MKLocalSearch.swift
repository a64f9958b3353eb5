import PlatenContext

/// A search for places, which fails: there is no service that finds places.
open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// The words and the region of a search.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()

    public override init() {}

    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
  }

  /// The places that a search has found.
  open class Response: NSObject {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    init(_ mapItems: [MKMapItem], in region: MKCoordinateRegion) {
      (self.mapItems, boundingRegion) = (mapItems, region)
    }
  }

  private let request: Request

  public init(request: Request) { self.request = request }

  public private(set) var isSearching = false

  /// Calls the handler with the error `MKError.serverFailure` in a later turn of the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    // Only the main queue calls the handler and changes the search, and only once.
    nonisolated(unsafe) let (search, completionHandler) = (self, completionHandler)
    let error = fail()
    isSearching = true
    MainQueue.callBack(for: "MKLocalSearch") {
      search.isSearching = false
      completionHandler(nil, error)
    }
  }

  /// Throws the error `MKError.serverFailure`.
  open func start() async throws -> Response { throw fail() }

  open func cancel() {}

  private func fail() -> MKError {
    Log.noEffect(of: "MKLocalSearch", because: "there is no service that finds places")
    return MKError(.serverFailure)
  }
}

/// The description of a place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
  }

  public var title: String? { name }
  public var subtitle: String? { nil }
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

/// A place that a search finds, with its name.
open class MKMapItem: NSObject {
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  public let placemark: MKPlacemark

  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Has no effect: there is no app that shows maps.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Log.noEffect(of: "openInMaps", because: "there is no app that shows maps")
    return false
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
