import PlatenContext
import PlatenNavigation

/// A map, drawn as its region in words and the titles of its annotations.
@MainActor @preconcurrency
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  public private(set) var annotations: [any MKAnnotation] = [] { didSet { setNeedsDisplay() } }
  open var region = MKCoordinateRegion() { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    Log.noEffect(of: "MKMapView", because: "a terminal shows only the region and the annotations")
    layer.drawing = { [weak self] in AnyView(self?.map) }
    MainQueue.callBack(for: "MKMapView") { [weak self] in self?.failToLoad() }
  }

  private func failToLoad() {
    delegate?.mapViewWillStartLoadingMap(self)
    delegate?.mapViewDidFailLoadingMap(self, withError: MKError(.serverFailure))
  }

  public required init?(coder: NSCoder) { nil }

  @ViewBuilder
  private var map: some View {
    Text(verbatim: "[map, \(region.words)]").foregroundStyle(.secondary)
    ForEach(annotations.indices, id: \.self) { index in
      Text(self.annotations[index].title ?? self.annotations[index].coordinate.words)
    }
  }

  /// Shows a region, immediately.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.region = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
}

/// A place on a map.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A place on a map with a title.
open class MKPointAnnotation: MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?

  public init() {}
}

/// The delegate of a map. The map data cannot be loaded; only the program changes the region.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Reports that the map data cannot be loaded, once after the map is created.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Reports map data that was loaded, which does not occur.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
