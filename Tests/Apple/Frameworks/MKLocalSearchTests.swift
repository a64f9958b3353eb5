import PlatenMapKit
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct MKLocalSearchTests {
  /// A search by a handler and by `async`, which shows places or an error.
  private struct Places: View {
    @State private var state = "searching"

    var body: some View {
      Text(state)
      Button("Search") {
        let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "tea"))
        state = "searching"
        search.start { response, error in
          state =
            response.map { "\($0.mapItems.count) places" } ?? error?.localizedDescription ?? ""
        }
      }
      .task {
        do {
          let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "tea"))
          state = "\(try await search.start().mapItems.count) places"
        } catch {
          state = "\((error as? MKError)?.code == .serverFailure)"
        }
      }
    }
  }

  @Test func anAppShowsTheErrorOfASearch() async {
    await expectTranscript(of: Places()) {
      """
        true
        ( Search )
      > press Search
      - true
      + cannot load map data: there is no map service at a terminal
      > log
        MKLocalSearch has no effect: there is no service that finds places
      """
    }
  }

  @Test func thePlaceOfAnItemHasALocation() {
    let vienna = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)
    let place = MKMapItem(placemark: MKPlacemark(coordinate: vienna))
    #expect(place.placemark.location?.coordinate.longitude == 16.4)
    #expect(!place.openInMaps())
  }
}
