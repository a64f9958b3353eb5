import PlatenContext
import PlatenLines
import PlatenNavigation

/// A screen in its own graph, updated before each access to its content.
@MainActor
final class TestGraph {
  let graph: Graph
  private(set) var warnings: [String] {
    get { log.texts }
    set { log.texts = newValue }
  }
  private let log = Log()

  /// The warnings of the graph, in order.
  @MainActor
  final class Log {
    var texts: [String] = []
  }

  init<Root: View>(width: Int = 40, rows: Int = 20, _ root: Root) {
    graph = Graph(root, width: width, rows: rows) { [log] in log.texts.append($0) }
    graph.update()
  }

  /// The lines of the updated screen, as plain text.
  var lines: [String] {
    graph.update()
    return graph.block.lines.map(\.text)
  }

  /// The lines of the updated screen, joined by newlines.
  var picture: String { lines.joined(separator: "\n") }

  /// Returns the number of evaluations that a change causes.
  func evaluations(of change: () -> Void) -> Int {
    graph.update()
    let before = graph.evaluations
    change()
    graph.update()
    return graph.evaluations - before
  }

  /// Returns the first control with a label.
  func control(_ label: String) -> ControlElement? {
    graph.update()
    return graph.controls.first { $0.label == label }
  }

  func press(_ label: String) { control(label)?.perform(.press) }
}

/// Returns the rendered text of a view at a width in cells, with lines joined by newlines.
@MainActor
func picture<Content: View>(_ width: Int, @ViewBuilder of content: () -> Content) -> String {
  TestGraph(width: width, content()).picture
}
