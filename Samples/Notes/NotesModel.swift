import Foundation
import Platen

/// A note.
public struct Note: Identifiable, Hashable, Sendable {
  /// The subject that a note is filed under.
  public enum Folder: String, CaseIterable, Sendable {
    case personal = "Personal"
    case work = "Work"
    case travel = "Travel"
  }

  public let id: Int
  public var title: String
  public var text: String
  public var folder: Folder
  public var date: Date
  public var isPinned: Bool

  public init(
    id: Int, title: String, text: String, folder: Folder, date: Date, isPinned: Bool = false
  ) {
    (self.id, self.title, self.text) = (id, title, text)
    (self.folder, self.date, self.isPinned) = (folder, date, isPinned)
  }
}

/// The notes, which are kept in memory only.
@MainActor
public final class NotesModel: ObservableObject {
  @Published public var query = ""
  @Published public private(set) var notes: [Note]
  /// The notes that match the query, newest first.
  @Published public private(set) var found: [Note] = []
  /// The note in the editor, or `nil` if the editor is closed.
  @Published public var edited: Note?
  /// The note that was deleted last, for as long as the deletion can be undone.
  @Published public private(set) var deleted: Note?

  /// The time during which a deletion can be undone, in seconds.
  public static let undoTime = 10

  private let scheduler: AnySchedulerOf<RunLoop>
  private var lastID: Int

  public init(
    notes: [Note], scheduler: AnySchedulerOf<RunLoop> = RunLoop.main.eraseToAnyScheduler()
  ) {
    (self.notes, self.scheduler) = (notes, scheduler)
    lastID = notes.map(\.id).max() ?? 0
    let queries =
      $query.dropFirst()
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .prepend("")
      .removeDuplicates()
    $notes.combineLatest(queries)
      .map { notes, query in notes.filter { $0.matches(query) }.sorted { $0.date > $1.date } }
      .assign(to: &$found)
    $deleted
      .filter { $0 != nil }
      .debounce(for: .seconds(Self.undoTime), scheduler: scheduler)
      .map { _ in nil }
      .assign(to: &$deleted)
  }

  /// Opens the editor with an empty note, which is not among the notes until it is saved.
  public func newNoteTapped() {
    lastID += 1
    edited = Note(
      id: lastID, title: "", text: "", folder: .personal, date: scheduler.now.date)
  }

  public func editTapped(_ note: Note) { edited = note }

  public func saveTapped(_ note: Note) {
    var note = note
    note.title = note.trimmedTitle
    if let index = notes.firstIndex(where: { $0.id == note.id }) {
      notes[index] = note
    } else {
      notes.append(note)
    }
  }

  public func pinTapped(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].isPinned.toggle()
  }

  public func deleteTapped(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    deleted = notes.remove(at: index)
  }

  public func undoTapped() {
    guard let deleted else { return }
    notes.append(deleted)
    self.deleted = nil
  }
}

extension Note {
  fileprivate var trimmedTitle: String { title.trimmingCharacters(in: .whitespaces) }

  fileprivate func matches(_ query: String) -> Bool {
    query.isEmpty || [title, text].contains { $0.localizedCaseInsensitiveContains(query) }
  }
}

/// A note that is being edited.
@MainActor
public final class NoteEditorModel: ObservableObject {
  @Published public var note: Note
  /// The reason why the note cannot be saved, which is not shown before the title has changed.
  @Published public private(set) var message: String?
  @Published public private(set) var canSave = false
  @Published public private(set) var wordCount = 0

  /// The largest number of characters in a title.
  static let longestTitle = 40

  /// Creates the model of an editor.
  ///
  /// - Parameter titles: The titles of the other notes, which this note cannot have.
  public init(note: Note, titles: [String]) {
    self.note = note
    let problem =
      $note
      .map(\.trimmedTitle)
      .removeDuplicates()
      .map { Self.problem(of: $0, among: titles) }
    problem.map { $0 == nil }.assign(to: &$canSave)
    problem.dropFirst().assign(to: &$message)
    $note
      .map { $0.text.split(whereSeparator: \.isWhitespace).count }
      .removeDuplicates()
      .assign(to: &$wordCount)
  }

  private static func problem(of title: String, among titles: [String]) -> String? {
    if title.isEmpty { return "Enter a title." }
    if title.count > longestTitle { return "A title has at most \(longestTitle) characters." }
    if titles.contains(title) { return "Another note has this title." }
    return nil
  }
}

extension [Note] {
  /// The notes of a person who travels to Zurich in May 2026.
  public static let samples = [
    Note(
      id: 1, title: "Groceries", text: "Milk\nBread\nA dozen eggs", folder: .personal,
      date: Date(timeIntervalSince1970: 1_777_593_600)),  // 2026-05-01
    Note(
      id: 2, title: "Trip to Zurich", text: "Train at 8:34 from platform 7.\nBring the tickets.",
      folder: .travel, date: Date(timeIntervalSince1970: 1_777_852_800), isPinned: true),  // 05-04
    Note(
      id: 3, title: "Release checklist", text: "Run the tests.\nUpdate the changelog.\nTag.",
      folder: .work, date: Date(timeIntervalSince1970: 1_777_680_000)),  // 2026-05-02
    Note(
      id: 4, title: "Books to read", text: "The Periodic Table, Primo Levi", folder: .personal,
      date: Date(timeIntervalSince1970: 1_777_420_800)),  // 2026-04-29
  ]
}
