import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct InteractiveDismissTests {
  private struct Careful: View {
    @State private var isShown = true
    @State private var isDraft = true

    var body: some View {
      Text("below").sheet(isPresented: $isShown) {
        Button("Save") { isDraft = false }.interactiveDismissDisabled(isDraft)
      }
    }
  }

  @Test func aSheetCanDisableInteractiveDismissal() async {
    await expectTranscript(of: Careful()) {
      """
      > dismiss
      ! the sheet cannot be dismissed; available: "Save"
      > press Save
      - ── sheet, cannot be dismissed ──
      + ── sheet, dismiss closes it ──
      > dismiss sheet
      - ── sheet, dismiss closes it ──
      - ( Save )
      """
    }
  }
}
