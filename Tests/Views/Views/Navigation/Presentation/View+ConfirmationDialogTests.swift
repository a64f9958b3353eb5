import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ViewConfirmationDialogTests {
  private struct Notes: View {
    let visibility: Visibility
    @State private var isAsking = false
    @State private var notes = 3

    var body: some View {
      Button("Delete") { isAsking = true }
        .confirmationDialog(
          "Delete all notes?", isPresented: $isAsking, titleVisibility: visibility
        ) {
          Button("Delete all", role: .destructive) { notes = 0 }
          Button("Delete one") { notes -= 1 }
        } message: {
          Text("There is no way back.")
        }
      Text("\(notes) notes")
    }
  }

  @Test func aConfirmationDialogAddsACancelButton() async {
    await expectTranscript(of: Notes(visibility: .automatic)) {
      """
      > press Delete
      + ── dialog ──
      + Delete all notes?
      + There is no way back.
      + ( Delete all ) destructive
      + ( Delete one )
      + ( Cancel )
      > dismiss "Delete all notes?"
      - ── dialog ──
      - Delete all notes?
      - There is no way back.
      - ( Delete all ) destructive
      - ( Delete one )
      - ( Cancel )
      > press Delete
      + ── dialog ──
      + Delete all notes?
      + There is no way back.
      + ( Delete all ) destructive
      + ( Delete one )
      + ( Cancel )
      > press "Delete one"
      - 3 notes
      + 2 notes
      - ── dialog ──
      - Delete all notes?
      - There is no way back.
      - ( Delete all ) destructive
      - ( Delete one )
      - ( Cancel )
      """
    }
  }

  @Test func theTitleOfAConfirmationDialogCanBeHidden() async {
    await expectTranscript(of: Notes(visibility: .hidden)) {
      """
      > press Delete
      + ── dialog ──
      + There is no way back.
      + ( Delete all ) destructive
      + ( Delete one )
      + ( Cancel )
      """
    }
  }

  @Test func aCustomCancelButtonReplacesTheDefaultCancelButton() {
    let screen = Text("below").confirmationDialog("Sure?", isPresented: .constant(true)) {
      Button("Keep", role: .cancel) {}
    }
    #expect(TestGraph(screen).lines == ["below", "── dialog ──", "Sure?", "( Keep )"])
  }
}
