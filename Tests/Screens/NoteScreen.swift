import Platen

/// A model with a text and a counter.
final class NoteModel: ObservableObject {
  @Published var text = ""
  @Published var count = 0
}

/// A screen without secrets: a field, a counter and a button that is disabled at first.
struct NoteScreen: View {
  @ObservedObject var model = NoteModel()

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Text", text: $model.text)
      Text("count \(model.count)")
      Button("Count") { model.count += 1 }
      Button("Save") { Log.event("saved \(model.text)") }.disabled(model.text.isEmpty)
    }
  }
}
