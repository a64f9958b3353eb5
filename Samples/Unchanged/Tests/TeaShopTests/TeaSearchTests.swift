import SwiftUI
import TeaModels
import Testing

import func PlatenTesting.expectTranscript

/// A screen for a model that the app does not display yet.
private struct SearchScreen: View {
  @StateObject private var search = TeaSearch(service: MockTeaService())

  var body: some View {
    TextField("query", text: $search.query)
    Text(search.summary)
  }
}

@MainActor
@Suite struct TeaSearchTests {
  @Test func aQueryIsSearchedAfterAPause() async {
    await expectTranscript(of: SearchScreen(), width: 40) {
      """
      > wait
      + 3 teas
      > set query a
      - query [                                ]
      + query [a                               ]
      > advance 299ms
      > advance 1ms
      - 3 teas
      > wait
      + 2 teas
      """
    }
  }
}
