import PlatenMapKit
import Testing

@Suite struct MKLocalSearchTests {
  @Test func noPlaceIsFound() async throws {
    let vienna = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)
    let request = MKLocalSearch.Request(naturalLanguageQuery: "tea")
    request.region = MKCoordinateRegion(center: vienna, span: MKCoordinateSpan())
    let found = try await MKLocalSearch(request: request).start()
    #expect(found.mapItems.isEmpty)
    #expect(found.boundingRegion.center.latitude == 48.2)
    let place = MKMapItem(placemark: MKPlacemark(coordinate: vienna))
    #expect(place.placemark.location?.coordinate.longitude == 16.4)
    #expect(!place.openInMaps())
  }
}
