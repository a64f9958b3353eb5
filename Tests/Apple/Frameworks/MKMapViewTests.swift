import PlatenCoreLocation
import PlatenMapKit
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct MKMapViewTests {
  @Test func aMapOfUIKitShowsItsRegionAndItsAnnotations() async {
    await expectTranscript(of: MapOfUIKit(), width: 50) {
      """
        [map, 33° S, 70.5° W, 0° × 0°]
        Home
      """
    }
  }

  @Test func theDelegateKnowsTheRegionAndThatTheMapIsNotLoaded() async {
    let (map, events) = (MKMapView(), MapEvents())
    map.delegate = events
    map.setRegion(MKCoordinateRegion(), animated: true)
    #expect(events.names == ["will change", "did change"])
    while events.names.count < 4 { await Task.yield() }
    #expect(events.names.suffix(2) == ["start", "fail 2"])
  }
}

@MainActor
private final class MapEvents: MKMapViewDelegate {
  private(set) var names: [String] = []

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    names.append("will change")
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    names.append("did change")
  }
  func mapViewWillStartLoadingMap(_ mapView: MKMapView) { names.append("start") }
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
    names.append("fail \((error as NSError).code)")
  }
}

private struct MapOfUIKit: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    let home = MKPointAnnotation()
    home.title = "Home"
    map.addAnnotation(home)
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.setCenter(CLLocationCoordinate2D(latitude: -33, longitude: -70.5), animated: true)
  }
}
