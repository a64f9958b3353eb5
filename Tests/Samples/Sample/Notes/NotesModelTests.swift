import Foundation
import NotesSample
import PlatenTesting
import Testing

/// Tests of the notes model without a screen, on its own scheduler.
@MainActor
@Suite struct NotesModelTests {
  private let scheduler = RunLoop.test

  private func model(_ notes: [Note] = .samples) -> NotesModel {
    NotesModel(notes: notes, scheduler: scheduler.eraseToAnyScheduler())
  }

  @Test func foundNotesAreSortedByDate() {
    let model = model()
    #expect(model.found.map(\.id) == [2, 3, 1, 4])
    model.saveTapped(Note(id: 5, title: "Old", text: "", folder: .work, date: .distantPast))
    #expect(model.found.map(\.id) == [2, 3, 1, 4, 5])
  }

  @Test func theQueryAppliesAfterAPauseInTitlesAndText() {
    let model = model()
    model.query = "T"
    model.query = "tickets"
    scheduler.advance(by: .milliseconds(299))
    #expect(model.found.count == 4)
    scheduler.advance(by: .milliseconds(1))
    #expect(model.found.map(\.title) == ["Trip to Zurich"])
    model.deleteTapped(model.found[0])
    #expect(model.found == [])
  }

  @Test func anUndoneDeletionRestoresTheNote() {
    let model = model()
    let note = model.found[1]
    model.deleteTapped(note)
    #expect(model.deleted == note)
    #expect(!model.notes.contains(note))
    model.undoTapped()
    #expect(model.deleted == nil)
    #expect(model.found[1] == note)
    model.undoTapped()
    #expect(model.notes.count == 4)
  }

  @Test func aNewNoteDoesNotReplaceADeletedNote() throws {
    let model = model()
    model.deleteTapped(model.notes[3])
    model.newNoteTapped()
    model.saveTapped(try #require(model.edited))
    model.undoTapped()
    #expect(Set(model.notes.map(\.id)).count == 5)
  }

  @Test func aDeletionCanBeUndoneForTenSeconds() {
    let model = model()
    model.deleteTapped(model.found[0])
    scheduler.advance(by: .seconds(4))
    let second = model.found[0]
    model.deleteTapped(second)
    scheduler.advance(by: .milliseconds(9_999))
    #expect(model.deleted == second)
    scheduler.advance(by: .milliseconds(1))
    #expect(model.deleted == nil)
    #expect(model.notes.count == 2)
  }

  @Test func theTimeOfAnUndoneDeletionDoesNotShortenTheNext() {
    let model = model()
    model.deleteTapped(model.found[0])
    scheduler.advance(by: .seconds(4))
    model.undoTapped()
    model.deleteTapped(model.found[1])
    scheduler.advance(by: .seconds(9))
    #expect(model.deleted != nil)
    scheduler.advance(by: .seconds(1))
    #expect(model.deleted == nil)
    expectNothingPending(scheduler.pending)
  }

  @Test func aNewNoteIsAddedWhenItIsSaved() throws {
    let model = model()
    model.newNoteTapped()
    var note = try #require(model.edited)
    #expect(note.date == scheduler.now.date)
    #expect(model.notes.count == 4)
    note.title = "Dentist"
    model.saveTapped(note)
    note.title = " Dentist in May "
    model.saveTapped(note)
    #expect(model.notes.map(\.title).suffix(2) == ["Books to read", "Dentist in May"])
  }

  @Test func aDeletedNoteIsNeitherPinnedNorDeletedAgain() {
    let model = model()
    let note = model.found[0]
    model.pinTapped(note)
    #expect(model.found[0].isPinned != note.isPinned)
    model.deleteTapped(note)
    let deleted = model.deleted
    model.pinTapped(note)
    model.deleteTapped(note)
    #expect(model.deleted == deleted)
    #expect(model.notes.count == 3)
  }
}

/// Tests of the validation in the editor.
@MainActor
@Suite struct NoteEditorModelTests {
  @Test(arguments: [
    ("Dentist", nil), (" Dentist ", nil), ("", "Enter a title."), ("  ", "Enter a title."),
    ("Groceries", "Another note has this title."), (" Groceries", "Another note has this title."),
    (String(repeating: "x", count: 40), nil),
    (String(repeating: "x", count: 41), "A title has at most 40 characters."),
  ])
  func aTitleIsValidated(title: String, message: String?) {
    let model = NoteEditorModel(note: [Note].samples[1], titles: ["Groceries"])
    #expect(model.canSave)
    model.note.title = title
    #expect(model.message == message)
    #expect(model.canSave == (message == nil))
  }

  @Test func anUntouchedNewNoteHasNoMessageButCannotBeSaved() {
    let note = Note(id: 9, title: "", text: "", folder: .work, date: .distantPast)
    let model = NoteEditorModel(note: note, titles: [])
    #expect(model.message == nil)
    #expect(!model.canSave)
  }

  @Test func theWordsOfTheTextAreCounted() {
    let model = NoteEditorModel(note: [Note].samples[0], titles: [])
    #expect(model.wordCount == 5)
    model.note.text = " Tea \n\n for two"
    #expect(model.wordCount == 3)
  }
}
