import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ContentUnavailableViewTests {
  @Test func aContentUnavailableViewShowsItsTitleDescriptionAndActions() async {
    let screen = Stated(true) { isEmpty in
      if isEmpty.wrappedValue {
        ContentUnavailableView {
          Label("No movies", systemImage: "film")
        } description: {
          Text("Try another year.")
        } actions: {
          Button("Reset") { isEmpty.wrappedValue = false }
        }
      } else {
        Text("Metropolis")
      }
    }
    await expectTranscript(of: screen) {
      """
                                           No movies
                                       Try another year.
                                           ( Reset )
      > press Reset
      -                                    No movies
      -                                Try another year.
      -                                    ( Reset )
      + Metropolis
      """
    }
  }

  @Test func convenienceInitializersShowATitleAndADescription() {
    let shown = picture(40) {
      ContentUnavailableView("No mail", systemImage: "tray", description: Text("Go out."))
    }
    #expect(
      shown == """
                        No mail
                        Go out.
        """)
    #expect(
      picture(40) { ContentUnavailableView.search(text: "x") } == """
                  No Results for “x”
        Check the spelling or try a new search.
        """)
    #expect(picture(40) { ContentUnavailableView.search }.hasPrefix("              No Results"))
  }
}
