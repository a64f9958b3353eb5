import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIScreenTests {
  private struct Half: View {
    var body: some View {
      Text("half").frame(width: UIScreen.main.bounds.width / 2, alignment: .trailing)
    }
  }

  @Test func theBoundsAreTheSizeOfTheSession() async {
    await expectTranscript(of: Half(), width: 20) {
      """
              half
      """
    }
    await expectTranscript(of: Text("\(Int(UIScreen.main.bounds.height))"), width: 20) {
      """
        320
      """
    }
  }
}
