import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

/// The position, lifetime and cost of modals of every kind.
@MainActor
@Suite struct PresentationHostTests {
  private final class Model: ObservableObject {
    @Published var names = ["Ada", "Grace", "Edsger"]
    @Published var isRenaming = false
    @Published var isSheet = false
    @Published var isAlert = false
    let history = History()
  }

  private struct Nested: View {
    @ObservedObject var model: Model

    var body: some View {
      Button("Edit") { model.isSheet = true }
        .sheet(isPresented: $model.isSheet) {
          Tally("tally")
          Button("Discard") { model.isAlert = true }
            .alert("Discard changes?", isPresented: $model.isAlert) {
              Button("Discard", role: .destructive) { model.isSheet = false }
              Button("Keep editing", role: .cancel) {}
            }
        }
    }
  }

  @Test func aModalBlocksTheModalBehindIt() async {
    await expectTranscript(of: Nested(model: Model())) {
      """
      > press Edit
      + ── sheet, dismiss closes it ──
      + ( tally 0 )
      + ( Discard )
      > press tally
      - ( tally 0 )
      + ( tally 1 )
      > press Discard
      + ── alert ──
      + Discard changes?
      + ( Discard ) destructive
      + ( Keep editing )
      > press tally
      ! "tally" is behind the alert "Discard changes?": answer it first; available: "Discard", "Keep editing"
      > press Edit
      ! "Edit" is behind the alert "Discard changes?": answer it first; available: "Discard", "Keep editing"
      > press "Keep editing"
      - ── alert ──
      - Discard changes?
      - ( Discard ) destructive
      - ( Keep editing )
      > press Discard
      + ── alert ──
      + Discard changes?
      + ( Discard ) destructive
      + ( Keep editing )
      > press Discard
      - ── sheet, dismiss closes it ──
      - ( tally 1 )
      - ( Discard )
      - ── alert ──
      - Discard changes?
      - ( Discard ) destructive
      - ( Keep editing )
      > press Edit
      + ── sheet, dismiss closes it ──
      + ( tally 0 )
      + ( Discard )
      """
    }
  }

  private struct Row: View {
    let name: String
    let remove: () -> Void
    @State private var isAsking = false

    var body: some View {
      HStack {
        Text(name)
        Button("Delete") { isAsking = true }
          .alert("Delete \(name)?", isPresented: $isAsking) {
            Button("Delete") { remove() }
            Button("Cancel", role: .cancel) {}
          }
      }
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      ForEach(model.names, id: \.self) { name in
        Row(name: name) { model.names.removeAll { $0 == name } }
      }
    }
  }

  @Test func eachRowPresentsItsOwnAlert() async {
    await expectTranscript(of: Rows(model: Model())) {
      """
      > press Delete#2
      + ── alert ──
      + Delete Grace?
      + ( Delete )
      + ( Cancel )
      > dismiss
      - ── alert ──
      - Delete Grace?
      - ( Delete )
      - ( Cancel )
      > press Delete#2
      + ── alert ──
      + Delete Grace?
      + ( Delete )
      + ( Cancel )
      > press Delete
      - Grace ( Delete )
      - ── alert ──
      - Delete Grace?
      - ( Delete )
      - ( Cancel )
      > controls
        Delete    button
        Delete#2  button
      """
    }
  }

  @Test func aModalClosesWhenTheViewThatPresentsItIsRemoved() {
    let model = Model()
    let host = TestGraph(Rows(model: model))
    host.graph.controls[0].perform(.press)
    let question = ["── alert ──", "Delete Ada?", "( Delete )", "( Cancel )"]
    #expect(host.lines.suffix(4) == question[...])
    model.names.reverse()
    #expect(host.lines.suffix(4) == question[...], "a moved row keeps its modal")
    model.names.removeLast()
    #expect(host.lines == ["Edsger ( Delete )", "Grace ( Delete )"])
    #expect(host.graph.layers.count == 1)
  }

  private struct Sides: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("first").alert("Alert", isPresented: $model.isAlert) {}
      Text("second").sheet(isPresented: $model.isSheet) { Text("sheet of \(model.names[0])") }
    }
  }

  @Test func theLastPresentedModalIsOnTop() {
    let model = Model()
    let host = TestGraph(Sides(model: model))
    model.isSheet = true
    _ = host.lines
    model.isAlert = true
    let alert = ["── alert ──", "Alert", "( OK )"]
    #expect(
      host.lines == ["first", "second", "── sheet, dismiss closes it ──", "sheet of Ada"] + alert)
    model.names = ["Grace"]
    #expect(
      host.lines == ["first", "second", "── sheet, dismiss closes it ──", "sheet of Grace"] + alert
    )
    model.isSheet = false
    #expect(host.lines == ["first", "second"] + alert)
    host.press("OK")
    #expect(!model.isAlert)
  }

  private struct Watched: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("below").sheet(isPresented: $model.isSheet, onDismiss: { model.history.note("gone") }) {
        Text("sheet")
          .sheet(isPresented: $model.isAlert, onDismiss: { model.history.note("inner gone") }) {
            Text("inner").onDisappear { model.history.note("-inner") }
          }
          .onAppear { model.history.note("+sheet") }
          .onDisappear { model.history.note("-sheet") }
      }
    }
  }

  @Test func closingAModalClosesTheModalsAboveIt() {
    let model = Model()
    (model.isSheet, model.isAlert) = (true, true)
    let host = TestGraph(Watched(model: model))
    #expect(
      host.lines == [
        "below", "── sheet, dismiss closes it ──", "sheet", "── sheet, dismiss closes it ──",
        "inner",
      ])
    #expect(model.history.take() == ["+sheet"])
    model.isSheet = false
    #expect(host.lines == ["below"])
    #expect(model.history.take() == ["-sheet", "-inner", "gone"])
  }

  @Test func closingTheGraphClosesItsModals() {
    let model = Model()
    model.isSheet = true
    let host = TestGraph(Watched(model: model))
    host.graph.close()
    #expect(model.history.take() == ["+sheet", "-sheet"])
    #expect(host.graph.layers.isEmpty)
  }

  private struct Counting: View {
    let model: Counter
    let other: Counter
    @State private var isShown = true

    var body: some View {
      Shown(model: other)
      Text("below").sheet(isPresented: $isShown) { Shown(model: model) }
    }
  }

  private struct Shown: View {
    @ObservedObject var model: Counter

    var body: some View { Text("\(model.count)") }
  }

  @Test func aChangeInAModalEvaluatesOnlyTheViewsThatReadIt() {
    let (model, other) = (Counter(), Counter())
    let host = TestGraph(Counting(model: model, other: other))
    #expect(host.lines == ["0", "below", "── sheet, dismiss closes it ──", "0"])
    let before = host.graph.block
    // The view and its text.
    #expect(host.evaluations { model.count = 1 } == 2)
    #expect(host.evaluations { other.count = 2 } == 2)
    #expect(host.lines == ["2", "below", "── sheet, dismiss closes it ──", "1"])
    #expect(host.graph.block.sharesRow(1, with: before))
    #expect(host.graph.block.sharesRow(2, with: before))
  }

  @Test func aFullLayoutIncludesModals() {
    let model = Model()
    let host = TestGraph(Nested(model: model))
    model.isSheet = true
    let lines = host.lines
    host.graph.dropCaches()
    #expect(host.lines == lines)
    host.graph.resize(width: 6)
    #expect(host.lines.allSatisfy { $0.count <= 6 })
  }
}
