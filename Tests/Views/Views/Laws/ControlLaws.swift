import PlatenNavigation
import Testing

/// Laws for the controls of every screen.
@MainActor
@Suite struct ControlLaws {
  /// > Law: finding a single control gives the same result as listing all controls, and a removed
  /// > control is found in neither way.
  @Test(arguments: seeds)
  func findingASingleControlMatchesListingAllControls(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let plant = RandomViewModel(&random, depth: 4)
    let graph = Graph(NamedPlants(plant: plant), width: 60, rows: 6)
    var known: [ControlElement] = []
    for _ in 0..<15 {
      plant.changeSomewhere(&random)
      graph.update()
      let controls = graph.controls
      known = controls + known.shuffled(using: &random).prefix(30)
      for control in known {
        let listed = controls.first { $0.origin == control.origin }
        #expect(graph.current(control).map(\.everything) == listed.map(\.everything))
      }
    }
    graph.close()
    #expect(known.allSatisfy { graph.current($0) == nil })
  }
}

/// Random views inside all modifiers that affect controls.
private struct NamedPlants: View {
  @ObservedObject var plant: RandomViewModel
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      PlantView(plant: plant).focused($isFocused)
      Group {
        PlantRows(plants: plant.parts)
        Button("Save") {}.accessibilityIdentifier("save")
      }
      .accessibilityLabel(plant.text).keyboardShortcut(plant.isOn ? .defaultAction : nil)
      LabeledContent("Labelled") {
        TextField("", text: $plant.text).disabled(plant.number > 6)
        PlantRows(plants: Array(plant.parts.prefix(1)))
      }
      List {
        ForEach(plant.parts, id: \.id) { PlantView(plant: $0) }.onDelete { _ in }
        ForEach(plant.all, id: \.id) { part in
          TextField("row \(part.number)", text: .constant(part.text)).accessibilityIdentifier("row")
            .swipeActions { Button("Archive") {} }
        }
      }
      TabView {
        PlantRows(plants: plant.parts).tabItem { Text(plant.text) }
        Toggle("On", isOn: $plant.isOn).tabItem { Text("Other") }
      }
    }
  }
}

extension ControlElement {
  /// Every property of the control, as text.
  fileprivate var everything: String {
    """
    \(description) \(options) \(range ?? "-") \(actions.map(\.rawValue).sorted()) \(isFocusable) \
    \(isSeen) \(isReachable) \(path) \(focusLinks.map(\.state)) \(hasSubmitAction) \
    \(String(describing: shortcut)) \(String(describing: purpose)) \(origin) \
    \(secret?() ?? "-") \(String(describing: rows?.shown)) \(String(describing: group)) \(spoken)
    """
  }
}
