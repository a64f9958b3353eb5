import PlatenCoreLocation
import PlatenMapKit
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct MapTests {
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
}
