// Lists: selection, sections, deletion, reordering and swipe actions. Run it: swift run gallery,
// then open controls list, section, tag, ondelete, onmove, swipeactions. It shows a scrollable
// list, headers and footers, and a model whose elements are removed and moved.

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

public struct TagPage: View {
  @State private var chosen: Set<String> = ["in"]

  public init() {}

  public var body: some View {
    List(selection: $chosen) {
      Text("Inbox").tag("in")
      Section("More") {
        Text("Sent").tag("out")
        Text("Outbox, broken").tag("failed").selectionDisabled()
      }
    }
    Text("Shown: \(chosen.sorted().joined(separator: ", "))")
  }
}

public struct OnDeletePage: View {
  @StateObject private var model = NotesModel()

  public init() {}

  public var body: some View {
    List {
      ForEach(model.notes, id: \.self) { Text($0).deleteDisabled($0 == "Tea") }
        .onDelete { model.notes.remove(atOffsets: $0) }
    }
  }
}

public struct OnMovePage: View {
  @StateObject private var model = NotesModel()

  public init() {}

  public var body: some View {
    List {
      Section("To buy") {
        ForEach(model.notes, id: \.self) { Text($0).moveDisabled($0 == "Tea") }
          .onMove { model.notes.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

public struct SwipeActionsPage: View {
  @StateObject private var model = NotesModel()

  public init() {}

  public var body: some View {
    List(model.notes, id: \.self) { note in
      Text(note).swipeActions {
        Button("Bought") { model.notes.removeAll { $0 == note } }
      }
    }
  }
}

public struct DiffableListPage: View {
  @StateObject private var stock = DiffableDataSource<String, String>()

  public init() {}

  public var body: some View {
    DiffableList(stock) { fruit in
      Text(fruit)
    } header: { place in
      Text(place)
    }
    Button("Fill") {
      change {
        $0.deleteAllItems()
        $0.appendSections(["Shelf", "Window"])
        $0.appendItems(["Pear", "Apple", "Fig"], toSection: "Shelf")
      }
    }
    Button("Sort") { change { $0.moveItem("Apple", beforeItem: "Pear") } }
    Button("Show") {
      change {
        $0.deleteItems(["Apple"])
        $0.appendItems(["Apple"], toSection: "Window")
      }
    }
    Button("Sell") { change { $0.deleteItems(["Pear"]) } }
  }

  private func change(_ change: (inout DiffableDataSourceSnapshot<String, String>) -> Void) {
    var snapshot = stock.snapshot()
    change(&snapshot)
    stock.apply(snapshot)
  }
}
