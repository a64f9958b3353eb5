import Platen
import PlatenContext
import Testing

@testable import PlatenSession

@MainActor
@Suite struct FocusManagerTests {
  private final class Model: ObservableObject {
    @Published var name = ""
    @Published var isOn = false
    @Published var hasName = true
    @Published var isDisabled = false
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.hasName { TextField("Name", text: $model.name).disabled(model.isDisabled) }
      Toggle("On", isOn: $model.isOn)
    }
  }

  private let model = Model()
  private let graph: Graph
  private let manager: FocusManager

  init() {
    graph = Graph(Screen(model: model), width: 40)
    manager = FocusManager(in: graph, context: SessionContext())
    update()
  }

  private func update() {
    graph.update()
    while manager.settle() { graph.update() }
  }

  private func moveOn(isForward: Bool = true) throws {
    let top = try #require(graph.layers.last)
    manager.move(to: try manager.neighbor(isForward: isForward, in: top), in: top)
  }

  @Test func thePromptIsFocusedInitially() {
    #expect(manager.holder == nil)
    #expect(manager.control == nil)
  }

  @Test func theFocusCyclesThroughTheControlsAndThePrompt() throws {
    var labels: [String?] = []
    for _ in 0..<3 {
      try moveOn()
      labels.append(manager.control?.label)
    }
    #expect(labels == ["Name", "On", nil])
    try moveOn(isForward: false)
    #expect(manager.control?.label == "On")
  }

  @Test func removingTheFocusedControlMovesTheFocusToTheNextOne() throws {
    try moveOn()
    model.hasName = false
    update()
    #expect(manager.holder == nil)
    try moveOn()
    #expect(manager.control?.label == "On")
  }

  @Test func disablingTheFocusedControlRemovesItsFocus() throws {
    try moveOn()
    model.isDisabled = true
    update()
    #expect(manager.control == nil)
  }

  @Test func theFocusedControlIsHighlightedOnlyWhenHighlightingIsEnabled() throws {
    try moveOn()
    update()
    let plain = graph.block.lines
    manager.isShown = true
    update()
    #expect(graph.block.lines != plain)
    manager.isShown = false
  }

  @Test func settlingWithoutChangesDoesNotMoveTheFocus() {
    #expect(!manager.mayMove)
    #expect(!manager.settle())
  }

  @Test func findingTheNextControlFailsOnAScreenWithoutControls() throws {
    let graph = Graph(Text("only text"), width: 40)
    graph.update()
    let manager = FocusManager(in: graph, context: SessionContext())
    #expect(throws: InputError.nothingToFocus) {
      try manager.neighbor(isForward: true, in: graph.layers.last)
    }
  }
}
