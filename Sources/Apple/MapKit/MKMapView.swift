#if os(Linux)
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
      drawing = { [weak self] in AnyView(self?.map) }
    }

    public required init?(coder: NSCoder) { nil }

    @ViewBuilder
    private var map: some View {
      Text(verbatim: "[map, \(region.words)]").foregroundStyle(.secondary)
      ForEach(annotations.indices, id: \.self) { index in
        Text(self.annotations[index].title ?? self.annotations[index].coordinate.words)
      }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
      region.center = coordinate
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

  /// The delegate of a map, which is never called.
  @MainActor @preconcurrency
  public protocol MKMapViewDelegate: AnyObject {}
#endif
