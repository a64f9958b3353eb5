import Foundation
import Platen

/// A screen with text editors in a form, in a section and in a frame, and with a field for a date.
struct EditorScreen: View {
  @State private var notes = ""
  @State private var poem = "one\ntwo\nthree\nfour\nfive\nsix"
  @State private var name = ""
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    Form {
      Section("Notes") { TextEditor(text: $notes) }
      LabeledContent("Poem") { TextEditor(text: $poem).frame(height: 64) }
      TextField("Name", text: $name)
      DatePicker("Day", selection: $day, displayedComponents: .date)
      Button("Save") {}
      LabeledContent("Characters", value: "\(notes.count)")
    }
    .environment(\.timeZone, .gmt)
  }
}
