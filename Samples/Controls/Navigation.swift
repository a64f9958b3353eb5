// Navigation: stacks of pages, columns, toolbars and search. Run it: swift run gallery, then open
// controls navigationstack, navigationsplitview, toolbar or searchable. It shows links by value, a
// path that buttons change, a selection that fills the detail column, and a list that is filtered.

import Platen

// MARK: - View

public struct NavigationStackPage: View {
  @State private var path: [Planet] = []

  public init() {}

  public var body: some View {
    NavigationStack(path: $path) {
      List(Planet.all) { NavigationLink($0.name, value: $0) }
        .navigationTitle("Planets")
        .navigationDestination(for: Planet.self) { PlanetPage(planet: $0, path: $path) }
    }
  }
}

/// The destination of a link: a planet and the ways to others.
private struct PlanetPage: View {
  let planet: Planet
  @Binding var path: [Planet]

  var body: some View {
    LabeledContent("Moons", value: "\(planet.moons)")
    if let next { NavigationLink("Next: \(next.name)", value: next) }
    Button("Back to all planets") { path = [] }
      .navigationTitle(planet.name)
  }

  private var next: Planet? { Planet.all.drop { $0 != planet }.dropFirst().first }
}

public struct NavigationSplitViewPage: View {
  @State private var chosen: Planet?

  public init() {}

  public var body: some View {
    NavigationSplitView {
      List(Planet.all.prefix(4), id: \.self, selection: $chosen) { Text($0.name) }
        .navigationTitle("Planets")
    } detail: {
      if let chosen {
        Text("Moons of \(chosen.name): \(chosen.moons)")
      } else {
        Text("Choose a planet.")
      }
    }
  }
}

public struct ToolbarPage: View {
  @State private var state = "A draft"
  @State private var isUrgent = false

  public init() {}

  public var body: some View {
    NavigationStack {
      Text(isUrgent ? "\(state), urgent" : state)
        .navigationTitle("Message")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Discard") { state = "Discarded" } }
          ToolbarItem(placement: .confirmationAction) { Button("Send") { state = "Sent" } }
          ToolbarItem(placement: .bottomBar) { Toggle("Urgent", isOn: $isUrgent) }
        }
    }
  }
}

public struct SearchablePage: View {
  @State private var query = ""

  public init() {}

  public var body: some View {
    NavigationStack {
      Group {
        if found.isEmpty {
          ContentUnavailableView.search(text: query)
        } else {
          List(found) { Text($0.name) }
        }
      }
      .navigationTitle("Planets")
      .searchable(text: $query, prompt: "Name of a planet")
    }
  }

  private var found: [Planet] {
    Planet.all.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
  }
}
