// Tables and outlines. Run it: swift run gallery, then open controls table or outlinegroup. It shows
// columns that sort their rows, a selection, and a tree of folders.

import Platen

// MARK: - Model

struct Folder: Identifiable {
  let name: String
  var folders: [Folder]?

  var id: String { name }

  static let all = [
    Folder(
      name: "Letters",
      folders: [
        Folder(name: "Family", folders: [Folder(name: "Grandmother")]), Folder(name: "Work"),
      ]),
    Folder(name: "Bills"),
  ]
}

// MARK: - View

public struct TablePage: View {
  @State private var planets = Planet.all
  @State private var order: [KeyPathComparator<Planet>] = []
  @State private var chosen: Planet.ID?

  public init() {}

  public var body: some View {
    Table(planets, selection: $chosen, sortOrder: $order) {
      TableColumn("Planet", value: \.name)
      TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
    }
    .frame(height: 9 * 16)
    .onChange(of: order) { planets.sort(using: order) }
    Text(chosen.map { "Chosen: \($0)" } ?? "None is chosen.")
  }
}

public struct OutlineGroupPage: View {
  public init() {}

  public var body: some View {
    List {
      OutlineGroup(Folder.all, children: \.folders) { Text($0.name) }
    }
  }
}
