import Platen

/// A screen with text editors in a form: in a section, with a label, and in a frame.
struct EditorScreen: View {
  @State private var notes = ""
  @State private var poem = "one\ntwo\nthree\nfour\nfive\nsix"
  @State private var name = ""

  var body: some View {
    Form {
      Section("Notes") { TextEditor(text: $notes) }
      LabeledContent("Poem") { TextEditor(text: $poem).frame(height: 64) }
      TextField("Name", text: $name)
      LabeledContent("Characters", value: "\(notes.count)")
    }
  }
}
