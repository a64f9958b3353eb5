import Observation
import Platen
import PlatenTestScreens
import Testing

/// Tests that all changes in one turn of the main queue cause a single frame.
@MainActor
@Suite struct LiveScreenTests {
  @Test func changesInOneTurnProduceOneFrame() async {
    let model = NoteModel()
    let session = Session(NoteScreen(model: model))
    var frames: [[String]] = []
    session.onFrame = { frames.append(session.frame.lines.map(\.text)) }
    for count in 1...1_000 { model.count = count }
    model.text = "x"
    #expect(frames.isEmpty)
    await session.settle()
    #expect(frames.count == 1)
    #expect(frames.last?.contains("count 1000") == true)
  }

  @Test func aTurnWithoutAVisibleChangeProducesNoPatch() async {
    let model = NoteModel()
    let session = Session(NoteScreen(model: model))
    let before = session.frame
    model.count = 0
    await session.settle()
    #expect(before.patch(to: session.frame).isEmpty)
  }

  @Test func changesToUnusedStateProduceNoFrame() async {
    let (note, draft) = (NoteModel(), Draft())
    let session = Session(
      VStack {
        NoteScreen(model: note)
        DraftScreen(draft: draft)
      })
    var frames = 0
    session.onFrame = { frames += 1 }
    draft.notes += 1
    note.count = 0
    await session.settle()
    #expect(frames == 0)
  }

  @Test func theFrameUpdatesAutomaticallyAtTheEndOfTheTurn() async {
    let model = NoteModel()
    let session = Session(NoteScreen(model: model))
    model.count = 7
    await withCheckedContinuation { continuation in
      session.onFrame = { continuation.resume() }
    }
    #expect(session.frame.lines.map(\.text).contains("count 7"))
  }

  @Test func changingTheWidthProducesANewFrame() async {
    let session = Session(Text("one two three"), size: Session.Size(width: 20))
    #expect(session.frame.lines.map(\.text) == ["one two three"])
    session.resize(width: 7)
    await session.settle()
    #expect(session.frame.lines.map(\.text) == ["one two", "three"])
    session.resize(width: 0)
    await session.settle()
    #expect(session.frame.lines.allSatisfy { $0.width <= 1 })
  }
}

@Observable private final class Draft {
  var title = "draft"
  var notes = 0
}

private struct DraftScreen: View {
  let draft: Draft

  var body: some View { Text(draft.title) }
}
