// Grids: aligned rows, and columns filled from a collection. Run it: swift run gallery, then open
// controls grid, lazyvgrid or lazyhgrid. It shows column alignment and spans.

import Platen

// MARK: - Model

struct Planet: Identifiable, Hashable {
  let name: String
  let moons: Int

  var id: String { name }

  static let all = [
    Planet(name: "Mercury", moons: 0), Planet(name: "Venus", moons: 0),
    Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2),
    Planet(name: "Jupiter", moons: 95), Planet(name: "Saturn", moons: 146),
    Planet(name: "Uranus", moons: 28), Planet(name: "Neptune", moons: 16),
  ]
}

// MARK: - View

public struct GridPage: View {
  public init() {}

  public var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Planet").bold()
        Text("Moons").bold().gridColumnAlignment(.trailing)
      }
      Divider()
      ForEach(Planet.all.suffix(4)) { planet in
        GridRow {
          Text(planet.name)
          Text("\(planet.moons)")
        }
      }
      GridRow { Text("As of 2023").gridCellColumns(2).foregroundStyle(.secondary) }
    }
  }
}

public struct LazyVGridPage: View {
  public init() {}

  public var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], alignment: .leading) {
      ForEach(Planet.all) { Text($0.name) }
    }
  }
}

public struct LazyHGridPage: View {
  public init() {}

  public var body: some View {
    LazyHGrid(rows: [GridItem(), GridItem(), GridItem()]) {
      ForEach(Planet.all) { Text($0.name) }
    }
  }
}
