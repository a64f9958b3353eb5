import PlatenNavigation
import PlatenTesting
import Testing

private struct Note: Identifiable {
  let id: Int
  var text: String
}

@MainActor
@Suite struct EditActionsTests {
  @Test func theUserDeletesAndMovesTheElementsOfABinding() async {
    let notes = [Note(id: 1, text: "a"), Note(id: 2, text: "b"), Note(id: 3, text: "c")]
    let screen = Stated(notes) { notes in
      List(notes, editActions: .all) { $note in Text(note.text) }
      Text(notes.wrappedValue.map(\.text).joined())
    }
    await expectTranscript(of: screen, width: 30) {
      """
        a
        b
        c
        abc
      > press List[1]/Delete
      - a
      - abc
      + bc
      > move List 2 1
      ~ c
      - bc
      + cb
      """
    }
  }

  @Test func onlyTheGivenActionsAreAvailable() async {
    let screen = Stated([Note(id: 1, text: "a")]) { notes in
      List { ForEach(notes, editActions: .move) { $note in Text(note.text) } }
    }
    let host = TestGraph(screen)
    #expect(host.control("Delete") == nil)
  }
}
