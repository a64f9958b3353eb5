import PlatenLines
import PlatenReactive
import PlatenViews

/// A screen in a graph of its own: brings itself up to date when it is asked what it shows.
@MainActor
final class TestHost {
  let graph: Graph
  private(set) var warnings: [String] {
    get { log.texts }
    set { log.texts = newValue }
  }
  private let log = Log()

  /// What happened, in order.
  @MainActor
  final class Log {
    var texts: [String] = []
  }

  init<Root: View>(width: Int = 40, rows: Int = 20, _ root: Root) {
    graph = Graph(root, width: width, rows: rows) { [log] in log.texts.append($0) }
    graph.update()
  }

  /// What the screen shows now, as text.
  var lines: [String] {
    graph.update()
    return graph.block.lines.map(\.text)
  }

  /// What the screen shows now, as a picture.
  var picture: String { lines.joined(separator: "\n") }

  /// The evaluations that a change costs.
  func evaluations(of change: () -> Void) -> Int {
    graph.update()
    let before = graph.evaluations
    change()
    graph.update()
    return graph.evaluations - before
  }

  /// The control of a label.
  func control(_ label: String) -> ControlElement? {
    graph.update()
    return graph.controls.first { $0.label == label }
  }

  func press(_ label: String) { control(label)?.perform(.press) }
}

/// What a view shows in a width, as a picture.
@MainActor
func picture<Content: View>(_ width: Int, @ViewBuilder of content: () -> Content) -> String {
  TestHost(width: width, content()).picture
}
