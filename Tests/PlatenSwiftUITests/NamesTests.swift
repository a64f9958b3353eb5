import PlatenCombine
import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

/// What Apple's modules declare has their names here.
@MainActor
@Suite struct NamesTests {
  private final class Tally: ObservableObject {
    @PlatenCombine.Published var count = 0
  }

  private struct TallyView: PlatenSwiftUI.View {
    @StateObject private var tally = Tally()

    var body: some PlatenSwiftUI.View {
      Text("Count: ") + PlatenSwiftUI.Text("\(tally.count)").bold() + Text("!")
      Button("More") { tally.count += 1 }
    }
  }

  @Test func aScreenNeedsNoOtherImport() async {
    await expectTranscript(of: TallyView()) {
      """
        Count: 0!
        ( More )
      > press More
      - Count: 0!
      + Count: 1!
      """
    }
  }

  @Test func foundationComesWithThem() {
    #expect(URLRequest(url: URL(filePath: "/")).url?.path == "/")
  }
}
