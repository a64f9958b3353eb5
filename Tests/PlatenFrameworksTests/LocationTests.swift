import PlatenCoreLocation
import PlatenMapKit
import PlatenSwiftUI
import PlatenTesting
import Testing

/// Records what a manager of locations reports.
private final class LocationRecorder: CLLocationManagerDelegate {
  private(set) var events: [String] = []

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    events.append("failed: \((error as? CLError)?.code == .denied ? "denied" : "\(error)")")
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    events.append("authorization: \(manager.authorizationStatus)")
  }
}

@MainActor
@Suite struct LocationTests {
  @Test func locationsAreDeniedToTheApp() async {
    let recorder = LocationRecorder()
    let screen = Button("Locate") {
      let manager = CLLocationManager()
      manager.delegate = recorder
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      manager.startUpdatingLocation()
    }
    await expectTranscript(of: screen, width: 30) {
      """
        ( Locate )
      > press Locate
      > log
        CLLocationManager.requestWhenInUseAuthorization() has no effect: a terminal has no location
        CLLocationManager.startUpdatingLocation() has no effect: a terminal has no location
      """
    }
    #expect(recorder.events == ["authorization: denied", "failed: denied", "failed: denied"])
  }

  @Test func distancesAreMeasuredOnASphere() {
    let (vienna, graz) = (
      CLLocation(latitude: 48.2082, longitude: 16.3738),
      CLLocation(latitude: 47.0707, longitude: 15.4395)
    )
    #expect((144_000...146_000).contains(vienna.distance(from: graz)))
    #expect(vienna.distance(from: vienna) == 0)
  }

  @Test func aMapShowsItsRegionAndItsAnnotations() async {
    let vienna = CLLocationCoordinate2D(latitude: 48.2082, longitude: 16.3738)
    let region = MKCoordinateRegion(
      center: vienna, span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 1))
    let screen = VStack(alignment: .leading) {
      Map(coordinateRegion: .constant(region))
      Map(initialPosition: .region(region)) {
        Marker("Home", coordinate: vienna)
        Annotation("Shop", coordinate: vienna) { Button("Open") {} }
      }
    }
    await expectTranscript(of: screen, width: 50) {
      """
        [map, 48.21° N, 16.37° E, 0.5° × 1°]
        [map, 48.21° N, 16.37° E, 0.5° × 1°]
        Home
        Shop
        ( Open )
      > log
        Map has no effect: a terminal shows only the region and the annotations
      """
    }
  }

  @Test func aMapOfUIKitShowsItsRegionAndItsAnnotations() async {
    await expectTranscript(of: MapOfUIKit(), width: 50) {
      """
        [map, 33° S, 70.5° W, 0° × 0°]
        Home
      """
    }
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
