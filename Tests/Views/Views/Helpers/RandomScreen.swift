import PlatenLines
import PlatenNavigation

/// A screen whose views and width change at random, reproducibly for a seed.
@MainActor
struct RandomScreen {
  let plant: RandomViewModel
  let graph: Graph
  let warnings = TestGraph.Log()
  private(set) var width: Int
  private let pressesButtons: Bool
  private var random: SeededGenerator

  init(seed: UInt64, pressesButtons: Bool = true) {
    random = SeededGenerator(seed: seed)
    self.pressesButtons = pressesButtons
    plant = RandomViewModel(&random, depth: 5)
    width = Int.random(in: 1...90, using: &random)
    graph = Graph(PlantView(plant: plant), width: width) { [warnings] in warnings.texts.append($0) }
    graph.update()
  }

  var frame: Frame { Frame(graph.block) }

  /// Makes one to three random changes and updates the screen.
  mutating func change() {
    for _ in 0..<Int.random(in: 1...3, using: &random) { changeOnce() }
    graph.update()
  }

  private mutating func changeOnce() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      width = Int.random(in: 1...90, using: &random)
      graph.resize(width: width)
    case 1 where pressesButtons:
      graph.layers.flatMap(\.controls).filter { $0.takes(.press) }
        .randomElement(using: &random)?.perform(.press)
    default: plant.changeSomewhere(&random)
    }
  }
}

extension ControlElement {
  /// The role, label, value, identifier and enabled state of the control.
  var description: String {
    "\(role.rawValue) \(label) \(value ?? "-") \(identifier ?? "-") \(isEnabled)"
  }
}
