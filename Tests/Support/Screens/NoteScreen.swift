import Platen

/// A model with a text and a counter.
package final class NoteModel: ObservableObject {
  @Published package var text = ""
  @Published package var count = 0

  package init() {}
}

/// A screen without secure fields: a field, a counter and an initially disabled button.
package struct NoteScreen: View {
  @ObservedObject private var model: NoteModel

  package init(model: NoteModel = NoteModel()) { self.model = model }

  package var body: some View {
    VStack(alignment: .leading) {
      TextField("Text", text: $model.text)
      Text("count \(model.count)")
      Button("Count") { model.count += 1 }
      Button("Save") { Log.event("saved \(model.text)") }.disabled(model.text.isEmpty)
    }
  }
}
