import PlatenContext
import PlatenNavigation
import Testing

/// When a graph requests an update, and when it stops.
@MainActor
@Suite struct GraphTests {
  private final class Parent: ObservableObject {
    @Published var openChildren = 0
  }

  private final class Child: ObservableObject {
    private let parent: Parent
    init(of parent: Parent) { self.parent = parent }
    deinit { parent.openChildren -= 1 }
  }

  private struct ChildView: View {
    @StateObject var child: Child
    var body: some View { Text("child") }
  }

  private struct ParentView: View {
    @ObservedObject var parent: Parent
    let isOpen: Bool

    var body: some View {
      Text("\(parent.openChildren)")
      if isOpen { ChildView(child: Child(of: parent)) }
    }
  }

  private struct Switch: View {
    let parent: Parent
    @State private var isOpen = true

    var body: some View {
      Button("close") { isOpen = false }
      ParentView(parent: parent, isOpen: isOpen)
    }
  }

  @Test func aModelThatPublishesDuringDeinitRequestsAnotherUpdate() {
    let parent = Parent()
    let graph = Graph(Switch(parent: parent), width: 20)
    graph.update()
    var asked = 0
    graph.onNeedsUpdate = { asked += 1 }
    graph.controls.first?.perform(.press)
    graph.update()
    #expect(parent.openChildren == -1)
    if graph.block.lines[1].text != "-1" {
      #expect(asked == 2)
      graph.update()
    }
    #expect(graph.block.lines[1].text == "-1")
  }

  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  private final class Restless: ObservableObject {
    init(_ counter: Counter) { counter.count += 1 }
  }

  private struct RestlessView: View {
    @StateObject var model: Restless
    var body: some View { Text("restless") }
  }

  private struct Loop: View {
    @ObservedObject var counter: Counter
    var body: some View {
      RestlessView(model: Restless(counter)).id(counter.count)
    }
  }

  @Test func anEndlessEvaluationLoopIsReported() {
    var warnings: [String] = []
    let graph = Graph(Loop(counter: Counter()), width: 20) { warnings.append($0) }
    graph.update()
    #expect(warnings.contains { $0.contains("did not settle") })
  }
}
