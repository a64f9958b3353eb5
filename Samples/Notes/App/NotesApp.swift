import NotesSample
import PlatenREPL

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup("notes") { NotesScreen() }
  }
}
