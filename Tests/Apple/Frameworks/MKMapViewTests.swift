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
