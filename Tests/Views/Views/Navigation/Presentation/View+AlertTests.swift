import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenTesting
import Testing

/// Alerts, their buttons, and the effects of an answer.
@MainActor
@Suite struct ViewAlertTests {
  private final class Model: ObservableObject {
    @Published var isShown = false
    @Published var said = "nothing"
    @Published var isOffered = false
  }

  private struct Updating: View {
    @ObservedObject var model = Model()

    var body: some View {
      Text("said \(model.said)")
      Button("Check") { model.isShown = true }
        .alert("Please update", isPresented: $model.isShown) {
          Button("Upgrade") { model.said = "upgrade" }
          Button("Not now", role: .cancel) { model.said = "later" }
        } message: {
          Text("It looks like you're using an older version of this app. Please update your app.")
        }
    }
  }

  @Test func anAlertIsShownBelowTheScreenUntilItIsAnswered() async {
    await expectTranscript(of: Updating()) {
      """
        said nothing
        ( Check )
      > press Check
      + ── alert ──
      + Please update
      + It looks like you're using an older version of this app. Please update your app.
      + ( Upgrade )
      + ( Not now )
      > press "Not now"
      - said nothing
      + said later
      - ── alert ──
      - Please update
      - It looks like you're using an older version of this app. Please update your app.
      - ( Upgrade )
      - ( Not now )
      """
    }
  }

  @Test func anAlertWrapsOnANarrowScreen() async {
    await expectTranscript(of: Updating(), width: 10) {
      """
      > press Check
      + ── alert …
      + Please
      + update
      + It looks
      + like
      + you're
      + using an
      + older
      + version of
      + this app.
      + Please
      + update
      + your app.
      + ( Upgrad
      +   e )
      + ( Not
      +   now )
      """
    }
  }

  @Test func theActionOfAnAlertButtonRunsBeforeTheBindingIsSet() {
    let history = History()
    let isShown = Binding {
      true
    } set: {
      history.note("set \($0)")
    }
    let host = TestGraph(
      Text("below").alert("Ready?", isPresented: isShown) {
        Button("Yes") { history.note("yes") }
      })
    host.press("Yes")
    #expect(history.take() == ["yes", "set false"])
  }

  private struct Bare: View {
    @ObservedObject var model = Model()

    var body: some View {
      Text("below").alert("Saved", isPresented: $model.isShown) {
        if model.isOffered { Button("Undo") { model.said = "undone" } }
      }
      Button("Save") { model.isShown = true }
      Button("Offer") { (model.isShown, model.isOffered) = (true, true) }
      Text(model.said)
    }
  }

  @Test func anAlertWithoutButtonsShowsOK() async {
    await expectTranscript(of: Bare()) {
      """
      > press Save
      + ── alert ──
      + Saved
      + ( OK )
      > press OK
      - ── alert ──
      - Saved
      - ( OK )
      > press Offer
      + ── alert ──
      + Saved
      + ( Undo )
      > press Undo
      - nothing
      + undone
      - ── alert ──
      - Saved
      - ( Undo )
      """
    }
  }

  private struct Growing: View {
    @State private var isShown = true
    @StateObject private var model = Model()

    var body: some View {
      Text("below").alert("Wait", isPresented: $isShown) { Offers(model: model) }
        .onChange(of: model.said) { model.isOffered = true }
    }
  }

  private struct Offers: View {
    @ObservedObject var model: Model

    var body: some View {
      TextField("Say", text: $model.said)
      if model.isOffered { Button("Go") {} }
    }
  }

  @Test func addingAButtonToAnAlertRemovesTheDefaultOKButton() async {
    await expectTranscript(of: Growing()) {
      """
      > set Say go
      - Say [nothing                               ]
      + Say [go                                    ]
      - ( OK )
      + ( Go )
      > press Go
      - ── alert ──
      - Wait
      - Say [go                                    ]
      - ( Go )
      """
    }
  }

  private struct Presenting: View {
    @ObservedObject var model = Model()
    @State private var names: [String] = []

    var body: some View {
      Button("Add") { names.append("note \(names.count + 1)") }
      Button("Delete") { model.isShown = true }
        .alert("Delete?", isPresented: $model.isShown, presenting: names.last) { name in
          Button("Delete \(name)", role: .destructive) { names.removeLast() }
          Button("Keep", role: .cancel) {}
        } message: { name in
          Text("There is no way back to \(name).")
        }
      Text(model.isShown ? "asked" : "not asked")
    }
  }

  @Test func anAlertUsesThePresentedData() async {
    await expectTranscript(of: Presenting()) {
      """
      > press Delete
      - not asked
      + asked
      > press Add
      + ── alert ──
      + Delete?
      + There is no way back to note 1.
      + ( Delete note 1 ) destructive
      + ( Keep )
      > press "Delete note 1"
      - asked
      + not asked
      - ── alert ──
      - Delete?
      - There is no way back to note 1.
      - ( Delete note 1 ) destructive
      - ( Keep )
      """
    }
  }

  private struct Dressed: View {
    @State private var isShown = true

    var body: some View {
      Button("Behind") {}
        .alert("Ready?", isPresented: $isShown) {}
        .foregroundColor(.red)
        .disabled(true)
        .padding()
        .accessibilityIdentifier("hidden")
    }
  }

  @Test func anAlertIgnoresTheLayoutModifiersOfItsPresenter() {
    let host = TestGraph(Dressed())
    #expect(
      host.lines == ["", "  ( Behind ) disabled", "", "── alert ──", "Ready?", "( OK )"])
    #expect(host.graph.block.lines[4] == Line("Ready?", style: .bold))
    #expect(host.graph.controls.map(\.description) == ["button OK - - true"])
  }

  @Test func anAlertModifierOccupiesNoSpace() {
    #expect(
      picture(30) {
        HStack(spacing: 16) {
          Text("a").alert("Hidden", isPresented: .constant(false)) {}
          Text("b")
        }
        VStack(alignment: .leading, spacing: 16) {
          Text("c").alert("Hidden", isPresented: .constant(false)) {}
          Text("d")
        }
      } == """
        a  b
        c

        d
        """)
  }
}
