import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UISearchBarTests {
  private final class Recorder: NSObject, UISearchBarDelegate {
    var events: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      events.append(searchText)
      searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      searchBar.text = nil
      searchBar.showsCancelButton = false
    }
  }

  @Test func theDelegateReceivesTextAndButtons() async {
    let recorder = Recorder()
    let bar = UISearchBar()
    bar.delegate = recorder
    await expectTranscript(of: Shown { bar }, width: 40) {
      """
        Search [                               ]
      > set Search tea
      - Search [                               ]
      + Search [tea                 ] ( Cancel )
      > submit Search
      > press Cancel
      - Search [tea                 ] ( Cancel )
      + Search [                               ]
      """
    }
    #expect(recorder.events == ["tea", "search"])
  }
}
