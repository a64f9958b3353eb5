import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

/// The deprecated forms of alerts.
@MainActor
@Suite struct AlertTests {
  private struct Problem: Identifiable {
    let id: Int
  }

  private struct Requests: View {
    @State private var isShown = false
    @State private var problem: Problem?
    @State private var said = ""

    var body: some View {
      Button("Ask") { isShown = true }
        .alert(isPresented: $isShown) {
          Alert(
            title: Text("Data request"), message: Text("error 404"),
            primaryButton: .default(Text("Okay")) { said = "okay" },
            secondaryButton: .destructive(Text("Dismiss")) { said = "dismissed" })
        }
      Button("Fail") { problem = Problem(id: 1) }
        .alert(item: $problem) { problem in
          Alert(
            title: Text("Problem \(problem.id)"),
            dismissButton: .default(Text("Next")) {
              self.problem = problem.id < 2 ? Problem(id: problem.id + 1) : nil
            })
        }
      Text(said)
    }
  }

  @Test func anAlertShowsItsPrimaryAndSecondaryButtons() async {
    await expectTranscript(of: Requests()) {
      """
      > press Ask
      + ── alert ──
      + Data request
      + error 404
      + ( Okay )
      + ( Dismiss ) destructive
      > press Dismiss
      - ── alert ──
      - Data request
      - error 404
      - ( Okay )
      - ( Dismiss ) destructive
      + dismissed
      """
    }
  }

  @Test func anItemAlertCanPresentAnAlertForTheNextItem() async {
    await expectTranscript(of: Requests()) {
      """
      > press Fail
      + ── alert ──
      + Problem 1
      + ( Next )
      > press Next
      - ── alert ──
      - Problem 1
      - ( Next )
      + ── alert ──
      + Problem 2
      + ( Next )
      > dismiss
      - ── alert ──
      - Problem 2
      - ( Next )
      """
    }
  }

  private struct Plain: View {
    @State private var isShown = true

    var body: some View {
      Text("below").alert(isPresented: $isShown) { Alert(title: Text("Error")) }
    }
  }

  @Test func anAlertWithoutAButtonShowsOK() async {
    await expectTranscript(of: Plain()) {
      """
        below
        ── alert ──
        Error
        ( OK )
      > dismiss
      - ── alert ──
      - Error
      - ( OK )
      """
    }
  }

  @Test func theContentOfAnAlertIsBuiltOnlyWhenTheAlertIsPresented() {
    let problem: Problem? = nil
    let screen = Text("below").alert(isPresented: .constant(false)) {
      Alert(title: Text("Problem \(problem!.id)"))
    }
    #expect(TestGraph(screen).lines == ["below"])
  }

  @Test func theDefaultLabelOfACancelButtonIsCancel() async {
    let buttons: [Alert.Button] = [.cancel(), .cancel(Text("No")), .default(Text("Yes"))]
    for (button, label) in zip(buttons, ["Cancel", "No", "Yes"]) {
      let screen = Text("below").alert(isPresented: .constant(true)) {
        Alert(title: Text("Title"), dismissButton: button)
      }
      #expect(TestGraph(screen).lines.last == "( \(label) )")
    }
  }
}
