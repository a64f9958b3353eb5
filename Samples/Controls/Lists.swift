// Rows: some to select, some in sections, some to delete; and a text to scroll.
// Run it: swift run gallery, then open controls list, section, ondelete or scrollview.
// It shows windows of many rows, headers and footers, and a model that loses its elements.

import Platen

// MARK: - Model

final class NotesModel: ObservableObject {
  @Published var notes = ["Milk", "Bread", "Tea"]
}

// MARK: - View

public struct ListPage: View {
  @State private var chosen: Int?

  public init() {}

  public var body: some View {
    Text(chosen.map { "Chosen: \($0)" } ?? "None is chosen.")
    List(1..<1001, id: \.self, selection: $chosen) { number in
      Text("Row of the number \(number)")
    }
    .frame(height: 5 * 16)
  }
}

public struct SectionPage: View {
  public init() {}

  public var body: some View {
    List {
      Section("Fruits") {
        Text("Apple")
        Text("Pear")
      }
      Section {
        Text("Leek")
      } header: {
        Text("Vegetables")
      } footer: {
        Text("More in spring")
      }
    }
  }
}

public struct OnDeletePage: View {
  @StateObject private var model = NotesModel()

  public init() {}

  public var body: some View {
    List {
      ForEach(model.notes, id: \.self) { Text($0) }
        .onDelete { model.notes.remove(atOffsets: $0) }
    }
  }
}

public struct ScrollViewPage: View {
  public init() {}

  public var body: some View {
    ScrollView {
      ForEach(1..<21) { Text("Line \($0) of 20") }
    }
    .frame(height: 5 * 16)
  }
}
