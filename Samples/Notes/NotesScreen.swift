// Notes that are searched, pinned, edited and deleted. Run it: swift run notes, or open notes in
// swift run gallery. It shows navigation with a sheet, validation with Combine, and a deletion that
// can be undone for ten seconds.

import Foundation
import Platen

// MARK: - View

public struct NotesScreen: View {
  @StateObject private var model: NotesModel

  /// Creates the notes screen.
  public init(notes: [Note] = .samples) {
    _model = StateObject(wrappedValue: NotesModel(notes: notes))
  }

  public var body: some View {
    NavigationStack {
      NoteList(model: model)
        .navigationTitle("Notes")
        .searchable(text: $model.query, prompt: "Title or text")
        .navigationDestination(for: Note.ID.self) { id in
          if let note = model.notes.first(where: { $0.id == id }) {
            NoteDetail(model: model, note: note)
          }
        }
    }
    .safeAreaInset(edge: .bottom, alignment: .leading) { UndoBar(model: model) }
    .sheet(item: $model.edited) { note in
      let titles = model.notes.filter { $0.id != note.id }.map(\.title)
      NoteEditor(note: note, titles: titles) { model.saveTapped($0) }
    }
  }
}

private struct NoteList: View {
  @ObservedObject var model: NotesModel

  var body: some View {
    Group {
      if !model.found.isEmpty {
        List {
          rows("Pinned", model.found.filter(\.isPinned))
          rows("Notes", model.found.filter { !$0.isPinned })
        }
      } else if model.notes.isEmpty {
        ContentUnavailableView(
          "No notes", systemImage: "note.text", description: Text("Add one with the button above."))
      } else {
        ContentUnavailableView.search
      }
    }
    .toolbar {
      Button("New note") { model.newNoteTapped() }.keyboardShortcut("n")
    }
  }

  @ViewBuilder private func rows(_ title: String, _ notes: [Note]) -> some View {
    if !notes.isEmpty {
      Section(title) {
        ForEach(notes) { note in
          NavigationLink(value: note.id) { NoteRow(note: note) }
            .accessibilityIdentifier(note.title)
            .swipeActions(edge: .leading) { PinButton(model: model, note: note) }
            .swipeActions {
              Button("Delete", role: .destructive) { model.deleteTapped(note) }
            }
        }
      }
    }
  }
}

private struct NoteRow: View {
  let note: Note

  var body: some View {
    HStack {
      Text(note.title)
      Spacer()
      Text(note.folder.rawValue).foregroundStyle(.secondary)
      Text(note.date, format: .dateTime.month(.abbreviated).day()).foregroundStyle(.secondary)
    }
  }
}

private struct PinButton: View {
  @ObservedObject var model: NotesModel
  let note: Note

  var body: some View { Button(note.isPinned ? "Unpin" : "Pin") { model.pinTapped(note) } }
}

private struct NoteDetail: View {
  @ObservedObject var model: NotesModel
  let note: Note
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      LabeledContent("Folder", value: note.folder.rawValue)
      LabeledContent("Date") { Text(note.date, style: .date) }
      Section { Text(note.text) }
    }
    .navigationTitle(note.title)
    .toolbar {
      Button("Edit") { model.editTapped(note) }.keyboardShortcut("e")
      PinButton(model: model, note: note).keyboardShortcut("p")
      Button("Delete", role: .destructive) {
        dismiss()
        model.deleteTapped(note)
      }
      .keyboardShortcut(.delete)
    }
  }
}

private struct NoteEditor: View {
  @StateObject private var model: NoteEditorModel
  private let title: String
  private let save: (Note) -> Void
  @Environment(\.dismiss) private var dismiss

  init(note: Note, titles: [String], save: @escaping (Note) -> Void) {
    _model = StateObject(wrappedValue: NoteEditorModel(note: note, titles: titles))
    title = note.title.isEmpty ? "New note" : "Edit “\(note.title)”"
    self.save = save
  }

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $model.note.title)
      } header: {
        Text(title)
      } footer: {
        if let message = model.message { Text(message).foregroundStyle(.red) }
      }
      Picker("Folder", selection: $model.note.folder) {
        ForEach(Note.Folder.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      DatePicker("Date", selection: $model.note.date, displayedComponents: .date)
      Toggle("Pinned", isOn: $model.note.isPinned)
      Section {
        LabeledContent("Text") { TextEditor(text: $model.note.text) }
      } footer: {
        Text("Words: \(model.wordCount)")
      }
      HStack {
        Button("Save") {
          save(model.note)
          dismiss()
        }
        .keyboardShortcut("s")
        .disabled(!model.canSave)
        Button("Cancel", role: .cancel) { dismiss() }
      }
    }
  }
}

/// A message about the latest deletion, with a button that undoes it.
private struct UndoBar: View {
  @ObservedObject var model: NotesModel

  var body: some View {
    if let note = model.deleted {
      HStack {
        Text("“\(note.title)” was deleted.")
        Button("Undo") { model.undoTapped() }.keyboardShortcut("z")
      }
    }
  }
}
