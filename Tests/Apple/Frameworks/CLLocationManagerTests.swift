import PlatenCoreLocation
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
@Suite struct CLLocationManagerTests {
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
}
