import PlatenCoreLocation
import Testing

@Suite struct LocationTests {
  @Test func distancesAreMeasuredOnASphere() {
    let (vienna, graz) = (
      CLLocation(latitude: 48.2082, longitude: 16.3738),
      CLLocation(latitude: 47.0707, longitude: 15.4395)
    )
    #expect((144_000...146_000).contains(vienna.distance(from: graz)))
    #expect(vienna.distance(from: vienna) == 0)
  }
}
