import Testing

@testable import PlatenMapKit

@Suite struct RegionTests {
  @Test func aRegionIsDescribedInWords() {
    let center = CLLocationCoordinate2D(latitude: -33.456, longitude: 151)
    let region = MKCoordinateRegion(
      center: center, span: MKCoordinateSpan(latitudeDelta: 0.25, longitudeDelta: 10))
    #expect(region.words == "33.46° S, 151° E, 0.25° × 10°")
  }

  @Test func metersAreConvertedToDegrees() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 111_320, longitudinalMeters: 55_660)
    #expect(region.span.latitudeDelta == 1 && region.span.longitudeDelta == 0.5)
  }
}
