import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIPasteboardTests {
  private struct Copy: View {
    @State private var pasted = ""

    var body: some View {
      Button("Copy") { UIPasteboard.general.string = "tea" }
      Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
      Text("[\(pasted)]")
    }
  }

  @Test func eachSessionHasItsOwnPasteboard() async {
    for _ in 1...2 {
      await expectTranscript(of: Copy()) {
        """
          ( Copy )
          ( Paste )
          []
        > press Paste
        - []
        + [nothing]
        > press Copy
        > press Paste
        - [nothing]
        + [tea]
        > log
          copy tea
        """
      }
    }
  }
}
