import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

/// Sheets, their environment, and how they close.
@MainActor
@Suite struct SheetTests {
  private struct Profile: View {
    @State private var name = "Ada"
    @State private var isEditing = false
    @State private var closed = 0

    var body: some View {
      Text("Hello, \(name)!")
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing, onDismiss: { closed += 1 }) { Editor(name: $name) }
      Text(closed == 0 ? "" : "closed \(closed)")
    }
  }

  private struct Editor: View {
    @Binding var name: String
    @State private var draft = ""
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text(isPresented ? "New name" : "not presented")
      TextField("Name", text: $draft)
      Button("Done") {
        name = draft
        dismiss()
      }
    }
  }

  @Test func aSheetCanDismissItself() async {
    await expectTranscript(of: Profile()) {
      """
        Hello, Ada!
        ( Edit )
      > press Edit
      + ── sheet, dismiss closes it ──
      + New name
      + Name [                                      ]
      + ( Done )
      > set Name Grace
      - Name [                                      ]
      + Name [Grace                                 ]
      > press Done
      - Hello, Ada!
      + Hello, Grace!
      - ── sheet, dismiss closes it ──
      - New name
      - Name [Grace                                 ]
      - ( Done )
      + closed 1
      """
    }
  }

  @Test func aReopenedSheetHasNewState() async {
    await expectTranscript(of: Profile()) {
      """
      > press Edit
      + ── sheet, dismiss closes it ──
      + New name
      + Name [                                      ]
      + ( Done )
      > set Name draft
      - Name [                                      ]
      + Name [draft                                 ]
      > dismiss
      - ── sheet, dismiss closes it ──
      - New name
      - Name [draft                                 ]
      - ( Done )
      + closed 1
      > press Edit
      + ── sheet, dismiss closes it ──
      + New name
      + Name [                                      ]
      + ( Done )
      """
    }
  }

  private struct Note: Identifiable {
    let id: Int
  }

  private final class Model: ObservableObject {
    @Published var note: Note?
    @Published var isShown = false
    @Published var mark = "unmarked"
    let history = History()
  }

  private struct Notes: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("notes")
        .sheet(item: $model.note, onDismiss: { model.history.note("gone") }) { note in
          Tally("note \(note.id)")
            .onAppear { model.history.note("+\(note.id)") }
            .onDisappear { model.history.note("-\(note.id)") }
        }
    }
  }

  @Test func changingTheItemPresentsANewSheet() {
    let model = Model()
    let host = TestGraph(Notes(model: model))
    model.note = Note(id: 1)
    #expect(host.lines == ["notes", "── sheet, dismiss closes it ──", "( note 1 0 )"])
    host.press("note 1")
    model.note = Note(id: 1)
    #expect(
      host.lines == ["notes", "── sheet, dismiss closes it ──", "( note 1 1 )"], "the same item")
    #expect(model.history.take() == ["+1"])
    model.note = Note(id: 2)
    #expect(host.lines == ["notes", "── sheet, dismiss closes it ──", "( note 2 0 )"])
    #expect(model.history.take() == ["-1", "gone", "+2"])
    model.note = nil
    #expect(host.lines == ["notes"])
    #expect(model.history.take() == ["-2", "gone"])
  }

  private struct Marks: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("below")
        .sheet(isPresented: $model.isShown) { Mark() }
        .environment(\.mark, model.mark)
    }
  }

  private struct Mark: View {
    @Environment(\.mark) private var mark

    var body: some View { Text(mark) }
  }

  @Test func aSheetInheritsTheEnvironmentOfItsPresenter() {
    let model = Model()
    let host = TestGraph(Marks(model: model))
    model.isShown = true
    #expect(host.lines == ["below", "── sheet, dismiss closes it ──", "unmarked"])
    model.mark = "marked"
    #expect(host.lines == ["below", "── sheet, dismiss closes it ──", "marked"])
  }

  @Test func aSheetReceivesLaterChangesToTheEnvironmentOfItsPresenter() {
    let model = Model()
    model.isShown = true
    let host = TestGraph(LateMarks(model: model))
    #expect(host.lines == ["below", "── sheet, dismiss closes it ──", "unmarked"])
    model.mark = "late"
    #expect(host.lines == ["below", "── sheet, dismiss closes it ──", "late"])
  }

  private struct LateMarks: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("below")
        .sheet(isPresented: $model.isShown) { Mark() }
        .transformEnvironment(\.self) { if model.mark == "late" { $0.mark = model.mark } }
    }
  }

  private final class Owned: ObservableObject {}

  private struct Owner: View {
    @StateObject private var owned = Owned()
    let note: (Owned) -> Void

    var body: some View { Text("owner").onAppear { note(owned) } }
  }

  private struct Container<Content: View>: View {
    @ObservedObject var model: Model
    let content: () -> Content

    var body: some View { Text("below").sheet(isPresented: $model.isShown, content: content) }
  }

  @Test func closingASheetReleasesItsObjects() {
    let model = Model()
    weak var owned: Owned?
    let host = TestGraph(Container(model: model) { Owner { owned = $0 } })
    model.isShown = true
    #expect(host.lines.last == "owner")
    #expect(owned != nil)
    model.isShown = false
    #expect(host.lines == ["below"])
    #expect(owned == nil)
  }

  @Test func dismissHasNoEffectOutsideAPresentation() {
    var name = ""
    let host = TestGraph(
      Editor(
        name: Binding {
          name
        } set: {
          name = $0
        }))
    #expect(host.lines.first == "not presented")
    host.press("Done")
    #expect(host.lines.count == 3)
  }
}
